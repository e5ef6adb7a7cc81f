/// The registers that matter to the picture and the time, with their values after reset.
struct SSDRegisters {
  /// Command 01: gate lines driven.
  var lines: Int
  /// Command 01, third byte, bit 0: gates are scanned from the last.
  var scansFromLast = false
  /// Command 0F: the first line scanned.
  var firstLine = 0
  /// Command 18: 80 is the sensor inside, 48 one on the panel's I2C pins.
  var temperatureSensor: UInt8
  /// Command 1A or the last measurement, degrees Celsius; 127.9 after reset.
  var celsius = 127.9375
  /// Command 21, first byte: how each plane is read, red in the high half.
  var planeOptions: UInt8 = 0x00
  /// Command 21, second byte, bit 7: memory column 0 goes to S8.
  var usesInnerSources = false
  /// Command 22: the steps of the next activation.
  var updateControl: UInt8 = 0xFF
  /// Command 37, sixth byte, bit 6: planes change places after a differential refresh.
  var swapsPlanes = false
  /// Command 3C.
  var border: UInt8 = 0xC0

  /// A chip's values after reset.
  init(_ chip: SSDChip) {
    lines = chip.gates
    temperatureSensor = chip.sensorAfterReset
  }
}
