/// What the plug-in answers the compiler.
///
/// The messages are JSON objects of one key, which names the request (Swift's `PluginMessages`, protocol version 7). A
/// preview's text is taken over as it stands in the message, so that neither a JSON decoder nor swift-syntax, with its
/// minutes of building, is needed.
struct PluginAnswer {
  /// The answer as JSON.
  let text: String

  /// The answer to a message.
  init(to message: [UInt8]) {
    let request = JSONFields(message[...]).first
    switch request?.name {
    case "getCapability": text = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    case "loadPluginLibrary": text = #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
    default:
      let source = request.flatMap { Self.expansion(of: JSONFields($0.value)) } ?? ""
      text = #"{"expandMacroResult":{"expandedSource":"\#(source)","diagnostics":[]}}"#
    }
  }

  /// A type that holds the preview, as the inside of a JSON string; nil where nothing is to be made of it.
  ///
  /// `#Preview` becomes a call with the same arguments. The type has a name that the compiler knows to be made by this
  /// expansion, so that it may stand in any file (mangling rules, unique names of macro expansions: `fMu`).
  private static func expansion(of request: JSONFields) -> String? {
    guard let macro = request.fields("macro"), macro.string("typeName") == "PreviewMacro",
      let discriminator = request.string("discriminator"),
      let arguments = request.fields("syntax")?.string("source")?.after("#Preview")
    else { return nil }
    return #"struct \#(discriminator)7previewfMu_: SwiftUI.PreviewRegistration {\n"#
      + "@MainActor static var preview: SwiftUI.DeclaredPreview { SwiftUI.DeclaredPreview\(arguments) }"
      + #"\n}"#
  }
}

extension String {
  /// What follows the first occurrence of a text; nil where there is none.
  fileprivate func after(_ text: String) -> Substring? {
    indices.first { self[$0...].hasPrefix(text) }.map { self[$0...].dropFirst(text.count) }
  }
}
