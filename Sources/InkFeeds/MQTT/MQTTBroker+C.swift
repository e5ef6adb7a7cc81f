import CMosquitto

extension MQTTBroker {
  /// Gives the broker to C, for as long as `body` runs.
  func withC<Result>(password: String?, _ body: (UnsafePointer<cmosquitto_broker>) -> Result) -> Result {
    Self.withCString(host) { host in
      Self.withCString(user) { user in
        Self.withCString(password) { password in
          Self.withCString(certificates) { certificates in
            var broker = cmosquitto_broker()
            broker.host = host
            broker.port = Int32(port)
            broker.user = user
            broker.password = password
            broker.is_secure = isSecure
            broker.certificates = certificates
            broker.keep_alive = 300
            broker.first_pause = Int32(Int.random(in: pause))
            broker.longest_pause = 300
            return body(&broker)
          }
        }
      }
    }
  }

  private static func withCString<Result>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result)
    -> Result
  {
    guard let text else { return body(nil) }
    return text.withCString { body($0) }
  }
}
