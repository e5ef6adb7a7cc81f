import InkBitmap
import InkSimulation
import Testing

@testable import InkPanels

/// Wrong pictures of the test card, made by wrong models on simulated glass and by hand.
@Suite struct TestCardFaultTests {
  static let card = TestCard.frame(width: 122, height: 250)

  /// The card with each pixel taken from elsewhere.
  func moved(_ source: (Int, Int) -> (Int, Int)) -> Frame {
    var frame = Frame(width: 122, height: 250)
    for y in 0..<250 {
      for x in 0..<122 {
        let (a, b) = source(x, y)
        if (0..<122).contains(a), (0..<250).contains(b) { frame[x, y] = Self.card[a, b] }
      }
    }
    return frame
  }

  @Test("Each wrong look is told from the others")
  func told() {
    func seen(_ frame: Frame) -> TestCardFault? { TestCardFault.seen(on: frame, insteadOf: Self.card) }
    #expect(seen(Self.card) == nil)
    #expect(seen(Frame(width: 122, height: 250)) == .blank)
    #expect(seen(Frame(width: 122, height: 250, filledWith: .black)) == .blank)
    #expect(seen(moved { (121 - $0, $1) }) == .mirrored)
    #expect(seen(moved { ($0, 249 - $1) }) == .flipped)
    #expect(seen(moved { (121 - $0, 249 - $1) }) == .upsideDown)
    #expect(seen(moved { ($1, 121 - $0) }) == .turned)
    #expect(seen(moved { ($0 - 8, $1) }) == .shifted && seen(moved { ($0 + 8, $1) }) == .shifted)
    #expect(
      seen(moved { ($0, ($1 + 1) % 250) }) == .rolled && seen(moved { ($0, ($1 + 249) % 250) }) == .rolled)
    var inverted = Frame(width: 122, height: 250, filledWith: .black)
    for i in inverted.bytes.indices { inverted.bytes[i] &= ~Self.card.bytes[i] }
    #expect(seen(inverted) == .inverted)
    var dot = Self.card
    dot[60, 40] = dot[60, 40] == .black ? .white : .black
    #expect(seen(dot) == nil, "a fault without a name")
  }

  @Test("A model whose glass begins at another source shows a shift that has its name")
  func shift() throws {
    let rig = try SimulatedRig(.waveshare2in13V4, panel: "elecrow-crowpanel-2in13")
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    #expect(TestCardFault.seen(on: rig.wires.glass.frame, insteadOf: rig.card) == .shifted)
  }

  @Test("A model of glass mounted the other way round shows a flipped or turned card")
  func mounting() throws {
    let rig = try SimulatedRig(.row("topwin-4in26"), panel: "waveshare-4in26")
    try rig.session.refresh(to: rig.card, plan: .full(.requested))
    #expect(TestCardFault.seen(on: rig.wires.glass.frame, insteadOf: rig.card) == .flipped)
    var model = PanelModel.row("waveshare-4in26")
    model.isRightToLeft.toggle()
    let mirrored = try SimulatedRig(model)
    try mirrored.session.refresh(to: mirrored.card, plan: .full(.requested))
    #expect(TestCardFault.seen(on: mirrored.wires.glass.frame, insteadOf: mirrored.card) == .mirrored)
    let cascade = try SimulatedRig(.row("gooddisplay-gdey0579t93"), panel: "waveshare-5in79")
    try cascade.session.refresh(to: cascade.card, plan: .full(.requested))
    #expect(TestCardFault.seen(on: cascade.wires.glass.frame, insteadOf: cascade.card) == .upsideDown)
  }

  @Test("A larger model is cut off, a smaller one leaves a strip of the glass as it was")
  func sizes() throws {
    for (model, glass) in [
      ("waveshare-7in5-v2", "waveshare-5in83-v2"), ("waveshare-5in83-v2", "waveshare-7in5-v2"),
    ] {
      let rig = try SimulatedRig(.row(model), panel: glass)
      try rig.session.refresh(to: rig.card, plan: .full(.requested))
      let seen = rig.wires.glass.frame
      let isCard = (0..<480).allSatisfy { y in (0..<648).allSatisfy { seen[$0, y] == rig.card[$0, y] } }
      #expect(isCard)
      let hasLine = (2..<478).allSatisfy { seen[647, $0] == .black }
      #expect(hasLine == (model == "waveshare-5in83-v2"), "the line along the right edge")
      if seen.width > 648 {
        let isLeft = (0..<480).contains { y in (648..<800).contains { seen[$0, y] == .black } }
        #expect(isLeft, "the strip beside it is white")
      }
    }
  }

  @Test("A model with a second ink on glass without it shows no colour and the black right")
  func ink() throws {
    let rig = try SimulatedRig(.row("waveshare-2in13b-v4"), panel: "waveshare-2in13-v4")
    try rig.session.refresh(to: rig.card, color: rig.colorCard, plan: .full(.requested))
    let seen = rig.wires.glass.frame
    let isMissing = (0..<250).contains { y in
      (0..<122).contains { rig.colorCard[$0, y] == .black && seen[$0, y] == .white }
    }
    #expect(isMissing && rig.wires.glass.colorFrame?.bytes.contains { $0 != 0 } != true)
  }

  @Test("A chip told another width shears the card")
  func sheared() {
    let wide = TestCard.frame(width: 400, height: 300)
    var frame = Frame(width: 400, height: 300)
    for i in frame.bytes.indices {
      let source = i / 50 * 51 + i % 50
      if source < wide.bytes.count { frame.bytes[i] = wide.bytes[source] }
    }
    #expect(TestCardFault.seen(on: frame, insteadOf: wide) == .sheared)
  }

  @Test("Every fault says what is seen, what it means and what to do", arguments: TestCardFault.allCases)
  func texts(fault: TestCardFault) {
    for text in [fault.look, fault.cause, fault.remedy] { #expect(text.count > 15 && !text.hasSuffix(".")) }
  }
}
