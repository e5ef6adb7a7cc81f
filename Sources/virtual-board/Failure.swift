/// Why the board cannot go on, and the exit status that says so.
struct Failure: Error {
  let message: String
  let status: Int32

  init(_ message: String, status: Int32) {
    self.message = message
    self.status = status
  }
}
