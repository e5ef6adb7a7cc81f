import Glibc

/// Names of the kernel's error numbers.
enum ErrorNumber {
  /// The symbol of an error number, as `errno -l` prints it: "EACCES"; "errno 200" where it has none here.
  static func name(_ number: Int32) -> String {
    names[number] ?? "errno \(number)"
  }

  /// The numbers that opening, configuring and using GPIO, I2C and SPI nodes can give.
  private static let names: [Int32: String] = [
    EPERM: "EPERM", ENOENT: "ENOENT", EINTR: "EINTR", EIO: "EIO", ENXIO: "ENXIO", EBADF: "EBADF",
    EAGAIN: "EAGAIN", ENOMEM: "ENOMEM", EACCES: "EACCES", EFAULT: "EFAULT", EBUSY: "EBUSY",
    EEXIST: "EEXIST", ENODEV: "ENODEV", ENOTDIR: "ENOTDIR", EISDIR: "EISDIR", EINVAL: "EINVAL",
    ENFILE: "ENFILE", EMFILE: "EMFILE", ENOTTY: "ENOTTY", ENOSPC: "ENOSPC", ERANGE: "ERANGE",
    ELOOP: "ELOOP", EPROTO: "EPROTO", EBADMSG: "EBADMSG", EOVERFLOW: "EOVERFLOW", EMSGSIZE: "EMSGSIZE",
    EOPNOTSUPP: "EOPNOTSUPP", ESHUTDOWN: "ESHUTDOWN", ETIMEDOUT: "ETIMEDOUT", EREMOTEIO: "EREMOTEIO",
    ECANCELED: "ECANCELED", ENOSYS: "ENOSYS",
  ]
}
