import Glibc
import InkBuses

/// What stands behind the nodes, and what goes wrong.
struct Options {
  /// The kernel module's node.
  var device = "/dev/vboard"
  /// The panel on chip select 0.
  var panel = "waveshare-2in13-v4"
  /// What is on the I2C bus.
  var gauge = "max17048"
  /// Lines of the panel by number, as on Waveshare's HATs; no power line leaves the supply on.
  var dataCommand: UInt32 = 25
  var reset: UInt32 = 17
  var busy: UInt32 = 24
  var power: UInt32? = 18
  /// The line that the gauge's alert pin is on; nil leaves it unconnected.
  var alert: UInt32?
  /// The line of a button to ground, which each SIGUSR1 presses; nil for none.
  var button: UInt32?
  /// What the battery holds in milliampere hours; a small one runs down while one waits.
  var capacity: Int?
  /// Where to write what was on the wires, at the end.
  var trace: String?
  /// Where to write how the panel was left, at the end.
  var summary: String?
  /// Where to write what the glass shows, as PBM, at the end.
  var glass: String?
  /// BUSY shorted to a level.
  var stuckBusy: Level?
  /// Transfers after which the gauge, or the panel, is pulled off.
  var gaugeGoneAfter: Int?
  var panelGoneAfter: Int?
  /// A signal for a process at a moment on the wires.
  var signal: SignalMoment?

  static let usage = """
    usage: virtual-board [--panel MODEL] [--gauge NAME] [--no-power-line] [--trace FILE] [--summary FILE] [--glass FILE]
             [--alert LINE] [--button LINE] [--capacity MAH] [--busy high|low] [--gauge-gone-after N] [--panel-gone-after N]
             [--signal NUMBER:PROCESS:transfer|reset|COMMAND[#OCCURRENCE][+MILLISECONDS]]
    """

  /// Reads the arguments, without the program's name.
  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--no-power-line" {
        power = nil
        continue
      }
      guard let value = rest.popFirst() else { throw Failure(Self.usage, status: 64) }
      switch name {
      case "--device": device = value
      case "--panel": panel = value
      case "--gauge": gauge = value
      case "--trace": trace = value
      case "--summary": summary = value
      case "--glass": glass = value
      case "--busy" where value == "high" || value == "low": stuckBusy = value == "high" ? .high : .low
      case "--alert": alert = UInt32(try Self.number(value))
      case "--button": button = UInt32(try Self.number(value))
      case "--capacity": capacity = try Self.number(value)
      case "--gauge-gone-after": gaugeGoneAfter = try Self.number(value)
      case "--panel-gone-after": panelGoneAfter = try Self.number(value)
      case "--signal":
        guard let moment = SignalMoment(value) else { throw Failure(Self.usage, status: 64) }
        signal = moment
      default: throw Failure(Self.usage, status: 64)
      }
    }
  }

  private static func number(_ text: String) throws(Failure) -> Int {
    guard let number = Int(text), number >= 0 else { throw Failure(usage, status: 64) }
    return number
  }
}
