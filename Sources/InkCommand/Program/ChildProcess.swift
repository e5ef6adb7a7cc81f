import Foundation

/// Other programs, run in this one's place on the terminal.
enum ChildProcess {
  /// Runs a program of the search path to its end, on our own streams; its exit status, nil where it is not there.
  static func run(_ words: [String]) -> Int32? {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard let name = words.first, posix_spawnp(&child, name, nil, nil, &arguments, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    // As a shell has it: 128 and the signal that ended it.
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + (status & 0x7f)
  }
}
