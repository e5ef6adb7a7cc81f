// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "LockScreen",
    dependencies: [.package(name: "inkglance", path: "../../..")],
    targets: [
        .executableTarget(
            name: "LockScreen",
            dependencies: [.product(name: "WidgetKit", package: "inkglance")],
            resources: [.copy("Assets.xcassets")],
            plugins: [.plugin(name: "XcodeSources", package: "inkglance")])
    ])
