import InkBuses
import Testing

/// A device on which one transfer, or every one from then on, goes wrong.
final class StepFault: I2CDevice {
  /// What goes wrong.
  enum Kind: CustomTestStringConvertible, Equatable {
    /// Nothing comes: once, or from then on.
    case once(BusError.Kind)
    case lasting(BusError.Kind)
    /// Bytes come, and are others.
    case ones, zeros, swapped

    var testDescription: String { "\(self)" }
  }

  private let device: any I2CDevice
  private let step: Int
  private let kind: Kind
  /// Transfers so far.
  private(set) var transfers = 0

  init(_ device: any I2CDevice, at step: Int, _ kind: Kind) {
    self.device = device
    self.step = step
    self.kind = kind
  }

  var name: String { device.name }

  func transfer(_ written: [UInt8], reading count: Int) throws(BusError) -> [UInt8] {
    defer { transfers += 1 }
    switch kind {
    case .once(let kind) where transfers == step, .lasting(let kind) where transfers >= step:
      throw BusError(kind, node: name, operation: "transfer", errno: 5)
    default: break
    }
    let bytes = try device.transfer(written, reading: count)
    guard transfers == step else { return bytes }
    switch kind {
    case .ones: return bytes.map { _ in 0xFF }
    case .zeros: return bytes.map { _ in 0 }
    case .swapped: return bytes.indices.map { $0 ^ 1 < bytes.count ? bytes[$0 ^ 1] : bytes[$0] }
    case .once, .lasting: return bytes
    }
  }
}
