import Dispatch
import Glibc

/// A descriptor that the main queue watches; closed when this goes and nobody watches any more.
@MainActor
final class WatchedDescriptor {
  let number: Int32
  private let descriptor: Descriptor
  private var reads: Watch?
  private var writes: Watch?

  /// Takes a descriptor over.
  init(_ number: Int32) {
    self.number = number
    descriptor = Descriptor(number: number)
  }

  /// Makes a descriptor one that never blocks and does not reach child processes.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Calls `handler` for as long as there is something to read.
  func whenReadable(_ handler: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: number, queue: .main)
    reads = Watch(source, on: descriptor, handler)
  }

  /// Calls `handler` for as long as there is room to write, until `stopWriting`.
  func whenWritable(_ handler: @escaping @MainActor () -> Void) {
    guard writes == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: number, queue: .main)
    writes = Watch(source, on: descriptor, handler)
  }

  /// Room to write is of no interest any more.
  func stopWriting() { writes = nil }

  /// Closes the number when the last that holds it goes: a source may not outlive its descriptor.
  private final class Descriptor: Sendable {
    private let number: Int32
    init(number: Int32) { self.number = number }
    deinit { close(number) }
  }

  /// A source that ends when this goes.
  private final class Watch {
    private let source: any DispatchSourceProtocol

    init(
      _ source: any DispatchSourceProtocol, on descriptor: Descriptor,
      _ handler: @escaping @MainActor () -> Void
    ) {
      self.source = source
      source.setEventHandler { MainActor.assumeIsolated(handler) }
      source.setCancelHandler { _ = descriptor }
      source.activate()
    }

    deinit { source.cancel() }
  }
}
