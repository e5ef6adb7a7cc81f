/// A way in which a board or the machine below it is broken, to be tried on a simulated Raspberry Pi.
struct BoardFault: Sendable {
  /// What `--fault` takes: "busy-stuck-high".
  let name: String
  /// What was done to the board, as somebody tells who knows it.
  let summary: String
  /// The check of `diagnose` that names the cause.
  let check: String
  let breakIt: @Sendable (SimulatedPi) throws -> Void

  init(
    _ name: String, _ summary: String, check: String,
    breakIt: @escaping @Sendable (SimulatedPi) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.check = check
    self.breakIt = breakIt
  }

  /// The board that is broken unless another is named.
  static let board = "waveshare-epd-2in13-v4"

  /// Every fault, from the ground up.
  static let all: [BoardFault] = [
    [none], nodes, lines, panel, gauge, surroundings, network, files,
  ].flatMap { $0 }

  /// A Pi on which all is well, to compare with.
  static let none = BoardFault("none", "all is well", check: "panel") { _ in }
}
