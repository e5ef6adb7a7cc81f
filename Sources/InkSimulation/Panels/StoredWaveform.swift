/// One entry of a chip's one-time memory: a waveform and the temperatures it is meant for.
///
/// On "load LUT" the chip looks for `above < temperature <= upTo` and takes the last entry that fits
/// (SSD1680 datasheet, waveform setting search).
struct StoredWaveform: Equatable, Sendable {
  /// Display mode 1 or 2, chosen by bit 3 of the update control.
  var mode: Int
  var above: Double
  var upTo: Double
  var waveform: Waveform

  init(mode: Int, above: Double, upTo: Double, _ waveform: Waveform) {
    self.mode = mode
    self.above = above
    self.upTo = upTo
    self.waveform = waveform
  }

  /// The last entry for a mode and a temperature; nil when none fits and the chip shows nothing.
  static func search(_ entries: [StoredWaveform], mode: Int, celsius: Double) -> Waveform? {
    entries.last { $0.mode == mode && $0.above < celsius && celsius <= $0.upTo }?.waveform
  }

  /// A black-and-white panel's set: frames at room temperature, longer in the cold, none below freezing.
  ///
  /// The fast waveform hides at temperatures no glass has, 80 to 127 degrees, where drivers fetch it by
  /// writing a false one.
  static func blackAndWhite(full: Int, fast: Int?, partial: Int?) -> [StoredWaveform] {
    var entries = cold(full).map { StoredWaveform(mode: 1, above: $0, upTo: $1, .full(.full, frames: $2)) }
    if let partial {
      entries += cold(partial).map { StoredWaveform(mode: 2, above: $0, upTo: $1, .differential(frames: $2)) }
      entries.append(StoredWaveform(mode: 2, above: 80, upTo: 128, .differential(frames: partial)))
    }
    if let fast {
      entries.append(StoredWaveform(mode: 1, above: 80, upTo: 128, .full(.fast, frames: fast)))
    }
    return entries
  }

  /// A black-and-white panel that knows nothing but full refreshes, whatever mode is asked for.
  static func fullInBothModes(frames: Int) -> [StoredWaveform] {
    [1, 2].flatMap { mode in
      cold(frames).map { StoredWaveform(mode: mode, above: $0, upTo: $1, .full(.full, frames: $2)) }
    }
  }

  /// A three-ink panel's set; without a differential waveform both modes sort the coloured ink.
  static func threeInks(full: Int, partial: Int? = nil) -> [StoredWaveform] {
    var entries: [StoredWaveform] = []
    for mode in [1, 2] {
      entries += cold(full).map { StoredWaveform(mode: mode, above: $0, upTo: $1, .color(frames: $2)) }
      entries.append(StoredWaveform(mode: mode, above: 80, upTo: 128, .color(frames: full / 2)))
    }
    if let partial {
      entries += cold(partial).map { StoredWaveform(mode: 2, above: $0, upTo: $1, .differential(frames: $2)) }
    }
    return entries
  }

  /// A panel of the UltraChip dialect: everything in one mode, the short waveforms at forced temperatures.
  ///
  /// 5A (90 degrees) is fast, 5F (95) four greys, 6E (110) differential (GDEY075T7 and relatives).
  static func byTemperature(full: Int, fast: Int?, partial: Int?) -> [StoredWaveform] {
    var entries = cold(full).map { StoredWaveform(mode: 1, above: $0, upTo: $1, .full(.full, frames: $2)) }
    if let fast { entries.append(StoredWaveform(mode: 1, above: 80, upTo: 92, .full(.fast, frames: fast))) }
    if let partial {
      entries.append(StoredWaveform(mode: 1, above: 92, upTo: 100, .greys(frames: 110)))
      entries.append(StoredWaveform(mode: 1, above: 100, upTo: 128, .differential(frames: partial)))
    }
    return entries
  }

  /// A three-ink panel of the UltraChip dialect: black and white in mode 1, three inks in mode 2.
  static func threeInksAndFast(full: Int) -> [StoredWaveform] {
    byTemperature(full: 205, fast: 58, partial: 21) + threeInks(full: full).filter { $0.mode == 2 }
  }

  private static func cold(_ frames: Int) -> [(Double, Double, Int)] {
    [(0, 5, frames * 2), (5, 12, frames * 3 / 2), (12, 50, frames)]
  }
}
