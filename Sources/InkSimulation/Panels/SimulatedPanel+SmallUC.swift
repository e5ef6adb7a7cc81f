import InkBitmap

extension SimulatedPanel {
  /// Small panels on chips of the UltraChip dialect that have commands or registers of their own.
  static let smallUC: [SimulatedPanel] = [
    SimulatedPanel(
      model: "gooddisplay-gdew0102t4", chip: .uc(.uc8175), width: 80, height: 128,
      stored: StoredWaveform.byTemperature(full: 175, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-1in02", chip: .uc(.uc8175), width: 80, height: 128,
      stored: StoredWaveform.byTemperature(full: 175, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew0154z04", chip: .uc(.il0376F), width: 200, height: 200,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 1427)),
    SimulatedPanel(
      model: "waveshare-1in54b-v1", chip: .uc(.il0376F), width: 200, height: 200,
      inks: [.white, .black, .red], stored: StoredWaveform.threeInksAndFast(full: 1427)),
    SimulatedPanel(
      model: "gooddisplay-gdew0154m09", chip: .uc(.jd79653A), width: 200, height: 200,
      stored: StoredWaveform.byTemperature(full: 100, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "m5stack-coreink", chip: .uc(.jd79653A), width: 200, height: 200,
      stored: StoredWaveform.byTemperature(full: 100, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew0213m21", chip: .uc(.uc8151), width: 104, height: 212,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-2in13d", chip: .uc(.uc8151), width: 104, height: 212,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew026m01", chip: .uc(.uc8151), width: 152, height: 296,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-2in6", chip: .uc(.il0373), width: 152, height: 296,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew027w3", chip: .uc(.il91874), width: 176, height: 264,
      stored: StoredWaveform.byTemperature(full: 152, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "waveshare-2in7-v1", chip: .uc(.il91874), width: 176, height: 264,
      stored: StoredWaveform.byTemperature(full: 152, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew027c44", chip: .uc(.il91874), width: 176, height: 264,
      inks: [.white, .black, .red],
      stored: StoredWaveform.threeInksAndFast(full: 776)),
    SimulatedPanel(
      model: "waveshare-2in7b-v1", chip: .uc(.il91874), width: 176, height: 264,
      inks: [.white, .black, .red],
      stored: StoredWaveform.threeInksAndFast(full: 776)),
    SimulatedPanel(
      model: "gooddisplay-gdew0371w7", chip: .uc(.uc8171), width: 240, height: 416,
      stored: StoredWaveform.byTemperature(full: 147, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "gooddisplay-gdew042m01", chip: .uc(.il0398), width: 400, height: 300,
      stored: StoredWaveform.byTemperature(full: 152, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "pimoroni-badger2040", chip: .uc(.uc8151), width: 128, height: 296,
      stored: StoredWaveform.byTemperature(full: 162, fast: nil, partial: nil)),
  ]
}
