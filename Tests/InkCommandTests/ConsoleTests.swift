import Foundation
import Testing

@testable import InkCommand

struct ConsoleTests {
  @Test("in the journal every line of a message has its priority, elsewhere none has")
  func priority() {
    let streams = Streams()
    var console = streams.console()
    console.message("It failed.\n  likely cause: bad luck.")
    console.isJournal = true
    console.message("It failed.\n  likely cause: bad luck.")
    console.message("As it was.", .notice)
    #expect(
      streams.errors == """
        It failed.
          likely cause: bad luck.
        <3>It failed.
        <3>  likely cause: bad luck.
        <5>As it was.

        """)
  }

  @Test("the journal is there where the variable names the stream's own device and inode")
  func journal() throws {
    let descriptor = open("/dev/null", O_WRONLY)
    defer { close(descriptor) }
    var status = stat()
    #expect(fstat(descriptor, &status) == 0)
    #expect(Console.isJournal(descriptor, "\(status.st_dev):\(status.st_ino)"))
    #expect(!Console.isJournal(descriptor, "\(status.st_dev):\(status.st_ino + 1)"))
    #expect(!Console.isJournal(descriptor, nil))
  }
}
