import InkBitmap
import InkBuses
import Testing

@testable import InkSimulation

@Suite("SimulatedPanel")
struct SimulatedPanelTests {
  @Test("Every model has its own name and fits its controller", arguments: SimulatedPanel.all.map(\.model))
  func models_fit(model: String) throws {
    let panel = try #require(SimulatedPanel.named(model))
    #expect(SimulatedPanel.all.count { $0.model == model } == 1)
    #expect(model == model.lowercased() && panel.stored.isEmpty == false)
    switch panel.chip {
    case .ssd(let chip):
      let sources = chip.isCascade ? chip.sources * 2 : chip.sources
      #expect(panel.width <= sources && panel.height <= chip.gates)
    case .uc(let chip): #expect(panel.width <= chip.sources && panel.height <= chip.gates)
    case .it8951: #expect(panel.width <= 2048 && panel.height <= 2048)
    case .twin(let chip): #expect(panel.width <= 2 * chip.sources && panel.height <= chip.gates)
    }
    let controller = panel.makeController()
    controller.setPower(true, at: .zero)
    // An IT8951 starts for 1.7 s.
    controller.advance(to: .seconds(2))
    #expect(controller.busyLevel != controller.busyActiveLevel)
    #expect(controller.glass.frame != Frame(width: panel.width, height: panel.height))
  }

  @Test(
    "Controllers are found by every name they are sold under",
    arguments: [
      ("SSD1680", "SSD1680"), ("ssd1680", "SSD1680"), ("IL3897", "SSD1675A"), ("GD7965", "UC8179"),
      ("UC8176", "IL0398"), ("IL0373", "IL0373"),
    ])
  func controllers_haveAliases(name: String, controller: String) throws {
    #expect(try #require(SimulatedPanel(controller: name, width: 100, height: 100)).controller == controller)
  }

  @Test("No panel of an unknown chip or without pixels")
  func unknownPanels_areNil() {
    #expect(SimulatedPanel(controller: "ACME1", width: 100, height: 100) == nil)
    #expect(SimulatedPanel(controller: "SSD1680", width: 0, height: 100) == nil)
    #expect(SimulatedPanel.named("waveshare-2in13-v9") == nil)
  }

  @Test("The last stored waveform that fits a temperature is taken, none in the frost")
  func stored_isSearched() {
    let stored = StoredWaveform.blackAndWhite(full: 100, fast: 50, partial: 20)
    #expect(StoredWaveform.search(stored, mode: 1, celsius: 25)?.frames == 100)
    #expect(StoredWaveform.search(stored, mode: 1, celsius: 3)?.frames == 200)
    #expect(StoredWaveform.search(stored, mode: 1, celsius: -1) == nil)
    #expect(StoredWaveform.search(stored, mode: 1, celsius: 60) == nil)
    #expect(StoredWaveform.search(stored, mode: 1, celsius: 100)?.kind == .fast)
    #expect(StoredWaveform.search(stored, mode: 2, celsius: 25)?.kind == .differential)
  }
}
