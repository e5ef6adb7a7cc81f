import Foundation

/// A piece of text to read.
///
/// It keeps what it was made from; language, dates and fonts are settled where it stands.
public struct Text: Sendable {
  /// What a text is made from.
  indirect enum Storage: Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: String?)
    case live(LiveDate)
    case formatted(any FormattedValue)
    case attributed(AttributedString)
    case image(Image)
    case joined(Text, Text)
  }

  let storage: Storage
  /// Changes of style, the innermost first; the innermost wins.
  var changes: [Change] = []

  init(_ storage: Storage) { self.storage = storage }

  func changed(_ change: Change) -> Text {
    var copy = self
    copy.changes.append(change)
    return copy
  }
}

extension Text: Equatable {
  /// True when both read and look the same in the default environment.
  public static func == (left: Text, right: Text) -> Bool {
    let environment = EnvironmentValues()
    return TextResolution(left, in: environment).runs == TextResolution(right, in: environment).runs
  }
}

extension Text {
  /// Two texts as one paragraph.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}

extension Text: View {
  public typealias Body = Never
}

extension Text: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    guard context.evaluation.inline != nil else { return [TextNode(self, in: context)] }
    let node = TextNode(plain, in: InlineContent.context(context))
    context.evaluation.inline?.offer(text: node)
    return [node]
  }
}
