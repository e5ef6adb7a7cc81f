import InkBuses

/// A device that notes what is written to it besides register numbers.
final class RecordingDevice: I2CDevice {
  private let device: any I2CDevice
  private(set) var writes: [[UInt8]] = []
  private(set) var transfers = 0

  init(_ device: any I2CDevice) { self.device = device }

  var name: String { device.name }

  func transfer(_ written: [UInt8], reading count: Int) throws(BusError) -> [UInt8] {
    transfers += 1
    if written.count > 1 { writes.append(written) }
    return try device.transfer(written, reading: count)
  }
}
