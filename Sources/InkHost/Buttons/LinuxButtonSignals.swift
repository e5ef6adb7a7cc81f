import InkBoards
import InkBuses
import InkLinux

/// The lines of this machine on which buttons are, held from `start` to `stop`.
///
/// Nothing is polled: the kernel queues the edges with their times, and the main loop wakes for them. Where libgpiod is of
/// version 2 the kernel leaves out what bounces; with version 1 the recognizer does. A line that gives edge after edge
/// floats, and is let go.
public final class LinuxButtonSignals: ButtonSignals {
  /// Edges of a line that the kernel queues; where there were as many, some may be lost.
  private static let queued = 16
  /// Edges within a minute after which a line is taken to float: more than a person's thumb gives.
  private static let most = 600

  private let buttons: [Board.Button]
  private let chip: String?
  private let system: SystemTree
  @MainActor private var lines: [Int: LinuxInputLine] = [:]
  @MainActor private var watches: [MainLoop.Watch] = []
  @MainActor private var levels: [Int: Bool] = [:]
  @MainActor private var edges: [Int: EdgeCount] = [:]
  @MainActor private var handler: (ButtonEdge) -> Void = { _ in }
  @MainActor private var problem: (String) -> Void = { _ in }
  @MainActor private var uptime: () -> Duration = { .zero }

  /// Buttons on the header, or on the chip with that label; nothing is opened yet.
  public init(_ buttons: [Board.Button], chip: String?, in system: SystemTree = .live) {
    self.buttons = buttons
    self.chip = chip
    self.system = system
  }

  /// Takes the lines that can be had, and tells of the others.
  @MainActor public func start(
    clock: any HostClock, problem: @escaping @MainActor (String) -> Void,
    _ handler: @escaping @MainActor (ButtonEdge) -> Void
  ) {
    self.handler = handler
    self.problem = problem
    uptime = { clock.uptime }
    for (index, button) in buttons.enumerated() where !button.actions.isEmpty {
      do throws(BusError) {
        guard let line = try Self.open(button, chip: chip, in: system) else { continue }
        let wasPressed = try line.level() == button.pressedLevel
        lines[index] = line
        levels[index] = wasPressed
        let watch = MainLoop.shared.watch(line.fileDescriptor) { [weak self] in
          self?.take(index) ?? false
        }
        watches.append(watch)
      } catch {
        problem("The button \(button.name) does nothing. \(error.description)")
      }
    }
  }

  /// Takes a button's line as an input that is pulled and debounced as its file says; nil for one without a line.
  public static func open(
    _ button: Board.Button, chip: String?, in system: SystemTree = .live
  ) throws(BusError) -> LinuxInputLine? {
    guard let line = button.line else { return nil }
    return try LinuxGPIOChip.header(in: system, label: chip).input(
      line.reference, bias: LineBias(button.pull), debounce: GestureRecognizer.Timing().bounce)
  }

  @MainActor public func poll() {
    for index in lines.keys.sorted() { _ = take(index) }
  }

  @MainActor public func stop() {
    for watch in watches { watch.cancel() }
    (watches, lines, levels, edges) = ([], [:], [:], [:])
    handler = { _ in }
    problem = { _ in }
  }

  @MainActor public func wasPressed(_ index: Int) -> Bool? { levels[index] }

  /// Tells of the queued edges of a line; false where it is to be let go.
  @MainActor private func take(_ index: Int) -> Bool {
    guard let line = lines[index] else { return false }
    let pressed = buttons[index].pressedLevel
    // The kernel's times do not count what the machine slept; the display's do.
    let now = uptime()
    let offset = now - LinuxClock().now
    do throws(BusError) {
      var taken = 0
      while taken < 64, let (edge, time) = try line.nextTimedEdge() {
        taken += 1
        levels[index] = edge.level == pressed
        handler(ButtonEdge(button: index, isPressed: edge.level == pressed, at: min(now, time + offset)))
      }
      if taken >= Self.queued {
        let isPressed = try line.level() == pressed
        if isPressed != levels[index] {
          levels[index] = isPressed
          handler(ButtonEdge(button: index, isPressed: isPressed, at: now))
        }
      }
      guard edges[index, default: EdgeCount(most: Self.most)].add(taken, at: now) else {
        problem(
          "The button \(buttons[index].name) is listened to no longer: its line gives edge after edge, so nothing holds it."
        )
        lines[index] = nil
        return false
      }
      return true
    } catch {
      problem("The button \(buttons[index].name) does nothing any more. \(error.description)")
      lines[index] = nil
      return false
    }
  }
}

extension Board.Button {
  /// The level of its line while it is pressed.
  var pressedLevel: Level { isActiveLow ? .low : .high }
}

extension LineBias {
  /// What a file says of a button.
  init(_ pull: Board.Button.Pull) {
    self =
      switch pull {
      case .up: .pullUp
      case .down: .pullDown
      case .none: .none
      }
  }
}
