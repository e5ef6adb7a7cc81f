import Glibc

extension [String: String] {
  /// An environment as C has it, for the time of a call: a list of "NAME=value" that ends with null.
  func withWords<Result>(_ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result) -> Result {
    let words: [UnsafeMutablePointer<CChar>?] = map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words { free(word) } }
    var list = words
    return body(&list)
  }
}
