/// Who claims which line of the header, to find two who claim the same or one who claims the kernel's.
struct LineClaims {
  /// One key that names a line.
  struct Claim {
    var line: Int
    var table: String
    var name: String
    var position: TextPosition
  }

  private(set) var claims: [Claim] = []
  /// Lines that the kernel drives, and what for.
  var reserved: [Int: String] = [
    0: "the data wire of the HAT's EEPROM", 1: "the clock wire of the HAT's EEPROM",
  ]

  /// Notes that a key names a line.
  mutating func claim(_ line: Int, by name: String, of table: String, at position: TextPosition) {
    claims.append(Claim(line: line, table: table, name: name, position: position))
  }

  /// Notes every clash, in the order of the claims.
  func check(_ faults: FaultList) {
    for (index, claim) in claims.enumerated() {
      if let function = reserved[claim.line] {
        faults.add(
          .lineReserved(claim.line, function: function), at: claim.position, table: claim.table,
          name: claim.name)
      } else if let earlier = claims[..<index].first(where: { $0.line == claim.line }) {
        faults.add(
          .lineClaimedTwice(claim.line, by: "\(earlier.table).\(earlier.name)"), at: claim.position,
          table: claim.table, name: claim.name)
      }
    }
  }
}
