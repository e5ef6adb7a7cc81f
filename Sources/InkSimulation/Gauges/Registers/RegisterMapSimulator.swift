/// A chip or microcontroller that is a map of byte registers, as its map describes it.
public final class RegisterMapSimulator: ByteRegisterChip, AlertingChip {
  /// What it measures.
  public let battery: BatteryPhysics
  /// Writes that would have cut the supply.
  public private(set) var powerCuts = 0

  var pointer: UInt8 = 0

  private let map: any RegisterMap
  private var image = RegisterImage()
  /// The low byte that the reading of its high one holds.
  private var held: (register: UInt8, byte: UInt8)?
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

  /// True while the pin for interrupts is low.
  public var isAlerting: Bool { map.isAlerting(image) }

  /// A write, then a read, byte by byte at the pace of the wires.
  public func transfer(_ written: [UInt8], reading count: Int, at time: Duration) -> [UInt8]? {
    let start = map.measuresWhileRead ? max(battery.now, time - SimulatedI2CBus.byteTime * count) : time
    guard isAnswering(at: start) else { return nil }
    if let register = written.first { pointer = register }
    for value in written.dropFirst() {
      store(value, in: pointer, at: time)
      pointer &+= 1
    }
    return (0..<count).map { index in
      if !map.stepsOn, index > 0 { return 0xFF }
      defer { if map.stepsOn { pointer &+= 1 } }
      let byte = byte(pointer)
      // The next byte comes later.
      if map.measuresWhileRead { update(to: start + SimulatedI2CBus.byteTime * (index + 1)) }
      return byte
    }
  }

  func byte(_ register: UInt8) -> UInt8 {
    if map.latching.contains(register) { held = (register &+ 1, image[register &+ 1]) }
    guard let latch = held, latch.register == register else { return image[register] }
    held = nil
    return latch.byte
  }

  func store(_ byte: UInt8, in register: UInt8, at time: Duration) {
    if map.cutsPower.contains(register) { powerCuts += 1 }
    if map.clearedByOnes.contains(register) { image[register] &= ~byte }
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
