// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "TeamBackup",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "swift-dropbox", path: "../..")],
    targets: [
        .executableTarget(
            name: "team-backup",
            dependencies: [
                .product(name: "DropboxOAuth", package: "swift-dropbox"),
                .product(name: "DropboxTeam", package: "swift-dropbox"),
                .product(name: "DropboxTransfer", package: "swift-dropbox"),
                .product(name: "DropboxWorker", package: "swift-dropbox"),
                .product(name: "DropboxWorkerPostgreSQL", package: "swift-dropbox"),
            ], swiftSettings: strict),
        .testTarget(
            name: "TeamBackupTests",
            dependencies: ["team-backup", .product(name: "DropboxEmulator", package: "swift-dropbox")],
            swiftSettings: strict),
    ]
)
