// The chips behind the nodes of a virtual board; see scripts/virtual-board.

import Glibc

nonisolated(unsafe) var isStopped = false
nonisolated(unsafe) var isPressed = false
signal(SIGUSR1) { _ in isPressed = true }
for number in [SIGTERM, SIGINT] { signal(number) { _ in isStopped = true } }

func write(_ bytes: [UInt8], to path: String?) {
  guard let path, let file = fopen(path, "w") else { return }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

do throws(Failure) {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let board = try VirtualBoard(options)
  try board.serve(
    until: { isStopped },
    takePress: {
      defer { isPressed = false }
      return isPressed
    })
  write(Array(board.trace.utf8), to: options.trace)
  write(Array(board.summary.utf8), to: options.summary)
  write(board.glass, to: options.glass)
} catch {
  let text = "virtual-board: \(error.message)\n"
  _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
  exit(error.status)
}
