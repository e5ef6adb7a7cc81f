import InkGauges

/// A gauge's registers as they are on the wire.
struct RegisterReport {
  let gauge: String
  /// What the meanings were taken from; nil where there is nothing to mean.
  var source: String?
  let registers: [RawRegister]

  /// A line for each register.
  func text(width: Int) -> String {
    guard !registers.isEmpty else { return "\(gauge) has no registers\n" }
    var table = TextTable([
      .init(title: "REGISTER"), .init(title: "ADDRESS", dropOrder: 2), .init(title: "BYTES"),
      .init(title: "MEANING"),
    ])
    for register in registers {
      table.add([
        register.name, register.address.map(Self.hexadecimal) ?? "", Self.bytes(register),
        register.meaning ?? "",
      ])
    }
    let heading = [gauge] + (source.map { ["by \($0)"] } ?? [])
    return heading.map { TextWrap.lines($0, width: width).joined(separator: "\n") + "\n" }.joined()
      + table.text(width: width)
  }

  /// For programs.
  var json: JSONValue {
    [
      "schema": 1, "gauge": .string(gauge), "source": .text(source),
      "registers": .array(
        registers.map { register in
          [
            "name": .string(register.name), "address": .text(register.address.map(Self.hexadecimal)),
            "bytes": .string(Self.bytes(register)), "meaning": .text(register.meaning),
            "source": .text(register.source),
          ]
        }),
    ]
  }

  private static func bytes(_ register: RawRegister) -> String {
    register.bytes.map { digits($0) }.joined(separator: " ")
  }

  private static func hexadecimal(_ byte: UInt8) -> String { "0x" + digits(byte) }

  private static func digits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
