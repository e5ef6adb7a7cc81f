import Foundation
import PackagePlugin

/// Makes for a target what Xcode makes by itself: names for the pictures and colours of asset catalogues, and the classes
/// of intents from their definition files.
@main
struct XcodeSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let inputs = target.sourceFiles.map(\.url)
      .filter { ["xcassets", "intentdefinition"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("XcodeSources.swift")
    return [
      .buildCommand(
        displayName: "Names of assets and intents of \(target.name)",
        executable: try context.tool(named: "xcode-sources").url,
        arguments: [output.path] + inputs.map(\.path), inputFiles: inputs.flatMap(files),
        outputFiles: [output])
    ]
  }

  /// A file, or a folder with everything in it: the time of a folder says nothing of what lies deeper.
  private func files(in url: URL) -> [URL] {
    let deeper = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    return [url] + (deeper ?? [])
  }
}
