/// A chip or microcontroller that is a map of byte registers, as its map describes it.
public final class RegisterMapSimulator: ByteRegisterChip {
  /// What it measures.
  public let battery: BatteryPhysics
  /// Writes that would have cut the supply.
  public private(set) var powerCuts = 0

  var pointer: UInt8 = 0

  private let map: any RegisterMap
  private var image = RegisterImage()
  private var conversion: Conversion

  init(_ map: any RegisterMap, battery: BatteryPhysics) {
    self.map = map
    self.battery = battery
    conversion = Conversion(every: map.period, from: battery.now - .seconds(60))
    map.reset(&image)
    map.measure(battery, into: &image)
  }

  func isAnswering(at time: Duration) -> Bool {
    battery.advance(to: time)
    guard map.isAnswering(battery) else { return false }
    if conversion.isDue(at: time) { map.measure(battery, into: &image) }
    return true
  }

  func byte(_ register: UInt8) -> UInt8 { image[register] }

  func store(_ byte: UInt8, in register: UInt8, at time: Duration) {
    if map.cutsPower.contains(register) { powerCuts += 1 }
    guard map.writable.contains(register) else { return }
    image[register] = byte
    map.measure(battery, into: &image)
  }

  public func brownOut(at time: Duration) {
    battery.advance(to: time)
    image = RegisterImage()
    map.reset(&image)
    conversion = Conversion(every: map.period, from: time, after: map.period)
  }
}
