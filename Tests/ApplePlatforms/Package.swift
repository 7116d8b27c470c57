// swift-tools-version: 6.3
import PackageDescription

// Builds the SDK's sources for Apple platforms on Linux, with doubles of Apple's frameworks, and tests them.
//
// `Scripts/check-apple-behavior` creates the directories that this manifest names: SwiftPM accepts no path outside of the
// package, so the script links them in a directory for build products.

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
]

/// Creates the double of a framework. Some need Swift 5 mode, as most frameworks of Apple do.
func double(_ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = strict) -> Target {
    .target(name: name, dependencies: dependencies, path: "Doubles/\(name)", swiftSettings: settings)
}

/// Creates a target of the SDK.
///
/// A module named `Darwin` makes `canImport(Darwin)` true. On Apple platforms, `Foundation` contains `URLSession` and the
/// keychain, so each file imports their doubles implicitly.
func module(_ path: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(
        name: String(path.split(separator: "/")[1]),
        dependencies: dependencies + ["Darwin", "CryptoKit", "Security", "AppleFoundation"], path: "Sources/\(path)",
        exclude: exclude,
        swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "AppleFoundation"])])
}

let package = Package(
    name: "ApplePlatforms",
    targets: [
        .systemLibrary(name: "CDropboxLinux", path: "Sources/C/CDropboxLinux", pkgConfig: "libcurl"),

        double("Darwin"),
        double("CryptoKit", ["CDropboxLinux"]),
        double("Security", ["Darwin"]),
        double("AppleFoundation", ["Darwin", "Security"]),
        double("AuthenticationServices", settings: [.swiftLanguageMode(.v5)]),
        double("Network"),
        double("UIKit", ["AppleFoundation"], settings: [.swiftLanguageMode(.v5)]),
        double("SafariServices", ["UIKit"], settings: [.swiftLanguageMode(.v5)]),
        double("AppKit", ["AppleFoundation"], settings: [.swiftLanguageMode(.v5)]),
        double("UniformTypeIdentifiers"),
        double("FileProvider", ["UniformTypeIdentifiers"], settings: [.swiftLanguageMode(.v5)]),

        module("SDK/DropboxConcurrency"),
        module("SDK/DropboxStone", ["DropboxConcurrency"]),
        module(
            "SDK/DropboxHTTP", ["DropboxConcurrency", "CDropboxLinux"],
            exclude: ["PrivacyInfo.xcprivacy"]),
        module("SDK/DropboxCore", ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "CDropboxLinux"]),
        module("SDK/DropboxBackground", ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore"]),
        module("SDK/DropboxOAuth", ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore"]),

        module("SDK/DropboxFiles", ["DropboxCore", "DropboxStone"]),
        module(
            "SDK/DropboxTransfer",
            ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore", "DropboxFiles", "UIKit"]),

        module("SDK/DropboxAccount", ["DropboxCore", "DropboxStone"]),
        module("SDK/DropboxSharing", ["DropboxCore", "DropboxStone", "DropboxAccount", "DropboxFiles"]),
        module("SDK/DropboxPaper", ["DropboxCore", "DropboxStone", "DropboxFiles", "DropboxSharing"]),
        module("SDK/DropboxRiviera", ["DropboxCore", "DropboxStone"]),
        module("SDK/DropboxTeam", ["DropboxCore", "DropboxStone", "DropboxAccount", "DropboxFiles"]),
        module(
            "SDK/DropboxTeamLog",
            ["DropboxCore", "DropboxStone", "DropboxAccount", "DropboxFiles", "DropboxSharing", "DropboxTeam"]),
        module(
            "SDK/SwiftyDropbox",
            [
                "DropboxConcurrency", "DropboxStone", "DropboxCore", "DropboxBackground", "DropboxOAuth",
                "DropboxAccount", "DropboxFiles", "DropboxTransfer", "DropboxSharing", "DropboxPaper",
                "DropboxRiviera", "DropboxTeam", "DropboxTeamLog", "AuthenticationServices", "Network",
                "UIKit", "SafariServices", "AppKit",
            ], exclude: ["SwiftyDropbox.docc"]),

        .systemLibrary(name: "CDropboxSQLite", path: "Sources/C/CDropboxSQLite", pkgConfig: "sqlite3"),
        module("Sync/DropboxSQLite", ["DropboxConcurrency", "CDropboxSQLite"]),
        module(
            "Sync/DropboxSync",
            [
                "DropboxConcurrency", "DropboxSQLite", "DropboxHTTP", "DropboxCore", "DropboxOAuth", "DropboxAccount",
                "DropboxFiles", "DropboxTransfer", "DropboxSharing",
            ]),

        module(
            "Sync/DropboxFileProvider",
            [
                "DropboxConcurrency", "DropboxHTTP", "DropboxCore", "DropboxOAuth", "DropboxFiles", "DropboxTransfer",
                "DropboxSync", "FileProvider", "UniformTypeIdentifiers",
            ]),

        .target(name: "CDropboxBridge", path: "Sources/ObjectiveC/CDropboxBridge"),
        module(
            "ObjectiveC/DropboxBridge",
            [
                "CDropboxBridge", "DropboxConcurrency", "DropboxStone",
                "DropboxHTTP", "DropboxCore", "DropboxOAuth", "DropboxBackground", "DropboxAccount", "DropboxFiles",
                "DropboxTransfer", "DropboxSharing",
            ]),

        // An executable instead of a test target: SwiftPM's runner of test targets uses XCTest, and takes a module
        // named `Darwin` for Apple's XCTest.
        .executableTarget(
            name: "ApplePlatformTests",
            dependencies: [
                "DropboxHTTP", "DropboxCore", "DropboxBackground", "DropboxOAuth", "DropboxAccount", "DropboxFiles",
                "DropboxTransfer", "SwiftyDropbox", "DropboxSync", "DropboxSQLite", "DropboxBridge", "CDropboxBridge",
                "DropboxFileProvider", "DropboxConcurrency", "Darwin", "Security",
                "AppleFoundation", "AuthenticationServices", "Network", "UIKit", "SafariServices", "AppKit",
                "FileProvider",
                "UniformTypeIdentifiers",
            ],
            path: "Tests", swiftSettings: strict,
            // The libraries of Swift use the functions of `Darwin`, too.
            linkerSettings: [
                .unsafeFlags(["open", "open64", "write"].flatMap { ["-Xlinker", "--export-dynamic-symbol=\($0)"] })
            ]),
    ]
)
