extension URLSessionConfiguration {
  /// Accepted; nothing is launched over a transfer here.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// Accepted; what a connection costs is not known here.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Accepted; there is no low data mode here.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}
