// swift-tools-version:6.0
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

// Debian 13's libswiftObservation misses a function that is called on one path to its death only; Foundation brings the
// library along, so that nothing would link.
#if compiler(<6.1)
  let linking: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--allow-shlib-undefined"])]
#else
  let linking: [LinkerSetting] = []
#endif

/// A Swift target of ours.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A C library behind a small header of ours.
func clibrary(_ name: String, linking libraries: [String] = []) -> Target {
  .target(
    name: name, path: "Sources/CLibraries/\(name)",
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// The tests of one target.
func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + ["InkTestKit"], resources: resources,
    swiftSettings: strict)
}

let package = Package(
  name: "inkglance",
  products: [
    .executable(name: "inkglance", targets: ["inkglance"])
  ],
  targets: [
    clibrary("CGPIO", linking: ["gpiod"]),
    clibrary("CI2C", linking: ["i2c"]),
    clibrary("CSPI"),
    clibrary("CLinux"),
    clibrary("CPNG", linking: ["png"]),
    clibrary("CJPEG", linking: ["jpeg"]),
    clibrary("CConformances"),
    clibrary("CChafa"),
    clibrary("CDrawings"),
    clibrary("CQREncode"),
    clibrary("CTOML"),
    clibrary("CCurl"),
    clibrary("CICal"),
    clibrary("CMosquitto"),
    clibrary("CMicroHTTPD"),
    clibrary("CSQLite", linking: ["sqlite3"]),
    clibrary("CVirtualBoard"),
    clibrary("CSystemd"),
    .systemLibrary(
      name: "CPango", path: "Sources/CLibraries/CPango", pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"])]),

    .target(name: "InkErrors", swiftSettings: strict, linkerSettings: linking),
    module("InkBitmap", ["InkErrors"]),
    module("InkBuses", ["InkErrors"]),
    module("InkLinux", ["InkBuses", "InkErrors", "CGPIO", "CI2C", "CSPI", "CLinux"]),
    module("InkPanels", ["InkBuses", "InkBitmap", "InkErrors"]),
    module("InkGauges", ["InkBuses", "InkErrors"]),
    module("InkClocks", ["InkBuses", "InkErrors"]),
    module("InkSimulation", ["InkBuses", "InkBitmap", "InkErrors"]),
    module("InkViews"),
    // Where the pictures and colours of a source tree are; its only reader besides is the plugin's tool.
    module("InkAssets"),
    // What Xcode makes of asset catalogues and intent definitions, for packages with widgets from there.
    module("InkXcode", ["InkAssets"]),
    module("InkPictures", ["InkBitmap", "InkErrors", "CPNG", "CJPEG", "CDrawings"]),
    module("InkRaster", ["InkViews", "InkAssets", "InkPictures", "InkBitmap", "InkErrors", "CPango"]),
    module("InkTimelines", ["InkViews", "InkErrors"]),
    module(
      "InkFeeds",
      [
        "InkErrors", "InkLinux", "InkPictures", "InkTimelines", "InkViews", "CLinux", "CCurl", "CICal",
        "CMosquitto",
      ]),
    module("InkCodes", ["CQREncode"]),
    module("InkCatalogue", ["InkTimelines", "InkViews", "InkFeeds", "InkLinux", "InkCodes", "InkErrors"]),
    module("InkBoards", ["InkErrors", "CTOML"]),
    module(
      "InkHost",
      [
        "InkErrors", "InkBitmap", "InkBuses", "InkLinux", "InkPanels", "InkGauges", "InkClocks", "InkViews",
        "InkRaster", "InkTimelines", "InkBoards", "InkFeeds", "CLinux", "CSystemd", "CSQLite", "InkCodes",
        "CConformances",
      ]),
    // The view for browsers.
    module(
      "InkWeb",
      [
        "InkErrors", "InkBitmap", "InkRaster", "InkTimelines", "InkBoards", "InkFeeds", "InkHost", "CLinux",
        "CMicroHTTPD",
      ]),
    // A display among others that hang on one MQTT broker.
    module(
      "InkFleet",
      ["InkHost", "InkBoards", "InkFeeds", "InkRaster", "InkBitmap", "InkTimelines", "InkErrors"]),
    module(
      "InkDiagnosis",
      [
        "InkErrors", "InkBuses", "InkLinux", "InkPanels", "InkGauges", "InkBoards", "InkRaster", "InkViews",
        "InkHost",
      ]),
    module(
      "InkCommand",
      [
        "InkHost", "InkFleet", "InkWeb", "InkDiagnosis", "InkSimulation", "InkCatalogue", "InkXcode",
        "CChafa",
      ]),
    .executableTarget(
      name: "inkglance", dependencies: ["InkCommand", "InkCatalogue"], swiftSettings: strict),
    // What `scripts/bench` and the instruction gate measure.
    .executableTarget(
      name: "inkbench",
      dependencies: [
        "InkRaster", "InkViews", "InkBitmap", "InkTimelines", "InkBuses", "InkLinux", "InkPanels",
      ],
      swiftSettings: strict),
    // What `scripts/soak` runs for a year, and the tests for an hour.
    module(
      "InkSoak",
      [
        "InkHost", "InkClocks", "InkSimulation", "InkCatalogue", "InkFeeds", "InkFleet", "InkPictures",
        "InkBitmap",
      ]),
    .executableTarget(name: "inksoak", dependencies: ["InkSoak", "InkHost"], swiftSettings: strict),
    // The chips behind the device nodes of the tests' virtual machine; not a product for users.
    .executableTarget(
      name: "virtual-board", dependencies: ["InkSimulation", "InkBitmap", "InkBuses", "CVirtualBoard"],
      swiftSettings: strict),
    module(
      "InkTestKit", ["InkBitmap", "InkBuses", "InkErrors", "InkSimulation", "InkViews", "CMosquitto"]),

    tests("InkErrors", ["InkErrors"]),
    tests("InkBitmap", ["InkBitmap"]),
    tests("InkBuses", ["InkBuses"]),
    tests("InkLinux", ["InkLinux"]),
    tests("InkPanels", ["InkPanels", "InkSimulation"]),
    tests("InkGauges", ["InkGauges", "InkSimulation"]),
    tests("InkClocks", ["InkClocks", "InkSimulation"]),
    tests("InkSimulation", ["InkSimulation"]),
    tests("InkViews", ["InkViews"]),
    tests("InkRaster", ["InkRaster", "InkPictures", "InkViews"]),
    tests("InkTimelines", ["InkTimelines"]),
    tests("InkFeeds", ["InkFeeds", "CMosquitto"]),
    tests("InkCatalogue", ["InkCatalogue", "InkCodes", "InkRaster"]),
    tests("InkBoards", ["InkBoards", "InkPanels", "InkGauges"]),
    tests("InkHost", ["InkHost", "InkCodes", "InkSimulation", "InkCatalogue", "InkSoak"]),
    tests("InkWeb", ["InkWeb", "InkHost", "InkRaster", "CMicroHTTPD"]),
    tests("InkFleet", ["InkFleet", "InkHost", "InkFeeds", "InkCatalogue"]),
    tests("InkDiagnosis", ["InkDiagnosis"]),
    tests("InkCommand", ["InkCommand", "InkFleet"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

#if os(Linux)
  // Apple's modules by name, so that a widget written for iOS compiles as it is. Where Apple's own are, ours would
  // hide them.
  package.products.append(
    .library(
      name: "WidgetKit",
      targets: [
        "WidgetKit", "SwiftUI", "UIKit", "Intents", "AppIntents", "ActivityKit", "Combine", "Charts",
        "CoreLocation", "os", "OSLog",
      ]))
  package.products.append(.plugin(name: "XcodeSources", targets: ["XcodeSources"]))
  package.targets += [
    .executableTarget(name: "xcode-sources", dependencies: ["InkXcode"], swiftSettings: strict),
    .plugin(name: "XcodeSources", capability: .buildTool(), dependencies: ["xcode-sources"]),
    tests("InkXcode", ["InkXcode"]),
    .macro(name: "SwiftUIMacros", swiftSettings: strict),
    .target(name: "_Testing_UIKit", path: "Sources/TestingUIKit"),
    module("UIKit", ["InkViews", "InkTimelines", "InkRaster", "InkBitmap", "_Testing_UIKit"]),
    module("Combine", ["InkViews"]),
    // So that `import os.log` finds a part of a module; only C modules have any.
    clibrary("CLogModules"),
    module("os", ["CLogModules"]),
    module("OSLog", ["os"]),
    module("Intents", ["InkTimelines"]),
    module("AppIntents", ["InkTimelines"]),
    module("ActivityKit"),
    module("CoreLocation"),
    module("SwiftUI", ["InkViews", "InkTimelines", "UIKit", "Combine", "SwiftUIMacros"]),
    module("Charts", ["SwiftUI"]),
    module("WidgetKit", ["SwiftUI", "Intents", "AppIntents", "ActivityKit", "InkTimelines", "InkCommand"]),
    tests(
      "Facade",
      [
        "WidgetKit", "SwiftUI", "UIKit", "Intents", "AppIntents", "Charts", "Combine", "CoreLocation",
        "os", "OSLog", "InkRaster",
      ]),
  ]
#endif
