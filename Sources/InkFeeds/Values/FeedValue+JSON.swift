import Foundation

extension FeedValue {
  /// Tables and lists inside one another, at most.
  package static let deepest = 64

  /// Reads a JSON document.
  ///
  /// Costs a few microseconds a value; a source's output is at most 64 KiB.
  init(json bytes: [UInt8]) throws(FeedError) {
    guard Self.depth(of: bytes) <= Self.deepest else { throw .tooDeep(limit: Self.deepest) }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notText }
    do {
      guard Self.isSafe(bytes) else { throw CocoaError(.coderReadCorrupt) }
      self = try JSONDecoder().decode(Decoded.self, from: Data(bytes)).value
    } catch {
      throw .notJSON(beginning: String(decoding: bytes.prefix(80), as: UTF8.self).printable(limit: 40))
    }
  }

  /// False for bytes that a decoder is better not given.
  ///
  /// Swift 6.0's stops the program over a key that is badly written; the older parser beside it tells of an error.
  package static func isSafe(_ bytes: [UInt8]) -> Bool {
    #if compiler(<6.1)
      return String(validating: bytes, as: UTF8.self) != nil
        && (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
    #else
      return true
    #endif
  }

  /// How many brackets stand open at once at the most, those in texts left out.
  package static func depth(of bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    var isText = false
    var isEscaped = false
    for byte in bytes {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return deepest
  }
}

extension FeedValue: Codable {
  public init(from decoder: any Decoder) throws { self = try Decoded(from: decoder).value }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .table(let members):
      var container = encoder.container(keyedBy: Key.self)
      for (name, value) in members { try container.encode(value, forKey: Key(stringValue: name)) }
    case .list(let members):
      var container = encoder.unkeyedContainer()
      for value in members { try container.encode(value) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      case .boolean(let truth): try container.encode(truth)
      // Pictures are not written down.
      case .nothing, .table, .list, .picture: try container.encodeNil()
      }
    }
  }
}

private struct Key: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// A JSON value of any kind.
private struct Decoded: Decodable {
  let value: FeedValue

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      var table: [String: FeedValue] = [:]
      for key in members.allKeys {
        table[key.stringValue] = try members.decode(Decoded.self, forKey: key).value
      }
      value = .table(table)
      return
    }
    if var members = try? decoder.unkeyedContainer() {
      var list: [FeedValue] = []
      while !members.isAtEnd { list.append(try members.decode(Decoded.self).value) }
      value = .list(list)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      value = .nothing
    } else if let truth = try? single.decode(Bool.self) {
      value = .boolean(truth)
    } else if let number = try? single.decode(Double.self) {
      value = .number(number)
    } else {
      value = .text(try single.decode(String.self))
    }
  }
}
