import Foundation
import InkBitmap
import InkTimelines
import InkViews

/// Several pictures in one, each under its label.
@MainActor
public struct ContactSheet {
  /// One picture of a sheet.
  public struct Cell {
    public let label: String
    /// Cells of another row begin a new one.
    public let row: String
    public let picture: ColorFrame

    /// A picture and what it is called.
    public init(_ label: String, row: String = "", picture: ColorFrame) {
      self.label = label
      self.row = row
      self.picture = picture
    }
  }

  /// Pixels around the sheet and between its cells.
  private static let gap = 12
  /// Pixels of a label's line.
  private static let labelHeight = 18

  private let locale: Locale

  /// A sheet with labels in a language.
  public init(locale: Locale) { self.locale = locale }

  /// The sheet: cells in reading order, in rows of at most `width` pixels; each picture has a frame of one pixel.
  public func picture(of cells: [Cell], width: Int = 1200) throws -> ColorFrame {
    var places: [(cell: Cell, x: Int, y: Int, width: Int)] = []
    var (x, y, rowHeight, right) = (Self.gap, Self.gap, 0, 0)
    var row: String?
    for cell in cells {
      let needed = max(cell.picture.width + 2, labelWidth(cell.label))
      if row != nil, x + needed > width || cell.row != row {
        (x, y, rowHeight) = (Self.gap, y + rowHeight + Self.gap, 0)
      }
      row = cell.row
      places.append((cell, x, y, needed))
      right = max(right, x + needed)
      x += needed + Self.gap
      rowHeight = max(rowHeight, Self.labelHeight + cell.picture.height + 2)
    }
    let inks = Ink.allCases.filter { ink in
      ink == .white || ink == .black || cells.contains { $0.picture.inks.contains(ink) }
    }
    let screen = try Screen(
      CGSize(width: right + Self.gap, height: y + rowHeight + Self.gap), inks: inks,
      scale: 1)
    for place in places {
      var environment = EnvironmentValues()
      environment.locale = locale
      let line = CGRect(x: place.x, y: place.y, width: place.width, height: Self.labelHeight)
      screen.draw(
        Text(verbatim: place.cell.label).font(.system(size: 12)).lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading),
        in: Slot("label", .systemSmall, line), environment: environment)
    }
    var sheet = screen.picture
    for place in places {
      let top = place.y + Self.labelHeight
      let picture = place.cell.picture
      sheet.fill(
        PixelRect(x: place.x, y: top, width: picture.width + 2, height: picture.height + 2), with: .black)
      sheet.draw(picture, at: PixelPoint(x: place.x + 1, y: top + 1))
    }
    return sheet
  }

  /// What a label needs, in pixels, by the widest letters of its size.
  private func labelWidth(_ label: String) -> Int {
    min(320, label.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 7 : 12) } + 4)
  }
}
