import InkBoards

/// What somebody does with a button, made out from its edges: a pure state machine on the time it is told.
///
/// Edges that come closer together than a contact bounces count as none, whether the kernel has left them out already or
/// cannot. A button that is held when the recognizer begins means nothing until it was let go: somebody switched the
/// machine on with it, or something lies on it.
struct GestureRecognizer {
  /// Times that tell gestures apart.
  struct Timing: Equatable, Sendable {
    /// How long a contact may bounce: twice what the kernel's own driver of keys gives it (Linux, gpio-keys binding,
    /// debounce-interval).
    var bounce = Duration.milliseconds(10)
    /// From letting go to the second press of a double one, at most.
    var double = Duration.milliseconds(350)
    /// How long a long press is held, at least.
    var long = Duration.milliseconds(800)
  }

  private enum State: Equatable {
    /// Not pressed.
    case up
    /// Pressed since; `isSecond` when it was just before too.
    case down(since: Duration, isSecond: Bool)
    /// Let go after a short press, which may become a double one.
    case between(since: Duration)
    /// Pressed, and nothing comes of it any more.
    case spent
  }

  let timing: Timing
  /// The gestures that do something; what none is waited for is told sooner.
  let gestures: Set<ButtonGesture>
  private var state: State
  /// The last edge that was none of its bouncing.
  private var lastEdge: Duration?
  /// True where the last edge pressed it, one of its bouncing included.
  private var level: Bool

  /// A recognizer of these gestures of a button that is pressed now or not.
  init(_ gestures: Set<ButtonGesture>, isPressed: Bool = false, timing: Timing = Timing()) {
    self.gestures = gestures
    self.timing = timing
    level = isPressed
    state = isPressed ? .spent : .up
  }

  /// When `settle` has something to say although no edge comes; nil for never.
  var deadline: Duration? {
    switch state {
    case .up, .spent: nil
    case .down(let since, let isSecond):
      gestures.contains(.long) && !isSecond ? since + timing.long : nil
    case .between(let since): since + timing.double
    }
  }

  /// The button was pressed or let go at an instant; gives what that makes certain, in order.
  mutating func edge(isPressed: Bool, at instant: Duration) -> [ButtonGesture] {
    var found = settle(at: instant)
    level = isPressed
    if let lastEdge, instant - lastEdge < timing.bounce, instant >= lastEdge { return found }
    lastEdge = instant
    guard isPressed != isDown else {
      // It was let go in between, too shortly to be seen.
      if isPressed { state = .down(since: instant, isSecond: false) }
      return found
    }
    switch state {
    case .up: state = .down(since: instant, isSecond: false)
    case .between: state = .down(since: instant, isSecond: true)
    case .spent: state = .up
    case .down(let since, let isSecond):
      if isSecond {
        found.append(.double)
        state = .up
      } else if instant - since >= timing.long, gestures.contains(.long) {
        found.append(.long)
        state = .up
      } else if gestures.contains(.double) {
        state = .between(since: instant)
      } else {
        found.append(.short)
        state = .up
      }
    }
    return found.filter(gestures.contains)
  }

  /// Time has passed until `instant`; gives what that makes certain.
  mutating func settle(at instant: Duration) -> [ButtonGesture] {
    guard let deadline, deadline <= instant else { return [] }
    switch state {
    case .down:
      // It was let go so soon that this counted as bouncing.
      guard level else {
        state = .up
        return []
      }
      state = .spent
      return [.long]
    case .between:
      state = .up
      return gestures.contains(.short) ? [.short] : []
    case .up, .spent: return []
    }
  }

  /// True while it counts as pressed.
  var isDown: Bool {
    switch state {
    case .down, .spent: true
    case .up, .between: false
    }
  }
}
