import Foundation

/// What Xcode makes of the files beside a target's sources, as one Swift file.
public enum GeneratedSource {
  /// The Swift for asset catalogues (`.xcassets`) and definitions of intents (`.intentdefinition`).
  ///
  /// It also lets every file of the target see SwiftUI: Apple's Foundation brings along what Linux has elsewhere.
  public static func text(for inputs: [String]) -> String {
    var assets = AssetNames()
    var definitions: [String] = []
    for path in inputs {
      if path.hasSuffix(".xcassets") { assets.add(catalog: path) }
      if path.hasSuffix(".intentdefinition"), let data = FileManager.default.contents(atPath: path),
        let definition = IntentDefinition(data: data)
      {
        definitions.append(definition.source)
      }
    }
    let head = """
      // Made from the files beside these sources; changes here are lost.
      import Intents
      @_exported import SwiftUI

      """
    return ([head, assets.source] + definitions).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
