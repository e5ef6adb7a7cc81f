import InkBoards

/// The buttons of a display: makes gestures of their edges, and actions of the gestures.
@MainActor
final class ButtonRow {
  let buttons: [Board.Button]
  private var recognizers: [GestureRecognizer]

  /// A row; `wasPressed` tells which are held as it begins.
  init(_ buttons: [Board.Button], wasPressed: (Int) -> Bool? = { _ in nil }) {
    self.buttons = buttons
    recognizers = buttons.indices.map {
      GestureRecognizer(Set(buttons[$0].actions.keys), isPressed: wasPressed($0) ?? false)
    }
  }

  /// A gesture of a button, and what it does.
  struct Press: Equatable {
    var button: String
    var gesture: ButtonGesture
    var action: ButtonAction
  }

  /// What an edge makes certain.
  func take(_ edge: ButtonEdge) -> [Press] {
    guard buttons.indices.contains(edge.button) else { return [] }
    let found = recognizers[edge.button].edge(isPressed: edge.isPressed, at: edge.at)
    return presses(found, of: edge.button)
  }

  /// What becomes certain by the time that has passed; edges that are queued have to be taken before.
  func settle(at now: Duration) -> [Press] {
    recognizers.indices.flatMap { presses(recognizers[$0].settle(at: now), of: $0) }
  }

  /// When `settle` has something to say; nil while nothing is pressed.
  var deadline: Duration? { recognizers.compactMap(\.deadline).min() }

  private func presses(_ gestures: [ButtonGesture], of index: Int) -> [Press] {
    gestures.compactMap { gesture in
      buttons[index].actions[gesture].map {
        Press(button: buttons[index].name, gesture: gesture, action: $0)
      }
    }
  }
}
