extension GraphicsContext {
  /// Draws what was recorded elsewhere, in the current points.
  package func draw(_ drawing: RecordedDrawing) {
    for command in drawing.applying(full).commands(recording.measurer) { append(command) }
  }
}
