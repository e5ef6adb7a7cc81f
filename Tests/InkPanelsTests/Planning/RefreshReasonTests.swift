import Testing

@testable import InkPanels

@Suite struct RefreshReasonTests {
  static let texts: [(RefreshReason, String)] = [
    (.unchanged, "nothing changed"),
    (.requested, "requested"),
    (.pictureUnknown(.start), "first picture since the start"),
    (.pictureUnknown(.error), "the last refresh failed"),
    (.pictureUnknown(.powerLoss), "the panel lost its supply"),
    (.pictureUnknown(.gray), "a grey picture was shown"),
    (.changed(pixels: 1), "1 pixel changed"),
    (.changed(pixels: 960), "960 pixels changed"),
    (.largeChange(percent: 80), "80 % of the glass changed"),
    (.ghosts(partials: 1), "ghosts of 1 partial refresh"),
    (.ghosts(partials: 12), "ghosts of 12 partial refreshes"),
    (.maintenance, "regular full refresh"),
    (.longPause(.seconds(1859)), "no change for 30 min"),
    (.noPartial, "no partial refresh"),
    (.colorChanged(pixels: 1), "1 pixel of a coloured ink changed"),
    (.colorChanged(pixels: 40), "40 pixels of coloured inks changed"),
    (.colorWouldFade, "a partial refresh would fade the coloured ink"),
    (.minimumInterval(remaining: .milliseconds(14_001)), "whole-screen refresh too soon, wait 15 s"),
    (.grays(pixels: 1), "1 grey pixel changed"),
    (.grays(pixels: 900), "a picture in greys, 900 pixels of them changed"),
    (.noTemperature, "the temperature cannot be read"),
    (.quiet, "nothing may flash now"),
    (.tooCold(celsius: -0.5, limit: 0), "-0.5 °C is below the panel's 0 °C"),
    (.tooHot(celsius: 51.04, limit: 50), "51 °C is above the panel's 50 °C"),
  ]

  @Test("Every reason reads well", arguments: texts)
  func text(reason: RefreshReason, text: String) {
    #expect(reason.description == text)
  }
}
