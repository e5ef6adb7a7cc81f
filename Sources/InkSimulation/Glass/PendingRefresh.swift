/// A refresh under way: the planes as they were when it was started, and when the ink has moved.
struct PendingRefresh {
  /// Visible rows of the old plane, or of the coloured one; a set bit is white, or coloured.
  var old: [UInt8]
  /// Visible rows of the new plane; a set bit is white.
  var new: [UInt8]
  var waveform: Waveform
  var area: Glass.Area
  /// On glass whose controller keeps whole pixels: the place of each pixel's ink in the panel's list.
  var places: [UInt8] = []
  /// When the drive begins, after power-on.
  var start: Duration
  /// When the last frame has been driven.
  var end: Duration
}
