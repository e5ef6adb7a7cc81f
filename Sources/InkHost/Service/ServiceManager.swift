import CSystemd
import Glibc

/// The service manager that started the process, if one did and listens; silence where none does.
///
/// States and their order are those of sd_notify(3).
@MainActor
public final class ServiceManager {
  /// How often it wants a sign of life, at half its patience as it advises; nil where it does not wait for one.
  public let signOfLife: Duration?
  /// Called when a message cannot be sent, with the kernel's error number.
  var onFailure: (Int32) -> Void = { _ in }
  private let send: (String) -> Int32
  private var status = ""
  private var isReady = false

  /// A manager that gets every message by `send`, which gives an error number, negative where it fails.
  init(signOfLife: Duration?, send: @escaping (String) -> Int32) {
    self.signOfLife = signOfLife
    self.send = send
  }

  /// The one that the environment names, through libsystemd; one message costs a system call.
  public convenience init() {
    let patience = csystemd_watchdog_interval()
    self.init(
      signOfLife: patience == 0 ? nil : .microseconds(Int64(clamping: patience / 2)),
      send: { csystemd_notify($0) })
  }

  /// The display waits for its next tick: it is ready if it was not yet, and alive.
  ///
  /// `status` is a sentence for `systemctl status`; the same one is not sent twice.
  func waits(_ status: String) {
    var lines: [String] = []
    if !isReady { lines.append("READY=1") }
    if status != self.status { lines.append("STATUS=\(status)") }
    if signOfLife != nil { lines.append("WATCHDOG=1") }
    isReady = true
    self.status = status
    if !lines.isEmpty { tell(lines.joined(separator: "\n")) }
  }

  /// The configuration is being read again; the next `waits` tells that this is over.
  func reloads() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    // The time stamp is for managers that send the signal themselves (Type=notify-reload).
    tell("RELOADING=1\nMONOTONIC_USEC=\(time.tv_sec * 1_000_000 + time.tv_nsec / 1000)")
    isReady = false
  }

  /// The display ends and puts the panel to sleep.
  func stops() { tell("STOPPING=1\nSTATUS=putting the panel to sleep") }

  private func tell(_ message: String) {
    let result = send(message)
    if result < 0 { onFailure(-result) }
  }
}
