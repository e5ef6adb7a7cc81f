import Foundation

/// A history as a drawing: the battery's level as a line, refreshes as bars below it.
struct HistoryPlot {
  private let data: HistoryData
  private let calendar: Calendar

  // Points of the drawing, which is scaled to its place.
  private static let (width, height) = (400.0, 236.0)
  // Labels have room in wide fonts, such as DejaVu Sans, too.
  private static let (left, right) = (46.0, 396.0)
  private static let (levelTop, levelBottom) = (10.0, 120.0)
  private static let (barTop, barBottom) = (142.0, 206.0)

  /// A plot in a zone's time.
  init(_ data: HistoryData, zone: TimeZone) {
    self.data = data
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    self.calendar = calendar
  }

  /// The drawing; `isAlone` on paper of its own, else on a page whose colours it takes.
  func svg(isAlone: Bool = false) -> HTML {
    let size: HTML = "viewBox=\"0 0 \(Self.text(Self.width)) \(Self.text(Self.height))\""
    let paper: HTML =
      isAlone
      ? "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>" : ""
    let colors: (level: HTML, partial: HTML, whole: HTML) =
      isAlone
      ? ("stroke=\"#1f5fa8\"", "fill=\"#8fb3d9\"", "fill=\"#1b1b1a\"")
      : ("class=\"level\"", "class=\"partial\"", "class=\"whole\"")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="history" \(size) role="img" aria-labelledby="plot-title" \
      font-family="system-ui, sans-serif" font-size="11" fill="currentColor">
      <title id="plot-title">\(data.summary)</title>
      \(paper)\(scale)\(legend(colors.partial, colors.whole))\(axis)\(bars(colors.partial, colors.whole))\
      \(line(colors.level))
      </svg>

      """
  }

  // MARK: - Parts

  private var scale: HTML {
    let most = mostRefreshes
    var lines = [0.0, 50, 100].map { percent -> HTML in
      rule(y: Self.level(percent), label: "\(Int(percent)) %")
    }.joined()
    lines += rule(y: Self.barBottom, label: "0") + rule(y: Self.barTop, label: "\(most)")
    let hours = Int(HistoryData.barLength(days: data.days) / 3600)
    let stretch = hours == 1 ? "an hour" : hours == 24 ? "a day" : "\(hours) hours"
    return lines + "<text x=\"\(Self.text(Self.left))\" y=\"136\">Refreshes in \(stretch)</text>"
  }

  private func legend(_ partial: HTML, _ whole: HTML) -> HTML {
    """
    <rect \(partial) x="212" y="127" width="9" height="9"/><text x="225" y="136">in part</text>\
    <rect \(whole) x="280" y="127" width="9" height="9"/><text x="293" y="136">whole screen</text>
    """
  }

  private func rule(y: Double, label: String) -> HTML {
    """
    <path d="M\(Self.text(Self.left)) \(Self.text(y))H\(Self.text(Self.right))" stroke="currentColor" \
    stroke-opacity=".25" stroke-width=".75"/><text x="\(Self.text(Self.left - 5))" y="\(Self.text(y + 4))" \
    text-anchor="end">\(label)</text>
    """
  }

  /// Names of times at local midnights, or at quarters of the one day.
  private var axis: HTML {
    var labels = HTML()
    let step = data.days == 1 ? 6 : 24
    let every = data.days == 30 ? 5 : 1
    var date = calendar.startOfDay(for: data.start)
    var count = 0
    while date <= data.end {
      defer {
        date = calendar.date(byAdding: .hour, value: step, to: date) ?? .distantFuture
        // A day with a change of the clocks is an hour shorter or longer.
        if step == 24 { date = calendar.startOfDay(for: date.addingTimeInterval(7200)) }
      }
      guard date >= data.start else { continue }
      defer { count += 1 }
      guard count.isMultiple(of: every) else { continue }
      let x = self.x(date)
      let anchor = x > Self.right - 20 ? "end" : x < Self.left + 12 ? "start" : "middle"
      labels += """
        <path d="M\(Self.text(x)) \(Self.text(Self.levelTop))V\(Self.text(Self.barBottom))" stroke="currentColor" \
        stroke-opacity=".12" stroke-width=".75"/><text x="\(Self.text(x))" y="\(Self.text(Self.height - 12))" \
        text-anchor="\(anchor)">\(label(date))</text>
        """
    }
    return labels
  }

  private func label(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .day, .month, .weekday], from: date)
    switch data.days {
    case 1: return "\((parts.hour ?? 0) < 10 ? "0" : "")\(parts.hour ?? 0):00"
    case 7: return Self.name((parts.weekday ?? 1) - 1, of: "Sun Mon Tue Wed Thu Fri Sat")
    default:
      let month = Self.name((parts.month ?? 1) - 1, of: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
      return "\(parts.day ?? 0) \(month)"
    }
  }

  private static func name(_ index: Int, of names: String) -> String {
    let names = names.split(separator: " ")
    return names.indices.contains(index) ? String(names[index]) : ""
  }

  private func bars(_ partial: HTML, _ whole: HTML) -> HTML {
    let most = Double(mostRefreshes)
    let height = Self.barBottom - Self.barTop
    let width = (Self.right - Self.left) / Double(max(1, data.bars.count))
    return data.bars.map { bar -> HTML in
      let wholes = height * Double(bar.whole) / most
      let partials = height * Double(bar.partial) / most
      let x = self.x(bar.start) + width * 0.1
      return block(whole, x: x, y: Self.barBottom - wholes, width: width * 0.8, height: wholes)
        + block(
          partial, x: x, y: Self.barBottom - wholes - partials, width: width * 0.8, height: partials)
    }.joined()
  }

  private func block(_ look: HTML, x: Double, y: Double, width: Double, height: Double) -> HTML {
    guard height > 0 else { return "" }
    return """
      <rect \(look) x="\(Self.text(x))" y="\(Self.text(y))" width="\(Self.text(width))" \
      height="\(Self.text(height))"/>
      """
  }

  /// The level; broken where nothing is known for long.
  private func line(_ look: HTML) -> HTML {
    var path = ""
    var last: Date?
    let gap = max(7200, Double(data.days) * 1200)
    for level in data.levels {
      let isNew = last.map { level.date.timeIntervalSince($0) > gap } ?? true
      path += "\(isNew ? "M" : "L")\(Self.text(x(level.date))) \(Self.text(Self.level(level.percent)))"
      // A level alone is a dot.
      if isNew { path += "h.01" }
      last = level.date
    }
    guard !path.isEmpty else { return "" }
    return """
      <path \(look) d="\(path)" fill="none" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>
      """
  }

  // MARK: - Places

  /// The most refreshes of a bar, rounded up so that the scale reads well; at least 1.
  private var mostRefreshes: Int {
    let most = data.bars.map { $0.partial + $0.whole }.max() ?? 0
    guard most > 10 else { return max(1, most) }
    // To two digits.
    var step = 1
    while step * 100 <= most { step *= 10 }
    return (most + step - 1) / step * step
  }

  private func x(_ date: Date) -> Double {
    let share = date.timeIntervalSince(data.start) / (Double(data.days) * 86_400)
    return Self.left + (Self.right - Self.left) * min(max(share, 0), 1)
  }

  private static func level(_ percent: Double) -> Double {
    levelBottom - (levelBottom - levelTop) * min(max(percent, 0), 100) / 100
  }

  /// A number with one decimal at most.
  private static func text(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
