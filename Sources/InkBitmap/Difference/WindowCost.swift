/// What it costs to write a part of a controller's memory, counted in bytes on the wire.
public struct WindowCost: Hashable, Sendable {
  /// Bytes that a window takes besides its data.
  ///
  /// 14 for the SSD16xx family: commands 0x44 and 0x45 with 2 and 4 bytes set the window, 0x4E and 0x4F with
  /// 1 and 2 bytes the address, and one command starts the data (SSD1680 datasheet, command table).
  /// A larger number makes fewer windows, which also saves system calls.
  public var bytesPerWindow: Int
  /// How often a window's data is sent: once for each plane that must be right afterwards.
  public var planeWrites: Int
  /// Windows at most, 1 or more.
  public var maximumWindows: Int

  /// Costs; the defaults are those of the SSD1680.
  public init(bytesPerWindow: Int = 14, planeWrites: Int = 2, maximumWindows: Int = 8) {
    self.bytesPerWindow = max(0, bytesPerWindow)
    self.planeWrites = max(1, planeWrites)
    self.maximumWindows = max(1, maximumWindows)
  }

  /// Bytes on the wire for one window.
  public func bytes(for window: PixelRect) -> Int {
    bytesPerWindow + planeWrites * ((window.width + 7) / 8 * window.height)
  }

  /// Bytes on the wire for several.
  public func bytes(for windows: [PixelRect]) -> Int { windows.reduce(0) { $0 + bytes(for: $1) } }
}
