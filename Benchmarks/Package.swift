// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A program that measures one concern and writes its figures with `BenchmarkSupport`. `make bench` runs them all.
func benchmark(_ name: String, _ products: [String]) -> Target {
    .executableTarget(name: name, dependencies: ["BenchmarkSupport"] + sdk(products), swiftSettings: strict)
}

/// A program whose stripped size `Scripts/size` compares; it is built and never run.
func sized(_ name: String, _ products: [String]) -> Target {
    .executableTarget(name: name, dependencies: sdk(products), swiftSettings: strict)
}

func sdk(_ products: [String]) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "swift-dropbox") }
}

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "swift-dropbox", path: "..")],
    targets: [
        .target(name: "BenchmarkSupport", swiftSettings: strict),
        .testTarget(name: "BenchmarkSupportTests", dependencies: ["BenchmarkSupport"], swiftSettings: strict),
        benchmark("codec", ["SwiftyDropbox"]),
        benchmark("transport", ["DropboxHTTP"]),
        benchmark("contenthash", ["SwiftyDropbox"]),
        benchmark("emulator", ["DropboxEmulator"]),
        benchmark("transfers", ["DropboxEmulator"]),
        benchmark("transfers-client", ["DropboxTransfer", "DropboxHTTP"]),
        benchmark("sync", ["DropboxSync", "DropboxTransfer", "DropboxEmulator", "DropboxHTTP"]),
        benchmark("datastore", ["DropboxDatastore", "DropboxEmulator"]),
        benchmark("workers", ["DropboxWorker", "DropboxWorkerPostgreSQL", "DropboxFiles", "DropboxHTTP"]),
        .target(name: "AllocationCounter"),
        .target(name: "CallSupport", dependencies: sdk(["DropboxFiles"]), swiftSettings: strict),
        .executableTarget(name: "call-client", dependencies: ["CallSupport"], swiftSettings: strict),
        .executableTarget(
            name: "call-costs",
            dependencies: ["AllocationCounter", "CallSupport"] + sdk(["DropboxFiles", "DropboxTransfer"]),
            swiftSettings: strict),
        .executableTarget(name: "call-baseline", linkerSettings: [.linkedLibrary("curl")]),
        sized("size-empty", []),
        sized("size-files", ["DropboxFiles"]),
        sized("size-umbrella", ["SwiftyDropbox"]),
    ]
)
