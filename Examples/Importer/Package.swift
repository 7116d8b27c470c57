// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "Importer",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "swift-dropbox", path: "../.."), .package(path: "../../Tests/ReadmeTranscripts"),
    ],
    targets: [
        .executableTarget(
            name: "importer",
            dependencies: [
                .product(name: "DropboxOAuth", package: "swift-dropbox"),
                .product(name: "DropboxTransfer", package: "swift-dropbox"),
            ], swiftSettings: strict),
        .testTarget(
            name: "ImporterTests",
            dependencies: [
                "importer", .product(name: "DropboxEmulator", package: "swift-dropbox"),
                .product(name: "ReadmeTranscripts", package: "ReadmeTranscripts"),
            ],
            swiftSettings: strict),
    ]
)
