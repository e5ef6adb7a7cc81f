import Foundation
import Glibc
import InkBitmap
import InkViews

/// Pictures by where they come from, decoded once and read again when their file changes.
///
/// Keeps the last 16 pictures, and of large ones as many as have 24 million pixels together; each takes a byte a pixel, two
/// with opacities.
public final class PictureStore {
  /// Finds pictures asked for by name.
  public let finder: PictureFinder
  private var kept: [ImageRequest.Source: Kept] = [:]
  private var uses = 0

  /// A picture and what its file looked like then.
  private struct Kept {
    var picture: GrayImage?
    /// Why there is no picture.
    var problem: PictureError?
    /// Whether it is drawn anew for each size.
    var isDrawing: Bool
    var stamp: FileStamp?
    var lastUse: Int
  }

  /// Changes when a file does.
  private struct FileStamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  /// A store that looks for named pictures in these directories, as they are and with ".png".
  public convenience init(directories: [String] = []) {
    self.init(finder: PictureFinder(directories: directories))
  }

  /// A store that finds named pictures so.
  public init(finder: PictureFinder) { self.finder = finder }

  /// The picture; nil when it cannot be found or read.
  public func picture(for source: ImageRequest.Source) -> GrayImage? {
    uses += 1
    let path = path(of: source)
    let stamp = path.flatMap(Self.stamp)
    if var known = kept[source], known.stamp == stamp {
      known.lastUse = uses
      kept[source] = known
      return known.picture
    }
    let content = bytes(source, path)
    let drawn = content.flatMap { drawing($0, source, path) }
    var picture: GrayImage?
    var problem: PictureError?
    do {
      if let drawn {
        let size = try drawn.size
        picture = GrayImage(try drawn.color(width: size.width, height: size.height))
      } else if let content {
        picture = try EncodedPicture(content, name: Self.name(path)).gray()
      }
    } catch {
      problem = error as? PictureError
    }
    while isFull(with: picture), let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      kept[oldest.key] = nil
    }
    kept[source] = Kept(
      picture: picture, problem: problem, isDrawing: drawn != nil, stamp: stamp, lastUse: uses)
    return picture
  }

  private func isFull(with picture: GrayImage?) -> Bool {
    let pixels = kept.values.reduce(picture?.gray.count ?? 0) { $0 + ($1.picture?.gray.count ?? 0) }
    return kept.count >= 16 || pixels > 24_000_000
  }

  /// Counts up whenever a picture's file has changed, so that what was made of it can be made anew.
  func version(of source: ImageRequest.Source) -> Int {
    _ = picture(for: source)
    return kept[source]?.stamp.map { $0.seconds &* 1_000_000_007 &+ $0.nanoseconds &+ $0.size } ?? 0
  }

  /// The picture in its colours, which is not kept; nil when it cannot be found or read.
  func colorPicture(for source: ImageRequest.Source) -> ColorImage? {
    let path = path(of: source)
    guard let bytes = bytes(source, path) else { return nil }
    return try? EncodedPicture(bytes, name: Self.name(path)).color()
  }

  /// A drawing at a size, which is not kept; nil when the source is none, or cannot be found or drawn.
  func drawing(for source: ImageRequest.Source, width: Int, height: Int) -> ColorImage? {
    guard picture(for: source) != nil, kept[source]?.isDrawing == true else { return nil }
    let path = path(of: source)
    guard let bytes = bytes(source, path) else { return nil }
    return try? drawing(bytes, source, path)?.color(width: width, height: height)
  }

  /// The package that a picture needs which cannot be read without it; nil for other reasons.
  func missingPackage(for source: ImageRequest.Source) -> String? {
    guard picture(for: source) == nil, case .noLibrary(let format)? = kept[source]?.problem?.kind else {
      return nil
    }
    return format.library
  }

  /// A drawing in a file; what came as data may be from anywhere.
  private func drawing(_ bytes: [UInt8], _ source: ImageRequest.Source, _ path: String?) -> DrawingFile? {
    if case .data = source { return nil }
    return DrawingFile(bytes, name: Self.name(path))
  }

  private static func name(_ path: String?) -> String { path ?? "the picture" }

  private func bytes(_ source: ImageRequest.Source, _ path: String?) -> [UInt8]? {
    switch source {
    case .data(let data): return [UInt8](data)
    case .file, .named:
      guard let path, let data = FileManager.default.contents(atPath: path) else { return nil }
      return [UInt8](data)
    }
  }

  private func path(of source: ImageRequest.Source) -> String? {
    switch source {
    case .data: return nil
    case .file(let path): return path
    case .named: return found(source)?.path
    }
  }

  private func found(_ source: ImageRequest.Source) -> PictureFinder.Found? {
    guard case .named(let name, let bundle, let scheme) = source else { return nil }
    return finder.find(name, bundle: bundle, in: scheme)
  }

  /// Whether a picture's catalogue says that only its opacity counts.
  func isTemplate(_ source: ImageRequest.Source) -> Bool { found(source)?.isTemplate ?? false }

  /// Pixels a point of a picture; more than 1 where its name or its catalogue says so.
  func scale(of source: ImageRequest.Source) -> Int {
    switch source {
    case .data: 1
    case .file(let path): PictureFinder.scale(ofFile: path)
    case .named: found(source)?.scale ?? 1
    }
  }

  private static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileStamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size))
  }
}
