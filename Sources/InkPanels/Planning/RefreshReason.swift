/// Why a plan is what it is.
public enum RefreshReason: Equatable, Sendable {
  /// The glass shows what is wanted.
  case unchanged
  /// Somebody asked for it.
  case requested
  /// What the glass shows is not known.
  case pictureUnknown(PictureLoss)
  /// So many pixels differ.
  case changed(pixels: Int)
  /// The changed windows cover more of the glass than a partial refresh should; percent.
  case largeChange(percent: Int)
  /// The last whole-screen refresh lies so many partial refreshes back, and their ghosts add up.
  case ghosts(partials: Int)
  /// The regular full refresh is due.
  case maintenance
  /// The glass did not change for so long that a whole-screen refresh no longer disturbs.
  case longPause(Duration)
  /// The panel has no partial refresh, or the policy forbids it.
  case noPartial
  /// So many pixels of a coloured ink differ, and only a full refresh moves those.
  case colorChanged(pixels: Int)
  /// The picture has greys, which only a whole-screen refresh of their own shows; so many pixels of them differ.
  case grays(pixels: Int)
  /// Only black and white differ, but the coloured ink on the glass would fade by a partial refresh.
  case colorWouldFade
  /// The last whole-screen refresh is too recent for another; this much time is missing.
  case minimumInterval(remaining: Duration)
  /// Nothing may flash now.
  case quiet
  /// The sensor at the panel gives what is no temperature.
  case noTemperature
  /// Below the panel's range; degrees Celsius.
  case tooCold(celsius: Double, limit: Double)
  /// Above the panel's range; degrees Celsius.
  case tooHot(celsius: Double, limit: Double)
}

extension RefreshReason {
  /// True when the panel is left alone until it is warmer or colder.
  public var isOfTemperature: Bool {
    switch self {
    case .noTemperature, .tooCold, .tooHot: true
    default: false
    }
  }

  /// True when a waveform without the coloured inks will not do.
  var needsColor: Bool {
    switch self {
    case .colorChanged, .colorWouldFade, .grays, .pictureUnknown: true
    default: false
    }
  }
}

extension RefreshReason: CustomStringConvertible {
  /// The reason in a few words, for the line a tick prints.
  public var description: String {
    switch self {
    case .unchanged: "nothing changed"
    case .requested: "requested"
    case .pictureUnknown(.start): "first picture since the start"
    case .pictureUnknown(.error): "the last refresh failed"
    case .pictureUnknown(.powerLoss): "the panel lost its supply"
    case .pictureUnknown(.gray): "a grey picture was shown"
    case .changed(let pixels): pixels == 1 ? "1 pixel changed" : "\(pixels) pixels changed"
    case .largeChange(let percent): "\(percent) % of the glass changed"
    case .ghosts(let partials):
      partials == 1 ? "ghosts of 1 partial refresh" : "ghosts of \(partials) partial refreshes"
    case .maintenance: "regular full refresh"
    case .longPause(let pause): "no change for \(pause.components.seconds / 60) min"
    case .noPartial: "no partial refresh"
    case .colorChanged(let pixels):
      pixels == 1 ? "1 pixel of a coloured ink changed" : "\(pixels) pixels of coloured inks changed"
    case .grays(let pixels):
      pixels == 1 ? "1 grey pixel changed" : "a picture in greys, \(pixels) pixels of them changed"
    case .colorWouldFade: "a partial refresh would fade the coloured ink"
    case .minimumInterval(let remaining):
      "whole-screen refresh too soon, wait \((remaining.milliseconds + 999) / 1000) s"
    case .quiet: "nothing may flash now"
    case .noTemperature: "the temperature cannot be read"
    case .tooCold(let celsius, let limit):
      "\(Self.degrees(celsius)) °C is below the panel's \(Self.degrees(limit)) °C"
    case .tooHot(let celsius, let limit):
      "\(Self.degrees(celsius)) °C is above the panel's \(Self.degrees(limit)) °C"
    }
  }

  /// One decimal, none when it is zero.
  private static func degrees(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let whole = "\(sign)\(abs(tenths) / 10)"
    return tenths % 10 == 0 ? whole : "\(whole).\(abs(tenths) % 10)"
  }
}
