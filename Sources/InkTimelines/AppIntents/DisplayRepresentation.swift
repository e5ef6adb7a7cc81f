import Foundation

/// How a value is shown to people.
public struct DisplayRepresentation: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A picture beside the title.
  public struct Image: Equatable, Sendable {
    private enum Source: Equatable { case symbol(String), named(String), data(Data) }

    private let source: Source

    /// A symbol.
    public init(systemName: String) { source = .symbol(systemName) }

    /// A picture of the program's.
    public init(named name: String) { source = .named(name) }

    /// A picture file's bytes.
    public init(data: Data) { source = .data(data) }
  }

  /// What it is called.
  public var title: LocalizedStringResource
  /// More about it.
  public var subtitle: LocalizedStringResource?
  /// Its picture.
  public var image: Image?

  /// A title, and what goes with it.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// A title.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}
