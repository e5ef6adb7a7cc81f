import CLinux
import Glibc

/// Tells when a file changes: when a writer closes it, when another takes its place, when it goes.
///
/// The kernel tells (inotify(7)); a thread sleeps until it does, and nothing else happens in between. Ends when it is let go.
public final class FileWatch: Sendable {
  /// Raised to end the thread.
  private let ending: Int32

  /// Watches the file at `path`, which need not be there, though its directory must; nil where the kernel will not.
  ///
  /// `changed` is called on the watch's own thread, once for changes that come together.
  public init?(_ path: String, changed: @escaping @Sendable () -> Void) {
    let queue = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard queue >= 0 else { return nil }
    ending = clinux_event()
    let places = Self.places(of: path)
    // A file is replaced by renaming, so its directory is watched for its name.
    let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ATTRIB | IN_DELETE_SELF)
    let watched = places.filter { inotify_add_watch(queue, $0.directory, mask) >= 0 }
    guard ending >= 0, !watched.isEmpty else {
      close(queue)
      if ending >= 0 { close(ending) }
      return nil
    }
    let work = Watching(queue: queue, ending: ending, names: Set(places.map(\.name)), changed: changed)
    guard work.start() else {
      close(queue)
      close(ending)
      return nil
    }
  }

  deinit { _ = clinux_event_raise(ending) }

  /// The directory and name of a path, and those of the file it leads to where it is a link.
  private static func places(of path: String) -> [(directory: String, name: String)] {
    var paths = [path]
    if let real = realpath(path, nil) {
      let target = String(cString: real)
      free(real)
      if target != path { paths.append(target) }
    }
    return paths.compactMap { path in
      guard let slash = path.lastIndex(of: "/") else { return (".", path) }
      let name = String(path[path.index(after: slash)...])
      return name.isEmpty ? nil : (slash == path.startIndex ? "/" : String(path[..<slash]), name)
    }
  }
}

/// The thread of a watch, and what it owns.
private final class Watching {
  private let queue: Int32
  private let ending: Int32
  private let names: Set<String>
  private let changed: @Sendable () -> Void

  init(queue: Int32, ending: Int32, names: Set<String>, changed: @escaping @Sendable () -> Void) {
    self.queue = queue
    self.ending = ending
    self.names = names
    self.changed = changed
  }

  /// False where there are no threads left.
  func start() -> Bool {
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 256 * 1024)
    defer { pthread_attr_destroy(&attributes) }
    let work = Unmanaged.passRetained(self)
    let result = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Watching>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, work.toOpaque())
    if result != 0 { work.release() }
    return result == 0
  }

  private func run() {
    while true {
      var polled = [queue, ending].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = clinux_wait(&polled, 2, -1)
      if polled[1].revents != 0 { break }
      if polled[0].revents != 0, takeChanges() { changed() }
    }
    close(queue)
    close(ending)
  }

  /// True when a change of the file was among those that came.
  private func takeChanges() -> Bool {
    var isMeant = false
    let capacity = 4096
    withUnsafeTemporaryAllocation(byteCount: capacity, alignment: MemoryLayout<inotify_event>.alignment) {
      buffer in
      while let base = buffer.baseAddress, case let count = read(queue, base, capacity), count > 0 {
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = (base + offset).loadUnaligned(as: inotify_event.self)
          let name = base + offset + MemoryLayout<inotify_event>.size
          // Without a name it is about the directory itself, or events were lost: better look.
          if event.len == 0 || names.contains(String(cString: name.assumingMemoryBound(to: CChar.self))) {
            isMeant = true
          }
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    return isMeant
  }
}
