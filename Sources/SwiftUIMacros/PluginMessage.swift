/// What the compiler asks of a plug-in for macros, and the answer.
///
/// Messages are JSON objects of one key, which names the request (Swift's `PluginMessages`, protocol version 7). A
/// preview's text is taken over as it stands in the message, so that neither a JSON decoder nor swift-syntax, with its
/// minutes of building, is needed.
struct PluginMessage {
  /// The answer as JSON.
  let answer: String

  /// A message as received.
  init(_ message: [UInt8]) {
    let request = JSONFields(message[...]).first
    switch request?.name {
    case "getCapability": answer = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    case "loadPluginLibrary": answer = #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
    case "expandAttachedMacro":
      let source = request.flatMap { Self.entry(JSONFields($0.value)) } ?? ""
      answer = Self.expanded(JSONString.escaped(source))
    default: answer = Self.expanded(request.flatMap { Self.preview(JSONFields($0.value)) } ?? "")
    }
  }

  private static func expanded(_ source: String) -> String {
    #"{"expandMacroResult":{"expandedSource":"\#(source)","diagnostics":[]}}"#
  }

  /// The accessors or the key of an entry of the environment.
  private static func entry(_ request: JSONFields) -> String? {
    guard let role = request.string("macroRole"), let source = request.fields("declSyntax")?.string("source")
    else { return nil }
    let entry = EntryDeclaration(JSONString.unescaped(source))
    return role == "accessor" ? entry.accessors : entry.key
  }

  /// A type that holds the preview, as the inside of a JSON string; nil where nothing is to be made of it.
  ///
  /// `#Preview` becomes a call with the same arguments. The type has a name that the compiler knows to be made by this
  /// expansion, so that it may stand in any file (mangling rules, unique names of macro expansions: `fMu`).
  private static func preview(_ request: JSONFields) -> String? {
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
