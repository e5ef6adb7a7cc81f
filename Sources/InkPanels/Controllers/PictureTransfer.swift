import InkBitmap

/// What a refresh needs in display memory.
enum PictureTransfer {
  /// The whole picture: black and white in both planes, whatever they hold, black and the second ink in a plane
  /// each, or whole pixels.
  case whole(ColorFrame)
  /// The whole picture in four greys: two bits a pixel, one in each plane.
  case grays(ColorFrame, GrayMode)
  /// The places in `current` change from `shown` to `wanted`; `previous` are the places that the refresh
  /// before changed.
  ///
  /// Whether a Solomon chip swaps its planes after a differential refresh depends on its batch, and whether a
  /// reset swaps them back is written nowhere. So nothing is assumed there: before the refresh `wanted` goes
  /// to the new plane wherever one of the last three pictures differs from another (`current` and
  /// `previous`), and `shown` to the old plane wherever the last two differ (`previous`). Everywhere else
  /// both planes already agree. Other chips leave less to doubt (`PlaneHabit`).
  case windows(current: [PixelRect], previous: [PixelRect], shown: Frame, wanted: Frame)
}
