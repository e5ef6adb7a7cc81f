// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Template",
    dependencies: [.package(name: "inkglance", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Template", dependencies: [.product(name: "WidgetKit", package: "inkglance")])
    ],
    swiftLanguageModes: [.v6])
