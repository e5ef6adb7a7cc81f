import InkViews

/// A number formatter that follows the display's language until it is told another.
///
/// What `NumberFormatter` is in a target with the plugin's sources: Foundation's own is English on Linux.
open class DisplayNumberFormatter: NumberFormatter, @unchecked Sendable {
  private var isTold = false

  /// A formatter in the display's language.
  public override init() {
    super.init()
    super.locale = .ofDisplay
  }

  /// A formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // Foundation's type, which sources read without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; from now on the one set.
  open override var locale: Locale! {
    get { super.locale }
    set {
      isTold = true
      super.locale = newValue
    }
  }

  /// A number in words.
  open override func string(from number: NSNumber) -> String? {
    follow()
    return super.string(from: number)
  }

  /// A value in words; nil for what is no number.
  open override func string(for obj: Any) -> String? {
    follow()
    return super.string(for: obj)
  }

  /// The number that words say; nil where they say none.
  open override func number(from string: String) -> NSNumber? {
    follow()
    return super.number(from: string)
  }

  /// A number in words of the display's language.
  open override class func localizedString(
    from number: NSNumber, number nstyle: NumberFormatter.Style
  ) -> String {
    let formatter = DisplayNumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(for: number) ?? ""
  }

  private func follow() {
    let display = Locale.ofDisplay
    if !isTold, super.locale != display { super.locale = display }
  }
}
