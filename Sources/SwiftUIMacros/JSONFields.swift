/// The fields of a JSON object, each value left as it is written.
struct JSONFields {
  private let fields: [(name: String, value: ArraySlice<UInt8>)]

  /// Takes an object apart; what is none has no fields.
  init(_ text: ArraySlice<UInt8>) {
    var fields: [(String, ArraySlice<UInt8>)] = []
    var rest = text.drop { $0 != UInt8(ascii: "{") }.dropFirst()
    while let name = Self.take(&rest), name.first == UInt8(ascii: "\""), let value = Self.take(&rest) {
      fields.append((String(decoding: name.dropFirst().dropLast(), as: UTF8.self), value))
    }
    self.fields = fields
  }

  /// The first field.
  var first: (name: String, value: ArraySlice<UInt8>)? { fields.first }

  /// The fields of an object that is a field.
  func fields(_ name: String) -> JSONFields? {
    fields.first { $0.name == name }.map { JSONFields($0.value) }
  }

  /// A field that is a string, its escapes left as they are.
  func string(_ name: String) -> String? {
    guard let value = fields.first(where: { $0.name == name })?.value, value.first == UInt8(ascii: "\"")
    else {
      return nil
    }
    return String(decoding: value.dropFirst().dropLast(), as: UTF8.self)
  }

  /// The next value, with what separates it from the one before left out; nil at the end of the object.
  private static func take(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let separators: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":")]
    rest = rest.drop { separators.contains($0) }
    guard let first = rest.first, first != UInt8(ascii: "}") else { return nil }
    var depth = 0
    var isString = false
    var isEscaped = false
    for index in rest.indices {
      let byte = rest[index]
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isString = true
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
      }
      let next = index + 1
      let isWord =
        !isString && depth == 0 && first != UInt8(ascii: "\"") && first != UInt8(ascii: "{")
        && first != UInt8(ascii: "[")
      let ends =
        isWord
        ? next == rest.endIndex || separators.contains(rest[next]) || rest[next] == UInt8(ascii: "}")
        : !isString && depth == 0
      if ends {
        defer { rest = rest[next...] }
        return rest[...index]
      }
    }
    return nil
  }
}
