extension Measurement where UnitType: Dimension {
  /// Writes a measurement: "21.5 °C".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the unit is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String

      /// The unit's symbol.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// The unit's symbol.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// The unit's symbol right after the number; of a temperature only the degree.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    var width: UnitWidth
    var number: FloatingPointFormatStyle<Double>

    /// A style; numbers have at most one decimal unless they say otherwise.
    public init(
      width: UnitWidth, locale: Locale = .ofDisplay,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      number = (numberFormatStyle ?? .number.precision(.fractionLength(0...1))).locale(locale)
    }

    /// The measurement in words.
    public func format(_ value: Measurement<UnitType>) -> String {
      let text = number.format(value.value)
      let isNarrow = width == .narrow
      if isNarrow, UnitType.self == UnitTemperature.self { return text + "°" }
      return text + (isNarrow ? "" : " ") + value.unit.symbol
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.number = number.locale(locale)
      return copy
    }
  }

  /// The measurement with its unit's symbol.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement by a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

/// What a measurement is of; its unit is left as it is.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable {
  init() {}

  /// Anything.
  public static var general: Self { Self() }
  /// As it was given.
  public static var asProvided: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The weather.
  public static var weather: Self { Self() }
  /// A person's.
  public static var person: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A way.
  public static var road: Self { Self() }
  /// A person's height.
  public static var personHeight: Self { Self() }
}

extension FormatStyle {
  /// A measurement with its unit's symbol.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, numberFormatStyle: numberFormatStyle)
  }
}

/// Writes measurements: "21.5 °C".
public final class MeasurementFormatter {
  /// What unit is used.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own; it always is.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Accepted; the unit is the measurement's own.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Of a temperature only the degree.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// What unit is used.
  public var unitOptions: UnitOptions = []
  /// How long the unit is.
  public var unitStyle = Formatter.UnitStyle.medium
  /// Writes the number.
  public var numberFormatter = NumberFormatter()
  /// The language.
  public var locale: Locale = CurrentEnvironment.locale

  /// A formatter; numbers have at most one decimal.
  public init() {
    numberFormatter.numberStyle = .decimal
    numberFormatter.maximumFractionDigits = 1
  }

  /// The measurement in words.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    numberFormatter.locale = locale
    let text = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return text + "°"
    }
    return text + (unitStyle == .short ? "" : " ") + measurement.unit.symbol
  }
}
