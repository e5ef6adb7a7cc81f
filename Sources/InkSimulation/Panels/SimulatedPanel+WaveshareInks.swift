extension SimulatedPanel {
  /// Waveshare's panels with four inks and more: durations at 20 ms a frame.
  static let waveshareInks: [SimulatedPanel] = [
    .pixels("waveshare-1in54g", .jd79660, 200, 200, frames: 1071),
    .pixels("waveshare-1in64g", .spectra3000, 168, 168, frames: 618),
    .pixels("waveshare-2in13g", .jd79661, 122, 250, frames: 1071),
    .pixels("waveshare-2in15g", .jd79667, 160, 296, frames: 1071),
    .pixels("waveshare-2in36g", .spectra3000, 168, 296, frames: 618),
    .pixels("waveshare-2in66g", .jd79667, 184, 360, frames: 1301),
    .pixels("waveshare-2in9g", .jd79667, 128, 296, frames: 1071),
    .pixels("waveshare-3in0g", .spectra3000, 168, 400, frames: 618),
    .pixels("waveshare-3in5g", .jd79667, 184, 384, frames: 1071),
    .pixels("waveshare-3in6e", .e673, 400, 600, frames: 623),
    .pixels("waveshare-3in7g", .jd79667, 240, 416, frames: 1071),
    .pixels("waveshare-3in97g", .ssd2677, 800, 480, frames: 1093),
    .pixels("waveshare-4in01f", .uc8159, 640, 400, frames: 568),
    .pixels("waveshare-4in0e", .e673, 400, 600, frames: 623),
    .pixels("waveshare-4in2g", .jd79668, 400, 300, frames: 1000),
    .pixels("waveshare-4in37g", .spectra3100, 512, 368, frames: 635),
    .pixels("waveshare-5in65f", .uc8159, 600, 448, frames: 568),
    .pixels("waveshare-5in83g", .jd79665, 648, 480, frames: 1046),
    .pixels("waveshare-7in3e", .e673, 800, 480, frames: 623),
    .pixels("waveshare-7in3f", .ac073tc1, 800, 480, frames: 1943),
    .pixels("waveshare-7in3g", .spectra3100, 800, 480, frames: 1000),
  ]
}
