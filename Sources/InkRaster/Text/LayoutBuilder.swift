import InkViews

/// Places broken lines: baselines on whole pixels, runs in visual order, short lines aligned.
struct LayoutBuilder {
  let scale: Double
  private(set) var pixelWidth = 0
  private(set) var pixelHeight = 0
  private(set) var baselines: [Int] = []
  private(set) var lineBoxes: [(x: Int, y: Int, width: Int, height: Int)] = []
  private(set) var blots: [PangoTextLayout.Blot] = []
  private(set) var origins: [PangoTextLayout.Origin] = []
  private(set) var stretches: [PangoTextLayout.Stretch] = []
  private(set) var rules: [PangoTextLayout.Rule] = []
  private(set) var inlines: [PangoTextLayout.Inline] = []
  private(set) var isTruncated = false
  private(set) var scaleFactor = 1.0

  /// Neighbours in a line that are written in one direction.
  private struct Segment {
    var text: ShapedText
    var clusters: Range<Int>
    var level: UInt8
    /// Set for an ellipsis: the run it stands in.
    var run: Int?
  }

  init(scale: Double) { self.scale = scale }

  /// Places `broken`; `ellipsis` gives the shaped "…" of a run.
  mutating func place(
    _ text: ShapedText, _ broken: LineBreaker.Result, style: ParagraphStyle,
    ellipsis: (_ run: Int) -> ShapedText
  ) {
    isTruncated = broken.isTruncated
    scaleFactor = text.factor
    pixelWidth = broken.lines.map(\.width).max() ?? 0
    blots.reserveCapacity(text.glyphs.count)
    origins.reserveCapacity(text.glyphs.count)
    let spacing = Double(style.lineSpacing) * scale
    var top = 0.0
    for (number, line) in broken.lines.enumerated() {
      if number > 0 { top += spacing }
      let (ascent, descent) = Self.extent(of: line, text)
      let baseline = (top + ascent).wholePixels
      let x = inset(line, style)
      let boxTop = top.wholePixels
      top += ascent + descent
      baselines.append(baseline)
      lineBoxes.append((x, boxTop, line.width, top.wholePixels - boxTop))
      place(line, text, x: x, baseline: baseline, ellipsis)
    }
    if broken.lines.count < style.reservedLines, let metrics = text.runs.first {
      let missing = Double(style.reservedLines - broken.lines.count)
      top += missing * (metrics.ascent + metrics.descent + spacing)
    }
    // A thousandth keeps sums of thirds from costing a row.
    pixelHeight = max(0, (top - 0.001).rounded(.up).wholePixels)
  }

  /// Ascent and descent of a line: the greatest of its runs.
  static func extent(of line: LineBreaker.Line, _ text: ShapedText) -> (ascent: Double, descent: Double) {
    var ascent = 0.0
    var descent = 0.0
    func include(_ run: Int) {
      let metrics = text.runs[run]
      var up = metrics.ascent
      var down = metrics.descent
      if let symbol = metrics.symbol {
        up = max(up, Double(symbol.baseline))
        down = max(down, Double(symbol.height - symbol.baseline))
      }
      ascent = max(ascent, up + metrics.rise)
      descent = max(descent, down - metrics.rise)
    }
    var seen = -1
    for piece in line.pieces {
      switch piece {
      case .ellipsis(let run): include(run)
      case .clusters(let range):
        for index in range where text.clusters[index].run != seen {
          seen = text.clusters[index].run
          include(seen)
        }
      }
    }
    if seen < 0, ascent == 0 { include(text.paragraphs[line.paragraph].run) }
    return (ascent, descent)
  }

  private func inset(_ line: LineBreaker.Line, _ style: ParagraphStyle) -> Int {
    let room = pixelWidth - line.width
    switch style.alignment {
    case .center: return room / 2
    case .leading: return style.isRightToLeft ? room : 0
    case .trailing: return style.isRightToLeft ? 0 : room
    }
  }

  private mutating func place(
    _ line: LineBreaker.Line, _ text: ShapedText, x: Int, baseline: Int, _ ellipsis: (Int) -> ShapedText
  ) {
    var pen = x
    for segment in Self.visualOrder(segments(line, text, ellipsis)) {
      let isReversed = segment.level & 1 == 1
      var index = isReversed ? segment.clusters.upperBound - 1 : segment.clusters.lowerBound
      for _ in segment.clusters {
        let cluster = segment.text.clusters[index]
        place(cluster, segment, in: text, x: pen, baseline: baseline)
        pen += cluster.advance
        index += isReversed ? -1 : 1
      }
    }
  }

  private mutating func place(
    _ cluster: ShapedText.Cluster, _ segment: Segment, in text: ShapedText, x: Int, baseline: Int
  ) {
    let number = segment.run ?? cluster.run
    let run = text.source.runs[number]
    let metrics = text.runs[number]
    let baseline = baseline - metrics.rise.wholePixels
    if segment.run == nil, var symbol = run.symbol, let size = metrics.symbol {
      symbol.pointSize *= text.factor
      inlines.append(
        PangoTextLayout.Inline(
          symbol: symbol, x: x, y: baseline - size.baseline, width: size.width, height: size.height,
          paint: run.paint))
      return
    }
    let first = blots.count
    for glyph in segment.text.glyphs[cluster.glyphs] {
      blots.append(PangoTextLayout.Blot(bitmap: glyph.bitmap, x: x + glyph.x, y: baseline + glyph.y))
      let drawn = glyph.strike[glyph.number]
      origins.append(
        PangoTextLayout.Origin(
          strike: glyph.strike, number: glyph.number, x: x + glyph.x - drawn.left,
          y: baseline + glyph.y + drawn.top))
    }
    if let last = stretches.last, last.paint == run.paint {
      stretches[stretches.count - 1].blots = last.blots.lowerBound..<blots.count
    } else if blots.count > first {
      stretches.append(PangoTextLayout.Stretch(paint: run.paint, blots: first..<blots.count))
    }
    let thickness = max(1, Int((Double(metrics.pixelSize) * 0.065).rounded()))
    if run.isUnderlined {
      rule(x, baseline + max(2, Int((Double(metrics.pixelSize) * 0.11).rounded())), cluster, thickness, run)
    }
    if run.isStruckThrough {
      rule(x, baseline - Int((Double(metrics.pixelSize) * 0.27).rounded()), cluster, thickness, run)
    }
  }

  /// Lengthens the rule before when it is the same line going on.
  private mutating func rule(
    _ x: Int, _ y: Int, _ cluster: ShapedText.Cluster, _ thickness: Int, _ run: StyledText.Run
  ) {
    for index in rules.indices.suffix(2)
    where rules[index].y == y && rules[index].height == thickness && rules[index].paint == run.paint
      && rules[index].x + rules[index].width == x
    {
      rules[index].width += cluster.advance
      return
    }
    rules.append(
      PangoTextLayout.Rule(x: x, y: y, width: cluster.advance, height: thickness, paint: run.paint))
  }

  private func segments(
    _ line: LineBreaker.Line, _ text: ShapedText, _ ellipsis: (Int) -> ShapedText
  ) -> [Segment] {
    var segments: [Segment] = []
    for piece in line.pieces {
      switch piece {
      case .ellipsis(let run):
        let dots = ellipsis(run)
        segments.append(
          Segment(
            text: dots, clusters: dots.clusters.indices,
            level: text.paragraphs[line.paragraph].isRightToLeft ? 1 : 0, run: run))
      case .clusters(let range):
        for index in range {
          let level = text.clusters[index].level
          if let last = segments.last, last.run == nil, last.level == level, last.clusters.upperBound == index
          {
            segments[segments.count - 1].clusters = last.clusters.lowerBound..<(index + 1)
          } else {
            segments.append(Segment(text: text, clusters: index..<(index + 1), level: level, run: nil))
          }
        }
      }
    }
    return segments
  }

  /// Reorders by Unicode's rule L2: from the highest level down to the lowest odd one, what is at or above turns.
  private static func visualOrder(_ segments: [Segment]) -> [Segment] {
    var ordered = segments
    var level = segments.map(\.level).max() ?? 0
    while level > 0 {
      var start = 0
      while start < ordered.count {
        guard ordered[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < ordered.count, ordered[end].level >= level { end += 1 }
        ordered[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return ordered
  }
}
