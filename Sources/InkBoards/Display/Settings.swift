/// What to show and how often: the content of a display file.
public struct Settings: Equatable, Sendable {
  /// Name or path of the board file; nil leaves it to the command line, then to the simulated board.
  public var board: String?
  /// Locale identifier: "ja_JP"; nil takes the process's.
  public var locale: String?
  /// Time zone identifier: "Asia/Tokyo"; nil takes the machine's.
  public var timeZone: String?
  public var refresh: Refresh
  public var battery = Battery()
  /// Nil leaves the machine running between two ticks.
  public var sleep: Sleep?
  /// Nil serves no view for browsers.
  public var web: Web?
  /// Nil where the display hangs on no broker.
  public var fleet: Fleet?
  /// True where the clock is to be believed although no time server was heard: somebody sets it by hand.
  public var trustsClock = false
  /// Most writes an hour to the medium that keeps the state; nil leaves it to the program.
  public var stateWritesPerHour: Int?
  /// Shown in quiet hours in the place of all others, in the order of the file.
  public var nightWidgets: [Widget] = []
  /// Screens beside that of `widgets`, in the order of the file.
  public var pages: [Page] = []
  public var turns = Turns()
  /// Buttons of its own, and other actions for the board's.
  public var buttons: [Board.Button] = []
  /// In the order of the file; later ones are drawn above.
  public var widgets: [Widget]
  /// Path of the file; nil for the built-in settings.
  public var file: String?

  /// Settings.
  public init(
    board: String? = nil, locale: String? = nil, timeZone: String? = nil, refresh: Refresh = Refresh(),
    widgets: [Widget], file: String? = nil
  ) {
    self.board = board
    self.locale = locale
    self.timeZone = timeZone
    self.refresh = refresh
    self.widgets = widgets
    self.file = file
  }

  /// A battery and a clock on the simulated board: what is shown where there is no display file.
  public static let builtIn = Settings(
    board: "simulated",
    widgets: [
      Widget(kind: "battery", family: .accessoryCircular, place: .slot(Slot(.circular, 1))),
      Widget(kind: "clock", family: .accessoryRectangular, place: .slot(Slot(.rectangular, 1))),
    ])
}
