// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Checklists",
    dependencies: [.package(name: "inkglance", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Checklists",
            dependencies: [.product(name: "WidgetKit", package: "inkglance")])
    ])
