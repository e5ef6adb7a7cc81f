import Foundation
import Testing

@testable import InkHost

/// With a socket of our own in place of the service manager's, through the real library.
@MainActor @Suite("ServiceManager", .serialized)
struct ServiceManagerTests {
  /// Where a service manager would listen.
  final class Inbox {
    private let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    private let path = NSTemporaryDirectory() + "ink-" + UUID().uuidString.prefix(8)

    init() {
      #expect(UnixSocket.bind(descriptor, to: path) == 0)
      setenv("NOTIFY_SOCKET", path, 1)
    }

    deinit {
      unsetenv("NOTIFY_SOCKET")
      close(descriptor)
      unlink(path)
    }

    /// The messages that came.
    func take() -> [String] {
      var messages: [String] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        guard count > 0 else { return messages }
        messages.append(String(decoding: buffer[..<count], as: UTF8.self))
      }
    }
  }

  @Test("ready at the first wait, a status when it changes, reloading and ready again, stopping at the end")
  func life() {
    let inbox = Inbox()
    let manager = ServiceManager()
    #expect(manager.signOfLife == nil)
    manager.waits("next 12:46")
    #expect(inbox.take() == ["READY=1\nSTATUS=next 12:46"])
    manager.waits("next 12:46")
    #expect(inbox.take() == [])
    manager.waits("next 12:47")
    #expect(inbox.take() == ["STATUS=next 12:47"])
    manager.reloads()
    let reloading = inbox.take()
    #expect(reloading.count == 1)
    #expect(reloading.first?.hasPrefix("RELOADING=1\nMONOTONIC_USEC=") == true)
    manager.waits("next 12:47")
    #expect(inbox.take() == ["READY=1"])
    manager.stops()
    #expect(inbox.take() == ["STOPPING=1\nSTATUS=putting the panel to sleep"])
  }

  @Test("with a watchdog every wait is a sign of life, and one is wanted at half its patience")
  func watchdog() {
    let inbox = Inbox()
    setenv("WATCHDOG_USEC", "300000000", 1)
    setenv("WATCHDOG_PID", "\(getpid())", 1)
    defer {
      unsetenv("WATCHDOG_USEC")
      unsetenv("WATCHDOG_PID")
    }
    let manager = ServiceManager()
    #expect(manager.signOfLife == .seconds(150))
    manager.waits("a")
    manager.waits("a")
    #expect(inbox.take() == ["READY=1\nSTATUS=a\nWATCHDOG=1", "WATCHDOG=1"])
  }

  @Test("without a service manager nothing is sent")
  func nobody() {
    unsetenv("NOTIFY_SOCKET")
    let manager = ServiceManager()
    manager.waits("a")
    manager.stops()
    #expect(manager.signOfLife == nil)
  }
}
