// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

// The app and its extensions are targets of the Xcode project in App, which uses this package. See README.md.
let package = Package(
    name: "PhotoBackup",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "PhotoBackupModel", targets: ["PhotoBackupModel"])],
    dependencies: [.package(name: "swift-dropbox", path: "../..")],
    targets: [
        .target(
            name: "PhotoBackupModel",
            dependencies: [
                .product(name: "SwiftyDropbox", package: "swift-dropbox"),
                .product(name: "DropboxSync", package: "swift-dropbox"),
            ], swiftSettings: strict),
        .testTarget(
            name: "PhotoBackupModelTests",
            dependencies: [
                "PhotoBackupModel", .product(name: "DropboxEmulator", package: "swift-dropbox"),
                .product(name: "DropboxHTTP", package: "swift-dropbox"),
            ], swiftSettings: strict),
    ]
)
