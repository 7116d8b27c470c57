// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "Notes",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "swift-dropbox", path: "../.."), .package(path: "../../Tests/ReadmeTranscripts"),
    ],
    targets: [
        .executableTarget(
            name: "notes",
            dependencies: [
                .product(name: "DropboxSync", package: "swift-dropbox"),
                .product(name: "DropboxHTTP", package: "swift-dropbox"),
            ], swiftSettings: strict),
        .testTarget(
            name: "NotesTests",
            dependencies: [
                "notes", .product(name: "DropboxEmulator", package: "swift-dropbox"),
                .product(name: "ReadmeTranscripts", package: "ReadmeTranscripts"),
            ],
            swiftSettings: strict),
    ]
)
