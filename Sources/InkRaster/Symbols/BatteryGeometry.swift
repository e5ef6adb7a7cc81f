/// A battery lying down, in whole pixels: body, gap and pole.
struct BatteryGeometry {
  let height: Int
  /// Of the body's outline, and of the gap between it and the charge.
  let line: Int
  let bodyWidth: Int
  let poleWidth: Int
  let poleHeight: Int

  /// A battery of that height; the body is nearly twice as wide as high.
  init(height: Int) {
    self.height = max(5, height)
    line = max(1, Int((Double(self.height) / 13).rounded()))
    bodyWidth = Int((Double(self.height) * 1.85).rounded())
    poleWidth = max(1, Int((Double(self.height) / 9).rounded()))
    // Centred: even with even, odd with odd.
    let pole = Int((Double(self.height) * 0.4).rounded())
    poleHeight = (pole - self.height).isMultiple(of: 2) ? pole : pole + 1
  }

  /// The largest battery in a box.
  init(fittingWidth width: Int, height: Int) {
    var battery = BatteryGeometry(height: height)
    while battery.width > width, battery.height > 5 { battery = BatteryGeometry(height: battery.height - 1) }
    self = battery
  }

  /// Pixels from the body's left to the pole's right.
  var width: Int { bodyWidth + line + poleWidth }
}
