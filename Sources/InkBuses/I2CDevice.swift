/// One 7-bit address of an I2C bus.
public protocol I2CDevice: AnyObject {
  /// What a person calls it: "/dev/i2c-1 address 0x36".
  var name: String { get }

  /// Writes, then reads after a repeated start, as one combined transfer.
  ///
  /// `written` may be empty (a plain read) and `count` zero (a plain write). Bytes come back in wire order.
  func transfer(_ written: [UInt8], reading count: Int) throws(BusError) -> [UInt8]
}
