import SwiftUI

/// Marks, or what is made of them.
@MainActor @preconcurrency
public protocol ChartContent {
  /// What it is made of.
  associatedtype Body: ChartContent

  /// What it is made of.
  @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {}

/// Marks that the engine knows.
@MainActor
protocol PrimitiveMarks {
  var marks: [Mark] { get }
}

extension ChartContent where Body == Never {
  /// Never asked: the engine knows what this is made of.
  public var body: Never { preconditionFailure("the engine knows these marks") }
}

extension ChartContent {
  /// All marks in it, in order.
  var allMarks: [Mark] { (self as? any PrimitiveMarks)?.marks ?? body.allMarks }
}

/// Makes marks of a closure's statements.
@resultBuilder
public struct ChartContentBuilder {
  /// No marks.
  public static func buildBlock() -> some ChartContent { MarkList([]) }

  /// One kind of marks.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Several, in order.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent {
    var marks: [Mark] = []
    repeat marks += (each content).allMarks
    return MarkList(marks)
  }

  /// An `if` without `else`.
  @MainActor @preconcurrency
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> some ChartContent {
    MarkList(content?.allMarks ?? [])
  }

  /// The first branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: first, second: nil) }

  /// The second branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: nil, second: second) }

  /// A branch for a newer system.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// One of two kinds of marks.
public struct BuilderConditional<First, Second> {
  let first: First?
  let second: Second?
}

extension BuilderConditional: ChartContent, PrimitiveMarks where First: ChartContent, Second: ChartContent {
  public typealias Body = Never
  var marks: [Mark] { first?.allMarks ?? second?.allMarks ?? [] }
}

/// Marks of any type.
public struct AnyChartContent: ChartContent, PrimitiveMarks {
  public typealias Body = Never
  let marks: [Mark]

  /// Marks without their type.
  public init<Content: ChartContent>(_ content: Content) { marks = content.allMarks }

  /// Marks without their type.
  public init<Content: ChartContent>(erasing content: Content) { marks = content.allMarks }
}

/// Marks in a row.
struct MarkList {
  let marks: [Mark]

  nonisolated init(_ marks: [Mark]) { self.marks = marks }
}

extension MarkList: ChartContent, PrimitiveMarks {
  typealias Body = Never
}

/// Marks that are told something together.
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// Marks as one.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// The marks.
  public var body: some ChartContent { content }
}

extension Group: ChartContent, PrimitiveMarks where Content: ChartContent {
  public typealias Body = Never

  /// Marks as one.
  public init(@ChartContentBuilder content: () -> Content) { self.init(unchecked: content()) }

  var marks: [Mark] { content.allMarks }
}

extension ForEach: ChartContent, PrimitiveMarks where Content: ChartContent {
  public typealias Body = Never

  /// Marks for each element, told apart by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(unchecked: data, content: content) }

  /// Marks for each identifiable element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID { self.init(unchecked: data, content: content) }

  /// Marks for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(unchecked: data, content: content) }

  var marks: [Mark] { data.flatMap { content($0).allMarks } }
}
