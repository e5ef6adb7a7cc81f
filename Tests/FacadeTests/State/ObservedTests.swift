import Combine
import InkTestKit
import SwiftUI
import Testing

private final class Level: ObservableObject {
  @Published var percent = 40
}

@Observable
private final class Room {
  var name = "Desk"
}

/// Objects that views follow on a phone, and are evaluated once with here.
@MainActor @Suite("Observed objects")
struct ObservedTests {
  private struct Own: View {
    @StateObject private var level = Level()
    @State private var room = Room()

    var body: some View {
      Text("\(level.percent)")
      Text(room.name)
    }
  }

  private struct Given: View {
    @ObservedObject var level: Level

    var body: some View { Text("\($level.percent.wrappedValue)") }
  }

  private struct HandedDown: View {
    @EnvironmentObject private var level: Level
    @Environment(Room.self) private var room
    @Environment(Room.self) private var perhaps: Room?

    var body: some View { Text("\(level.percent) \(room.name) \(perhaps == nil ? "none" : "one")") }
  }

  private struct Optional: View {
    @Environment(Room.self) private var room: Room?

    var body: some View { Text(room?.name ?? "none") }
  }

  private struct Bound: View {
    @Bindable var room: Room

    var body: some View { Name(name: $room.name) }
  }

  private struct Name: View {
    @Binding var name: String

    var body: some View { Text(name) }
  }

  @Test("a view makes its own objects once")
  func own() {
    #expect(LayoutTree(100, 100) { VStack { Own() } }.texts == ["40", "Desk"])
  }

  @Test("an object is handed over, or down by its type")
  func given() {
    let level = Level()
    level.percent = 81
    let room = Room()
    let tree = LayoutTree(100, 100) {
      VStack {
        Given(level: level)
        HandedDown().environmentObject(level).environment(room)
        Optional()
        Bound(room: room)
      }
    }
    #expect(tree.texts == ["81", "81 Desk one", "none", "Desk"])
  }

  @Test("a binding to an object's property writes it")
  func writes() {
    let level = Level()
    ObservedObject(wrappedValue: level).projectedValue.percent.wrappedValue = 7
    #expect(level.percent == 7)
  }

  @Test("a subject passes values on until nobody listens, and the other kind keeps the last")
  func subjects() {
    var heard: [Int] = []
    let subject = CurrentValueSubject<Int, Never>(1)
    var listening: Set<AnyCancellable> = []
    subject.sink { heard.append($0) }.store(in: &listening)
    subject.send(2)
    // An optimizer may let go of it after its last use.
    withExtendedLifetime(listening) {}
    listening = []
    subject.send(3)
    #expect(heard == [1, 2])
    #expect(subject.value == 3)
  }
}
