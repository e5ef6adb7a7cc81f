extension GeneratedSource {
  /// The Swift that has a target's own words in the display's language.
  ///
  /// Foundation's are English on Linux whatever is set. Names of a module go before those that it imports, so that a
  /// target's sources find these with no edit. `Date.formatted()` is not among them: sources declare it themselves.
  public static let language = """
    // Foundation's current language is English on Linux; in this target it is the display's.
    public typealias DateFormatter = DisplayDateFormatter
    public typealias NumberFormatter = DisplayNumberFormatter

    extension Foundation.Locale {
      static var current: Self { .ofDisplay }
      static var autoupdatingCurrent: Self { .ofDisplay }
    }

    extension Foundation.Calendar {
      static var current: Self { .ofDisplay }
      static var autoupdatingCurrent: Self { .ofDisplay }
    }

    extension Foundation.Date {
      func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        FormatStyle(date: date, time: time, locale: .ofDisplay).format(self)
      }

      func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
        format.inLanguageOfDisplay().format(self)
      }
    }

    extension Swift.BinaryInteger {
      func formatted() -> String { IntegerFormatStyle<Self>(locale: .ofDisplay).format(self) }

      func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self {
        format.inLanguageOfDisplay().format(self)
      }
    }

    extension Swift.BinaryFloatingPoint {
      func formatted() -> String { FloatingPointFormatStyle<Self>(locale: .ofDisplay).format(self) }

      func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self {
        format.inLanguageOfDisplay().format(self)
      }
    }

    """
}
