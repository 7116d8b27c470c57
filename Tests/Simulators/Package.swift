// swift-tools-version: 6.3
import PackageDescription

// Tests of the SDK that need no emulator, whose libraries exist only on desktop systems. `.github/workflows/apple.yml` runs
// them on simulators, and `make check-examples` runs them on Linux.

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func sdk(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "swift-dropbox") }
}

let package = Package(
    name: "Simulators",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    // Xcode creates a scheme for each product.
    products: [.library(name: "Simulators", targets: ["SmallServer"])],
    dependencies: [.package(name: "swift-dropbox", path: "../..")],
    targets: [
        .target(name: "SmallServer", dependencies: sdk("DropboxFiles"), path: "Server", swiftSettings: strict),
        .testTarget(
            name: "SimulatorTests",
            dependencies: ["SmallServer"] + sdk("DropboxFiles", "DropboxTransfer", "DropboxSync", "DropboxHTTP"),
            path: "Tests", swiftSettings: strict),
    ]
)
