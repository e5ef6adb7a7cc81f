import Testing

@testable import InkCommand

struct JSONValueTests {
  @Test("keys are sorted, the unknown is null, slashes stay")
  func text() throws {
    let value: JSONValue = [
      "schema": 1, "path": "/dev/x", "volts": .decimal(3.70499, places: 3), "none": .decimal(nil, places: 1),
      "nan": .decimal(.nan, places: 1), "list": [true, nil], "wait_ms": .milliseconds(.milliseconds(1500)),
    ]
    #expect(
      try value.text() == """
        {
          "list" : [
            true,
            null
          ],
          "nan" : null,
          "none" : null,
          "path" : "/dev/x",
          "schema" : 1,
          "volts" : 3.705,
          "wait_ms" : 1500
        }

        """)
  }
}
