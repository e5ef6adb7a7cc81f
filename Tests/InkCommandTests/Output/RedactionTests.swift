import Testing

@testable import InkCommand

struct RedactionTests {
  private let redaction = Redaction(home: "/home/anna", user: "anna", host: "attic")

  @Test(
    "secrets, people, machines and addresses are taken out",
    arguments: [
      ("/home/anna/x.toml is anna's on attic", "~/x.toml is USER's on HOST"),
      ("susanna and attics stay", "susanna and attics stay"),
      ("https://anna:pw@example.org/a?token=1", "https://…@example.org/a?…"),
      ("get https://example.org/a?q=1 'x'", "get https://example.org/a?… 'x'"),
      ("password = \"hunter 2\"", "password = \"…\""), ("api_key: abc, x = 1", "api_key: \"…\", x = 1"),
      ("\"token\":\"abc\"", "\"token\":\"…\""), ("Authorization: Bearer abc.def", "Authorization: \"…\""),
      ("-H 'X: Bearer abc.def'", "-H 'X: Bearer …'"), ("mail a.b@example.org", "mail NAME@HOST"),
      ("broker 192.168.1.20:1883", "broker 0.0.0.0:1883"),
      ("at fe80::ba27:ebff:fe01:203 now", "at :: now"), ("2001:db8:0:1:2:3:4:5, on", "::, on"),
      ("b8:27:eb:01:02:03", "00:00:00:00:00:00"),
      ("key 0123456789abcdef0123456789abcdef!", "key …!"),
    ])
  func taken(text: String, expected: String) { #expect(redaction.clean(text) == expected) }

  @Test(
    "facts of a diagnosis stay as they are",
    arguments: [
      "waveshare-2in13-v4: BUSY answers a reset as SSD1680's does",
      "MAX17048 on /dev/i2c-1 address 0x36: 80.0 %, 3.976 V, version 0x0012",
      "panel.lines.data_command = 25  # ./boards/simulated.toml:2", "Linux 6.12.25+rpt-rpi-v8",
      "waveshare-driver-hat-gdey029t94-dfr0563", "it is 2026-03-14T03:00:00Z",
      "/etc/inkglance/inkglance.toml:2:16: this is not TOML",
    ])
  func kept(text: String) { #expect(redaction.clean(text) == text) }
}
