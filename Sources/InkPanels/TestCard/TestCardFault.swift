/// A way in which the test card can look wrong, which names the mistake behind it.
public enum TestCardFault: String, Sendable, CaseIterable {
  /// Nothing changed, or all is of one colour.
  case blank
  /// Left and right are exchanged.
  case mirrored
  /// Top and bottom are exchanged.
  case flipped
  /// The card stands on its head.
  case upsideDown
  /// The card lies on its right or left side.
  case turned
  /// The picture lies eight pixels to the side.
  case shifted
  /// The picture lies a row or a few too high or too low, the rest of it at the other end.
  case rolled
  /// Black and white are exchanged.
  case inverted
  /// Part of the card is missing at the right or the bottom, or part of the glass is left as it was.
  case cutOff
  /// Every row is shifted against the one above.
  case sheared
  /// What should be black is coloured, or the other way round.
  case wrongInk
  /// Everything is there, grey and without contrast.
  case faint

  /// What is seen.
  public var look: String {
    switch self {
    case .blank: "nothing changed, or the glass is of one colour"
    case .mirrored: "the F reads backwards and the solid square is top right"
    case .flipped: "the F stands on its head and the solid square is bottom left"
    case .upsideDown: "the card stands on its head: the solid square is bottom right"
    case .turned: "the card lies on its side"
    case .shifted:
      "a strip of eight pixels at the left or right is empty or noise, the opposite edge is missing"
    case .rolled: "a row that belongs to the top is at the bottom, or the other way round"
    case .inverted: "black on white is white on black"
    case .cutOff:
      "the line along the right or the bottom edge is missing, or beside the card stands noise or an older picture"
    case .sheared: "slanting stripes instead of corners"
    case .wrongInk: "black parts are coloured, or coloured ones black or missing"
    case .faint: "all is there, but grey, or with an older picture behind it"
    }
  }

  /// The likely mistake.
  public var cause: String {
    switch self {
    case .blank: "no supply, another controller than the model's, or data and clock without contact"
    case .mirrored: "another revision of the panel, whose glass is mounted the other way round"
    case .flipped: "another revision of the panel, which scans its lines from the other end"
    case .upsideDown: "the board file's rotation is half a turn off"
    case .turned: "the board file's rotation is a quarter turn off"
    case .shifted: "another revision of the panel, whose glass begins at another source line"
    case .rolled: "another revision of the panel, or a byte lost on the wires"
    case .inverted: "another revision of the panel, with the other polarity"
    case .cutOff:
      "the model has another size than the glass: a larger one is cut off, a smaller one leaves a strip as it was"
    case .sheared: "the model has another width than the glass"
    case .wrongInk: "the edition with a second ink instead of the black and white one, or the other way round"
    case .faint: "BUSY is not the line that the board file names, the panel is cold, or it has ghosts"
    }
  }

  /// What to do.
  public var remedy: String {
    switch self {
    case .blank: "run: inkglance panel identify"
    case .mirrored, .flipped, .shifted, .rolled, .inverted, .cutOff, .sheared:
      "compare the sticker and the cable's marking with: inkglance list panels WORD"
    case .upsideDown: "add 180 to `rotation` in the board file, or take it off"
    case .turned: "set `rotation` in the board file to 0, 90, 180 or 270"
    case .wrongInk: "choose the other edition; its name ends in b, or in the ink"
    case .faint: "run: inkglance panel wipe"
    }
  }
}
