extension SimulatedPanel {
  /// Adafruit's panels with four inks and more: durations at 20 ms a frame.
  static let adafruitInks: [SimulatedPanel] = [
    .pixels("adafruit-2in13-quad", .jd79661, 122, 250, frames: 1071),
    .pixels("adafruit-3in52-quad", .jd79667, 180, 384, frames: 1301),
    .pixels("adafruit-5in65-acep", .uc8159, 600, 448, frames: 568),
  ]
}
