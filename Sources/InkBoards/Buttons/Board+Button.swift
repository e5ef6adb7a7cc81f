extension Board {
  /// A push button on a line, and what its presses do.
  public struct Button: Equatable, Sendable {
    /// What is printed beside it: "A".
    public var name: String
    /// Nil in a display file for the board's button of that name.
    public var line: Line?
    /// True where the line is low while it is pressed: the button leads to ground.
    public var isActiveLow = true
    /// What holds the line while it is not pressed.
    public var pull = Pull.up
    /// What a gesture does; one that is not here does nothing, and is not waited for.
    public var actions: [ButtonGesture: ButtonAction] = [:]
    /// Where its table begins.
    public var position = TextPosition.start

    /// A button without a line or an action.
    public init(name: String) { self.name = name }

    /// A resistor in the processor.
    public enum Pull: String, Sendable, CaseIterable {
      case up, down
      /// The board has a resistor of its own.
      case none
    }
  }
}
