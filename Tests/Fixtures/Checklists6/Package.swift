// swift-tools-version:6.0
import PackageDescription

// The same sources as Checklists, in the Swift 6 language mode.
let package = Package(
    name: "Checklists6",
    dependencies: [.package(name: "inkglance", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Checklists6",
            dependencies: [.product(name: "WidgetKit", package: "inkglance")])
    ],
    swiftLanguageModes: [.v6])
