/// A view of text.
open class UILabel: UIView {
  /// The words; nil is none.
  open var text: String?
  /// Words with their own styles, in the place of `text`.
  open var attributedText: NSAttributedString?
  /// The typeface of `text`.
  open var font: UIFont = .systemFont(ofSize: 17)
  /// The colour of `text`.
  open var textColor: UIColor = .label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines at most, 0 for as many as fit; the frame cuts them off.
  open var numberOfLines = 1
  /// What is done with words that do not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Accepted; text keeps its size.
  open var adjustsFontSizeToFitWidth = false
  /// Accepted; text keeps its size.
  open var minimumScaleFactor: CGFloat = 0

  private var words: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return NSAttributedString(
      string: text ?? "", attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: style])
  }

  open override var intrinsicContentSize: CGSize { words.size() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard numberOfLines != 1, size.width > 0 else { return words.size() }
    return drawn.size(width: size.width)
  }

  /// The words as they are laid out: broken where lines may be.
  private var drawn: DrawnText {
    var drawn = DrawnText(words)
    drawn.style.lineLimit = numberOfLines > 0 ? numberOfLines : nil
    return drawn
  }

  /// The words, in the middle from top to bottom.
  open override func draw(_ rect: CGRect) {
    let height = min(sizeThatFits(bounds.size).height, bounds.height)
    drawn.draw(in: CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height))
  }
}
