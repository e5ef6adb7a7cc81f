import InkBitmap

extension PanelSession {
  /// Goes on from a picture that an earlier session left on the glass, so that a restart need not flash.
  ///
  /// Display memory counts as lost: the first partial refresh writes both planes whole, the old one with `picture`,
  /// and only then drives what differs; on a chip that keeps the old plane to itself it becomes a full one. False,
  /// and nothing changes, once `self` has touched the panel and with a picture that is not of this panel.
  ///
  /// The caller vouches for the picture: what was not really on the glass stays there as a ghost.
  public func resume(showing picture: ColorFrame) -> Bool {
    guard state == .off, self.picture == nil, picture.width == model.width, picture.height == model.height,
      picture.inks == model.inks
    else { return false }
    self.picture = picture
    isMemoryLost = true
    return true
  }
}
