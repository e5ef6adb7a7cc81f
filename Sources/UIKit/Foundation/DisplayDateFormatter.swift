import InkViews

/// A date formatter that follows the display's language until it is told another.
///
/// What `DateFormatter` is in a target with the plugin's sources: Foundation's own is English on Linux.
open class DisplayDateFormatter: DateFormatter, @unchecked Sendable {
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

  /// A date in words.
  open override func string(from date: Date) -> String {
    follow()
    return super.string(from: date)
  }

  /// A value in words; nil for what is no date.
  open override func string(for obj: Any) -> String? {
    follow()
    return super.string(for: obj)
  }

  /// The date that words say; nil where they say none.
  open override func date(from string: String) -> Date? {
    follow()
    return super.date(from: string)
  }

  /// Takes the display's order of the fields of a template.
  open override func setLocalizedDateFormatFromTemplate(_ template: String) {
    follow()
    super.setLocalizedDateFormatFromTemplate(template)
  }

  /// A date in words of the display's language.
  open override class func localizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = DisplayDateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  /// A formatter outlives what it first spoke: a display file read again, the next of several previews.
  private func follow() {
    let display = Locale.ofDisplay
    if !isTold, super.locale != display { super.locale = display }
  }
}
