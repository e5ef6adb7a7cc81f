import Foundation
import InkXcode

/// The text of a package with one widget.
struct NewPackage {
  /// Where Inkglance's package is.
  enum Dependency: Equatable {
    case directory(String)
    case repository(String)
  }

  let name: String
  let dependency: Dependency

  /// Modules that a package beside ours cannot be called.
  private static let taken: Set<String> = [
    "Swift", "Foundation", "Dispatch", "Testing", "SwiftUI", "WidgetKit", "UIKit", "Intents", "AppIntents",
    "ActivityKit", "Combine", "CoreLocation", "OSLog", "SwiftUIMacros", "XcodeSources",
  ]

  /// The name, which must do for a type, a module and a directory.
  static func checked(_ name: String) throws(UsageError) -> String {
    let isName =
      name.first?.isUppercase == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isName, !taken.contains(name), !name.hasPrefix("Ink") else {
      throw .badValue(
        "NAME", value: name, expected: "a Swift type name that is no module's, such as Tide",
        command: "new widget")
    }
    return name
  }

  /// Every file by its path in the package.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/\(name)/\(name).swift", source),
      ("Sources/\(name)/Exports.swift", exports), ("Sources/\(name)/Language.swift", language),
      ("README.md", readme),
      (".gitignore", ".build/\n"),
    ]
  }

  private var manifest: String {
    let package =
      switch dependency {
      case .directory(let path): ".package(name: \"inkglance\", path: \"\(path)\")"
      case .repository(let url): ".package(url: \"\(url)\", branch: \"main\")"
      }
    let identity =
      switch dependency {
      case .directory: "inkglance"
      case .repository(let url):
        url.split(separator: "/").last.map { String($0).replacingOccurrences(of: ".git", with: "") } ?? url
      }
    return """
      // swift-tools-version:6.0
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [
          \(package)
        ],
        targets: [
          .executableTarget(
            name: "\(name)", dependencies: [.product(name: "WidgetKit", package: "\(identity)")])
        ],
        // As Xcode's projects begin; the Swift 6 mode, .v6, does too.
        swiftLanguageModes: [.v5])

      """
  }

  private var exports: String {
    """
    // Apple's Foundation brings URLSession and ObservableObject along. With this line every file of this target has them,
    // those that import Foundation alone included.
    @_exported import SwiftUI

    """
  }

  private var language: String { "import SwiftUI\n\n" + GeneratedSource.language }

  private var readme: String {
    """
    # \(name)

    A widget for Inkglance, written for WidgetKit. `Sources/\(name)/\(name).swift` is all there is; the same file works in
    a widget extension on a phone.

    ```sh
    swift run \(name) preview --kind \(name) --family accessoryRectangular --out \(name.lowercased()).png
    swift run \(name) run --ticks 3 --speed 60                    # on the simulated board
    swift run \(name) run --board waveshare-epd-2in13-v4          # on yours; `list boards` names them
    swift run \(name) --help
    ```

    What stands where is written in `inkglance.toml`:

    ```toml
    [[widget]]
    kind = "\(name)"
    slot = "rectangular.1"
    ```

    """
  }
}
