/// A way of changing the picture on a panel behind an IT8951.
public enum IT8951Waveform: Sendable, CaseIterable {
  /// Everything to white, whatever was there: the first one after power-up.
  case initialize
  /// To black and white without a flash; greys come out wrong.
  case direct
  /// All sixteen greys, with a flash.
  case gray16
  /// All sixteen greys, white staying white without a flash.
  case quietGray16
  /// Black and white as fast as it goes; ghosts add up.
  case animation

  /// The number in the display command, where A2's is the panel's own (IT8951 guide, display modes).
  func number(_ info: IT8951Info) -> UInt16 {
    switch self {
    case .initialize: 0
    case .direct: 1
    case .gray16: 2
    case .quietGray16: 3
    case .animation: info.a2Mode
    }
  }

  /// How long it takes at room temperature (GxEPD2, classes it60, it78, it103: full 574 to 827 ms, partial 247 to
  /// 331 ms); what is waited for is five seconds.
  public var typical: Duration {
    switch self {
    case .initialize: .milliseconds(2000)
    case .direct: .milliseconds(260)
    case .gray16: .milliseconds(630)
    case .quietGray16: .milliseconds(630)
    case .animation: .milliseconds(130)
    }
  }

  /// False for those that know black and white only.
  public var showsGreys: Bool { self == .gray16 || self == .quietGray16 }
}
