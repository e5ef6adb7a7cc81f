import CLinux
import Glibc
import Testing

@testable import InkLinux

@Suite struct CLinuxTests {
  @Test("an event is raised once however often, and taken once")
  func event() {
    let event = FileDescriptor(owning: clinux_event())
    #expect(clinux_event_take(event.number) == 0)
    #expect(clinux_event_raise(event.number) == 0)
    #expect(clinux_event_raise(event.number) == 0)
    #expect(clinux_event_take(event.number) == 1)
    #expect(clinux_event_take(event.number) == 0)
  }

  @Test(
    "a timer is due at an instant that is over, and not at one that is to come",
    arguments: [
      CLINUX_WALL, CLINUX_MONOTONIC, CLINUX_BOOT,
    ])
  func timer(_ clock: clinux_clock) {
    let timer = FileDescriptor(owning: clinux_timer(clock))
    #expect(clinux_timer_take(timer.number) == 0)
    #expect(clinux_timer_arm(timer.number, clock, 0, 1) == 0)
    #expect(clinux_timer_take(timer.number) == 1)
    #expect(clinux_timer_take(timer.number) == 0)
    #expect(clinux_timer_arm(timer.number, clock, 1 << 33, 0) == 0)
    #expect(clinux_timer_take(timer.number) == 0)
  }

  @Test("waiting tells which descriptor is ready, and ends without one")
  func wait() {
    let quiet = FileDescriptor(owning: clinux_event())
    let raised = FileDescriptor(owning: clinux_event())
    _ = clinux_event_raise(raised.number)
    var descriptors = [quiet.number, raised.number].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    #expect(clinux_wait(&descriptors, 2, -1) == 1)
    #expect(descriptors.map(\.revents) == [0, Int16(POLLIN)])
    #expect(clinux_wait(&descriptors, 1, 1000) == 0)
  }

  @Test("a signal that is blocked comes through its descriptor")
  func signal() {
    // The mask belongs to the thread: this one is lent by the test runner and gets its old mask back.
    var old = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    var numbers = [SIGURG]
    let signals = FileDescriptor(owning: clinux_signals(&numbers, 1))
    #expect(clinux_signal_take(signals.number) == 0)
    pthread_kill(pthread_self(), SIGURG)
    #expect(clinux_signal_take(signals.number) == SIGURG)
    #expect(clinux_signal_take(signals.number) == 0)
  }

  @Test("a failure is a negative error number")
  func failure() {
    #expect(clinux_timer_take(-1) == -EBADF)
    #expect(clinux_event_raise(-1) == -EBADF)
    #expect(clinux_signal_take(-1) == -EBADF)
  }
}
