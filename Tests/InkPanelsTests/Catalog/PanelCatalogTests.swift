import Foundation
import InkErrors
import Testing

@testable import InkPanels

@Suite struct PanelCatalogTests {
  @Test("Rows are in order of their names")
  func alphabetical() {
    let names = PanelCatalog.all.map(\.name)
    #expect(names == names.sorted())
  }

  @Test("Every file of rows is in the catalogue")
  func complete() throws {
    let models = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/InkPanels/Models")
    let files = try FileManager.default.contentsOfDirectory(at: models, includingPropertiesForKeys: nil)
    var declared: [String] = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      declared += text.matches(of: /name: "([a-z0-9-]+)"/).map { String($0.1) }
    }
    let listed = PanelCatalog.all.map(\.name)
    #expect(Set(declared).subtracting(listed) == [], "declared and not in the catalogue")
    #expect(Set(listed).subtracting(declared) == [], "in the catalogue and declared elsewhere")
    #expect(declared.count == listed.count && listed.count >= 150)
  }

  @Test("No name or alias is given twice")
  func unique() {
    let names = PanelCatalog.names.map { $0.lowercased() }
    #expect(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
  }

  /// Names that a class of GxEPD2 has beside its own, which here are Waveshare's row of the same glass.
  static let waveshareNames: Set<String> = [
    "Waveshare_1_02_bw", "Waveshare_1_54_bw", "Waveshare_2_13_bw", "Waveshare_2_13_bw_B72",
    "Waveshare_2_6_bw",
    "Waveshare_2_7_bw", "Waveshare_2_9_bw",
  ]

  @Test(
    "What another program, the glass or its cable calls a panel finds it, in its size",
    arguments: KnownName.gxepd2 + KnownName.bbEpaper)
  func known(_ panel: KnownName) throws {
    // The program's own name is one row's alone, and may stand in a board file.
    let row = try PanelCatalog.model(named: panel.names[0])
    #expect(row.width == panel.width && row.height == panel.height)
    for name in panel.names {
      let found = PanelCatalog.search(name)
      if Self.waveshareNames.contains(name) {
        #expect(found.contains { $0.width == panel.width && $0.height == panel.height }, "\(name)")
      } else {
        #expect(found.contains { $0.name == row.name }, "\(name)")
      }
    }
  }

  @Test("All names of both programs are looked for, and each exception is one of them")
  func knownCounts() {
    #expect(KnownName.gxepd2.count == 95 && KnownName.bbEpaper.count == 64)
    #expect(Self.waveshareNames.count == 7)
    #expect(Self.waveshareNames.isSubset(of: KnownName.gxepd2.flatMap(\.names)))
  }

  @Test("Every row keeps the rules", arguments: PanelCatalog.all)
  func sound(model: PanelModel) {
    #expect(model.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)+/) != nil)
    #expect(!model.title.isEmpty && !model.part.isEmpty)
    #expect(model.minimumInterval >= .seconds(180))
    #expect(model.maximumWindows >= 1)
    #expect((1...10).contains(model.ghosting.screens) && (5...50).contains(model.ghosting.perPlace))
    #expect(model.operatingCelsius.lowerBound >= 0 && model.operatingCelsius.upperBound <= 50)
    for traits in RefreshMode.allCases.compactMap(model.traits) {
      #expect(traits.typical > BusyWait.shortest)
      #expect(traits.deadline == max(traits.typical * 2, traits.longest ?? .zero) + .seconds(2))
      #expect(traits.longest ?? traits.typical >= traits.typical)
    }
    if let fast = model.fast { #expect(fast.typical < model.full.typical) }
    if let partial = model.partial { #expect(partial.typical < .seconds(2)) }
    if model.secondInk != nil {
      #expect(model.partial == nil && model.fast == nil, "red fades by waveforms without it")
      #expect(model.inks.count == 6 || model.operatingCelsius.upperBound <= 40)
    }
  }

  @Test("Every row fits its chip's memory", arguments: PanelCatalog.all)
  func fitsChip(model: PanelModel) {
    let shift = model.startsAtSource8 ? 1 : 0
    let columns = ((model.width + 7) / 8 + model.ramColumnOffset + shift) * 8
    let chips = model.isCascade ? 2 : 1
    #expect(
      columns <= model.controller.capacity.columns * chips && model.height <= model.controller.capacity.rows)
    #expect((2...7).contains(model.inks.count) && model.inks[0] == .white && model.inks[1] == .black)
    #expect(model.deepSleep == 0x01, "the other sleep loses the picture memory")
    if case .ultraChip = model.controller.family, model.partial != nil { #expect(model.width % 8 == 0) }
    // Only the second chip of two lies the other way round by itself.
    if model.isRightToLeft { #expect(model.width % 8 == 0) }
  }

  @Test(
    "A panel is found by its name and by what others call it",
    arguments: [
      ("waveshare-2in13-v4", "waveshare-2in13-v4"), ("Waveshare-2in13-V4", "waveshare-2in13-v4"),
      ("epd2in13_V4", "waveshare-2in13-v4"), ("GxEPD2_290_GDEY029T94", "gooddisplay-gdey029t94"),
      ("epd2in7_V2", "waveshare-2in7-v2"), ("epd7in5_V2", "waveshare-7in5-v2"),
      ("2.13inch e-paper hat v4", "waveshare-2in13-v4"), ("GDEY0213B74", "gooddisplay-gdey0213b74"),
      ("gxepd2 270", "gooddisplay-gdew027w3"), ("WAVESHARE_2_13_BW_B72", "waveshare-2in13-v2"),
      ("EP579_792x272", "elecrow-crowpanel-5in79"), ("TRMNL", "trmnl-og"),
      ("GDEH0213B73", "gooddisplay-gdeh0213b73"),
      ("GxEPD2_426_GDEQ0426T82", "gooddisplay-gdeq0426t82"), ("EP75_800x480_GEN2", "waveshare-7in5-v2"),
    ])
  func found(asked: String, name: String) throws {
    #expect(try PanelCatalog.model(named: asked).name == name)
  }

  @Test(
    "An unknown name suggests the nearest",
    arguments: [
      ("waveshare-2in13-v5", "waveshare-2in13-v4"), ("waveshare-2in31-v4", "waveshare-2in13-v4"),
      ("epd2in13_V5", "epd2in13_V4"), ("toaster", nil),
    ])
  func suggestion(asked: String, suggestion: String?) throws {
    let error = try #require(thrown(UnknownPanel.self) { try PanelCatalog.model(named: asked) })
    #expect(error == UnknownPanel(name: asked, suggestion: suggestion))
    #expect(error.exitStatus == .configuration)
  }

  @Test("A search finds by every word, in names, titles, parts, controllers and aliases")
  func search() {
    #expect(PanelCatalog.search("") == PanelCatalog.all)
    #expect(PanelCatalog.search("gdey0213b74").map(\.name).contains("waveshare-2in13-v4"))
    #expect(PanelCatalog.search("waveshare uc8175").map(\.name) == ["waveshare-1in02"])
    #expect(PanelCatalog.search("GxEPD2_154_M09").map(\.name) == ["gooddisplay-gdew0154m09"])
    #expect(PanelCatalog.search("toaster") == [])
  }

  @Test("The error of an unknown name says what to write")
  func text() {
    #expect(
      UnknownPanel(name: "waveshare-2in13-v5", suggestion: "waveshare-2in13-v4").description == """
        No panel is called "waveshare-2in13-v5".
          likely cause: The name is misspelt; the nearest is "waveshare-2in13-v4".
          what to do: Write "waveshare-2in13-v4", or see all names with: inkglance list panels
        """)
    #expect(
      UnknownPanel(name: "toaster", suggestion: nil).description == """
        No panel is called "toaster".
          likely cause: The panel has no row yet, or its name here is another than the shop's.
          what to do: See all names with: inkglance list panels
        """)
  }
}
