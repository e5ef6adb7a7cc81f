extension SimulatedPanel {
  /// Good Display's bare panels with four inks and more: durations at 20 ms a frame.
  static let goodDisplayInks: [SimulatedPanel] = [
    .pixels("gooddisplay-gdem0154f51h", .jd79660, 200, 200, frames: 1071),
    .pixels("gooddisplay-gdem035f51", .jd79667, 184, 384, frames: 1071),
    .pixels("gooddisplay-gdem037f51", .jd79667, 240, 416, frames: 1071),
    .pixels("gooddisplay-gdem0397f81", .ssd2677, 800, 480, frames: 1093),
    .pixels("gooddisplay-gdem042f52", .jd79668, 400, 300, frames: 1000),
    .pixels("gooddisplay-gdem075f52", .jd79665, 800, 480, frames: 1046),
    .pixels("gooddisplay-gdep040e01", .e673, 400, 600, frames: 623),
    .pixels("gooddisplay-gdep0565d90", .uc8159, 600, 448, frames: 565),
    .pixels("gooddisplay-gdep073e01", .e673, 800, 480, frames: 623),
    .pixels("gooddisplay-gdey0213f51", .jd79661, 122, 250, frames: 1071),
    .pixels("gooddisplay-gdey0213f52", .jd79661, 122, 250, frames: 1071),
    .pixels("gooddisplay-gdey0266f51h", .jd79667, 184, 360, frames: 1301),
    .pixels("gooddisplay-gdey0266f52h", .jd79667, 184, 360, frames: 1301),
    .pixels("gooddisplay-gdey029f51", .jd79667, 128, 296, frames: 1071),
    .pixels("gooddisplay-gdey029f51h", .jd79667, 168, 384, frames: 1071),
    .pixels("gooddisplay-gdey0420f51", .hx8717, 400, 300, frames: 1384),
    .pixels("gooddisplay-gdey073d46", .ac073tc1, 800, 480, frames: 1943),
    .pixels("gooddisplay-gdey116f51", .ssd2677, 960, 640, frames: 963),
  ]
}
