import Foundation

/// What Xcode makes of the files beside a target's sources, as one Swift file.
public enum GeneratedSource {
  /// A file that cannot be read or is no definition of intents.
  public struct NoDefinition: Error, Equatable, CustomStringConvertible {
    public let path: String

    /// As a compiler says it.
    public var description: String { "\(path): error: cannot be read, or is no definition of intents" }
  }

  /// The Swift for asset catalogues (`.xcassets`) and definitions of intents (`.intentdefinition`).
  ///
  /// Words are in the display's language: see ``language``.
  ///
  /// It also lets every file of the target see SwiftUI: Apple's Foundation brings along what Linux has elsewhere.
  public static func text(for inputs: [String]) throws(NoDefinition) -> String {
    var assets = AssetNames()
    var definitions: [String] = []
    for path in inputs {
      if path.hasSuffix(".xcassets") { assets.add(catalog: path) }
      if path.hasSuffix(".intentdefinition") {
        let data = FileManager.default.contents(atPath: path)
        guard let definition = data.flatMap({ IntentDefinition(data: $0) }) else {
          throw NoDefinition(path: path)
        }
        definitions.append(definition.source)
      }
    }
    let head = """
      // Made from the files beside these sources; changes here are lost.
      import Foundation
      import Intents
      @_exported import SwiftUI

      """
    return ([head, language, assets.source] + definitions).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
