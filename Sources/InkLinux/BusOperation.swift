/// What was attempted; the words are those of `BusError.operation`.
enum BusOperation: String, CaseIterable, Sendable {
  case find, open, configure, request, transfer, write, drive
  case readLevel = "read level"
  case waitForEdge = "wait for edge"
}
