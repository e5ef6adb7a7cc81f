import CSPI
import InkBuses

/// One chip select of an SPI bus through spidev: mode 0, eight bits, most significant bit first.
public final class LinuxSPIDevice: SPIDuplexDevice {
  public let name: String
  /// Bits a second asked for; the controller takes the next lower rate it can make.
  public let clock: Int
  /// Bytes that spidev takes in one message: its module parameter `bufsiz`.
  public let messageLimit: Int

  /// 4 MHz, the rate of Waveshare's own programs, which every panel and the usual cables bear.
  public static let defaultClock = 4_000_000

  /// spidev's `bufsiz` where the module does not tell (drivers/spi/spidev.c).
  static let defaultMessageLimit = 4096

  private let descriptor: FileDescriptor
  /// Where pieces of several segments are joined; see `cspi_write`.
  private var joined: [UInt8] = []
  private var hertz: UInt32 { UInt32(clamping: clock) }

  /// Opens and configures a node such as "/dev/spidev0.0".
  public init(
    _ node: String, clock: Int = LinuxSPIDevice.defaultClock, in system: SystemTree = .live
  ) throws(BusError) {
    let path = system.node(node)
    let opened = cspi_open(path)
    guard opened >= 0 else {
      throw BusError(errno: -opened, node: path, during: .open, group: SystemTree.group(of: path))
    }
    descriptor = FileDescriptor(owning: opened)
    name = path
    self.clock = clock
    messageLimit = Self.messageLimit(in: system)
    let configured = cspi_configure(opened, 0, 8, hertz)
    guard configured == 0 else { throw BusError(errno: -configured, node: path, during: .configure) }
  }

  /// Sends the segments in messages of at most `messageLimit` bytes; chip select rises between messages.
  ///
  /// At 4 MHz 4096 bytes take 8.2 ms on the wire, in one system call.
  public func write(_ segments: [[UInt8]]) throws(BusError) {
    for message in SPIMessage.plan(segments.map(\.count), limit: messageLimit) {
      let status = send(message, of: segments)
      guard status == 0 else { throw BusError(errno: -status, node: name, during: .write) }
    }
  }

  /// Sends and reads under one chip select; more bytes than `messageLimit` are refused.
  public func exchange(_ bytes: [UInt8]) throws(BusError) -> [UInt8] {
    guard bytes.count <= messageLimit else { throw BusError(errno: 90, node: name, during: .write) }
    var received = [UInt8](repeating: 0, count: bytes.count)
    let status = bytes.withUnsafeBufferPointer { sent in
      received.withUnsafeMutableBufferPointer {
        cspi_exchange(descriptor.number, sent.baseAddress, $0.baseAddress, UInt32(bytes.count), hertz)
      }
    }
    guard status == 0 else { throw BusError(errno: -status, node: name, during: .write) }
    return received
  }

  private func send(_ message: SPIMessage, of segments: [[UInt8]]) -> Int32 {
    if message.pieces.count == 1, let piece = message.pieces.first {
      return segments[piece.segment].withUnsafeBufferPointer {
        let bytes = UnsafeBufferPointer(rebasing: $0[piece.bytes])
        return cspi_write(descriptor.number, bytes.baseAddress, UInt32(bytes.count), hertz)
      }
    }
    joined.removeAll(keepingCapacity: true)
    for piece in message.pieces { joined += segments[piece.segment][piece.bytes] }
    return joined.withUnsafeBufferPointer {
      cspi_write(descriptor.number, $0.baseAddress, UInt32($0.count), hertz)
    }
  }

  /// spidev's message limit on a machine.
  static func messageLimit(in system: SystemTree) -> Int {
    guard let text = system.attribute("module/spidev/parameters/bufsiz"), let limit = Int(text), limit > 0
    else {
      return defaultMessageLimit
    }
    return limit
  }
}
