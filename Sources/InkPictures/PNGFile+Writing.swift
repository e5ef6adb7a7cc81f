import Glibc
import InkBitmap

extension PNGFile {
  /// Writes a frame to a file as 1-bit grey.
  public static func write(_ frame: Frame, to path: String) throws(PNGWriteError) {
    try write(encode(frame), to: path)
  }

  /// Writes the bytes of a picture to a file.
  ///
  /// A file is replaced as a whole once everything is written, so that a viewer never sees half a picture;
  /// a link, a pipe or a device is written into.
  public static func write(_ picture: [UInt8], to path: String) throws(PNGWriteError) {
    var status = stat()
    let exists = lstat(path, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      return try fill(path, flags: O_WRONLY | O_TRUNC, with: picture, reportedAs: path)
    }
    let draft = "\(path).\(getpid()).part"
    do {
      try fill(draft, flags: O_WRONLY | O_CREAT | O_TRUNC, with: picture, reportedAs: path)
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, path) == 0 else {
      let error = PNGWriteError(path: path, operation: .replace, errno: errno)
      unlink(draft)
      throw error
    }
  }

  private static func fill(
    _ file: String, flags: Int32, with bytes: [UInt8], reportedAs path: String
  ) throws(PNGWriteError) {
    let descriptor = open(file, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw PNGWriteError(path: path, operation: .open, errno: errno) }
    var failure = writeAll(bytes, to: descriptor)
    // A full file system may only be noticed here.
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw PNGWriteError(path: path, operation: .write, errno: failure) }
  }

  /// Writes everything; returns the error number, 0 for none.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var rest = UnsafeRawBufferPointer(rebasing: bytes[...])
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return 0
    }
  }
}
