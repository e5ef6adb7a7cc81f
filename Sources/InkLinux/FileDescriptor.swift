import Glibc

/// An open file that is closed with its owner.
struct FileDescriptor: ~Copyable {
  let number: Int32

  init(owning number: Int32) { self.number = number }

  deinit { close(number) }
}
