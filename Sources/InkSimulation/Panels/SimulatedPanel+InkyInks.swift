extension SimulatedPanel {
  /// Pimoroni's Inky boards with four inks and more: durations at 20 ms a frame.
  static let inkyInks: [SimulatedPanel] = [
    .pixels("inky-impression-4", .uc8159, 640, 400, frames: 568),
    .pixels("inky-impression-4-spectra", .e673, 400, 600, frames: 623),
    .pixels("inky-impression-5in7", .uc8159, 600, 448, frames: 568),
    .pixels("inky-impression-7in3", .e673, 800, 480, frames: 623),
    .pixels("inky-impression-7in3-acep", .ac073tc1, 800, 480, frames: 2050),
    .pixels("inky-phat-jd79661", .jd79661, 122, 250, frames: 1071),
    .pixels("inky-what-jd79668", .jd79668, 400, 300, frames: 1000),
  ]
}
