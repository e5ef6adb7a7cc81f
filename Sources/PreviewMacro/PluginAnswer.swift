/// What a plug-in that expands every macro to nothing answers the compiler.
///
/// The messages are JSON objects of one key, which names the request (Swift's `PluginMessages`, protocol version 7). Two
/// requests matter here, so that neither a JSON reader nor swift-syntax, with its minutes of building, is needed.
struct PluginAnswer {
  /// The answer as JSON.
  let text: String

  /// The answer to a message.
  init(to message: [UInt8]) {
    switch Self.request(of: message) {
    case "getCapability": text = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    case "loadPluginLibrary": text = #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
    default: text = #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
    }
  }

  /// The object's key.
  private static func request(of message: [UInt8]) -> String {
    let quote = UInt8(ascii: "\"")
    let parts = message.prefix(64).split(separator: quote, maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
  }
}
