import Foundation
import InkXcode

// xcode-sources OUTPUT INPUT...: the tool behind the plugin XcodeSources.
let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  FileHandle.standardError.write(
    Data("usage: xcode-sources OUTPUT [FILE.xcassets | FILE.intentdefinition]...\n".utf8))
  exit(64)
}
do {
  let text = try GeneratedSource.text(for: Array(arguments.dropFirst()))
  try Data(text.utf8).write(to: URL(fileURLWithPath: output))
} catch let error as GeneratedSource.NoDefinition {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(65)
} catch {
  FileHandle.standardError.write(Data("xcode-sources: \(output) cannot be written: \(error)\n".utf8))
  exit(73)
}
