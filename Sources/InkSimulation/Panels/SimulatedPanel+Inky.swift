import InkBitmap

extension SimulatedPanel {
  /// Pimoroni's Inky boards on Solomon controllers.
  static let inky: [SimulatedPanel] = [
    // The maker's driver writes 136 columns and paints from the ninth.
    SimulatedPanel(
      model: "inky-phat-ssd1608", chip: .ssd(.ssd1608), width: 122, height: 250, firstSource: 8,
      stored: StoredWaveform.blackAndWhite(full: 163, fast: nil, partial: nil)),
    SimulatedPanel(
      model: "inky-phat-ssd1608-red", chip: .ssd(.ssd1608), width: 122, height: 250,
      inks: [.white, .black, .red], firstSource: 8, stored: StoredWaveform.threeInks(full: 718)),
  ]
}
