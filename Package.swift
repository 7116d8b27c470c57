// swift-tools-version: 6.3
import PackageDescription

// `make` and CI set SWIFT_DROPBOX_STRICT=1, which turns warnings into errors. Packages that depend on this one don't:
// a newer compiler's warning must not break their builds.
let isStrict = Context.environment["SWIFT_DROPBOX_STRICT"] == "1"

// SWIFT_DROPBOX_SMALL=1 makes release builds on Linux smaller and slower. See "Small programs" in README.md.
let isSmall = Context.environment["SWIFT_DROPBOX_SMALL"] == "1"
// Swift's own optimizer specializes and inlines, which makes code larger; LLVM's optimizer still runs. No C++ exception passes
// through the modules, so they need no unwind tables.
let sizeFlags = [
    "-Osize", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link", "-Xllvm",
    "-force-attribute=nounwind", "-Xfrontend", "-disable-sil-perf-optzns",
]

let settings: [SwiftSetting] =
    [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")]
    + (isStrict ? [.treatAllWarnings(as: .error)] : [])
    + (isSmall ? [.unsafeFlags(sizeFlags, .when(platforms: [.linux], configuration: .release))] : [])

let linux = TargetDependencyCondition.when(platforms: [.linux])

// Xcode collects the privacy manifest from the products that it builds. Linux doesn't use it.
let privacyManifest = "PrivacyInfo.xcprivacy"
#if os(macOS)
    let (resources, excluded): ([Resource], [String]) = ([.copy(privacyManifest)], [])
#else
    let (resources, excluded): ([Resource], [String]) = ([], [privacyManifest])
#endif

// Debian's gdlib.pc has a flag that SwiftPM rejects with a warning. Debian installs the headers in the default location.
#if os(macOS)
    let gdPackage: String? = "gdlib"
#else
    let gdPackage: String? = nil
#endif

/// Creates a target for a system library, with its pkg-config name and the Debian and Homebrew packages that install it.
func systemLibrary(_ name: String, _ pkgConfig: String?, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// Creates a Swift target in `Sources`, with the targets that it can import.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Creates a target in `Sources` for a program, with the targets that it can import.
func executable(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Creates a test target in `Tests`, with the targets that it can import.
func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], settings: [SwiftSetting] = settings
) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

// The Objective-C targets need Apple's runtime. On Linux, Scripts/check-objective-c compiles them with GNUstep, and links
// static libraries of the Swift targets that they call. Scripts/podspecs sets SWIFT_DROPBOX_OBJECTIVE_C=1 to read these targets.
#if os(macOS)
    let hasObjectiveC = true
#else
    let hasObjectiveC = Context.environment["SWIFT_DROPBOX_OBJECTIVE_C"] == "1"
#endif

let objectiveCProducts: [Product] =
    hasObjectiveC
    ? ["ObjectiveDropboxOfficial", "ObjectiveDropboxOfficialFiles", "SwiftyDropboxObjC", "DropboxSyncObjC"]
        .map { .library(name: $0, targets: [$0]) }
    : ["DropboxTeamBridge", "SwiftyDropboxBridge", "DropboxSyncBridge"]
        .map { .library(name: $0, type: .static, targets: [$0]) }
let objectiveCTargets: [Target] =
    hasObjectiveC
    ? [
        .target(name: "DropboxObjectiveCRuntime", dependencies: ["CDropboxBridge", "DropboxBridge"]),
        .target(
            name: "ObjectiveDropboxOfficialFiles",
            dependencies: ["CDropboxBridge", "DropboxBridge", "DropboxObjectiveCRuntime"]),
        .target(
            name: "ObjectiveDropboxOfficial",
            dependencies: ["DropboxTeamBridge", "DropboxObjectiveCRuntime", "ObjectiveDropboxOfficialFiles"]),
        .target(
            name: "SwiftyDropboxObjC",
            dependencies: ["CDropboxBridge", "SwiftyDropboxBridge", "DropboxObjectiveCRuntime"]),
        .target(name: "DropboxSyncObjC", dependencies: ["CDropboxSyncBridge", "DropboxSyncBridge"]),
    ] : []

let package = Package(
    name: "swift-dropbox",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "SwiftyDropbox", targets: ["SwiftyDropbox"]),
        .library(name: "DropboxOAuth", targets: ["DropboxOAuth"]),
        .library(name: "DropboxBackground", targets: ["DropboxBackground"]),
        .library(name: "DropboxAccount", targets: ["DropboxAccount"]),
        .library(name: "DropboxFiles", targets: ["DropboxFiles"]),
        .library(name: "DropboxTransfer", targets: ["DropboxTransfer"]),
        .library(name: "DropboxSharing", targets: ["DropboxSharing"]),
        .library(name: "DropboxPaper", targets: ["DropboxPaper"]),
        .library(name: "DropboxRiviera", targets: ["DropboxRiviera"]),
        .library(name: "DropboxTeam", targets: ["DropboxTeam"]),
        .library(name: "DropboxTeamLog", targets: ["DropboxTeamLog"]),
        .library(name: "DropboxHTTP", targets: ["DropboxHTTP"]),
        .library(name: "DropboxSync", targets: ["DropboxSync"]),
        .library(name: "DropboxFileProvider", targets: ["DropboxFileProvider"]),
        .library(name: "DropboxTesting", targets: ["DropboxTesting"]),
        .library(name: "DropboxEmulator", targets: ["DropboxEmulator"]),
        .library(name: "DropboxEmulatorSupport", targets: ["DropboxEmulatorSupport"]),
        .executable(name: "dbx", targets: ["DropboxCommandLineTool"]),
        .executable(name: "dbx-emulator", targets: ["DropboxEmulatorCommand"]),
    ] + objectiveCProducts,
    targets: [
        // System C libraries
        systemLibrary("CDropboxCurl", "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
        systemLibrary("CDropboxOpenSSL", "libcrypto", apt: "libssl-dev", brew: "openssl@3"),
        systemLibrary("CDropboxSQLite", "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
        systemLibrary("CDropboxMicrohttpd", "libmicrohttpd", apt: "libmicrohttpd-dev", brew: "libmicrohttpd"),
        systemLibrary("CDropboxGnuTLS", "gnutls", apt: "libgnutls28-dev", brew: "gnutls"),
        systemLibrary("CDropboxGD", gdPackage, apt: "libgd-dev", brew: "gd"),
        systemLibrary("CDropboxCairo", "cairo-pdf", apt: "libcairo2-dev", brew: "cairo"),
        systemLibrary("CDropboxMarkdown", "libcmark", apt: "libcmark-dev", brew: "cmark"),
        systemLibrary("CDropboxArchive", "libarchive", apt: "libarchive-dev", brew: "libarchive"),
        // Linux functions that Swift doesn't import
        .systemLibrary(name: "CDropboxLinux"),
        .target(name: "CDropboxCurlShim", dependencies: ["CDropboxCurl"]),
        .target(name: "CDropboxMicrohttpdShim", dependencies: ["CDropboxMicrohttpd"]),

        // The SDK, from the lowest layer to the highest
        module("DropboxConcurrency", [.target(name: "CDropboxLinux", condition: linux)]),
        module("DropboxStone", ["DropboxConcurrency"]),
        .target(
            name: "DropboxHTTP",
            dependencies: [
                "DropboxConcurrency", .target(name: "CDropboxCurl", condition: linux),
                .target(name: "CDropboxCurlShim", condition: linux),
            ],
            exclude: excluded, resources: resources, swiftSettings: settings),
        module(
            "DropboxCore",
            ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", .target(name: "CDropboxOpenSSL", condition: linux)]),
        module("DropboxBackground", ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore"]),
        module("DropboxOAuth", ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore"]),
        module("DropboxAccount", ["DropboxCore", "DropboxStone"]),
        module("DropboxFiles", ["DropboxCore", "DropboxStone"]),
        module(
            "DropboxTransfer", ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore", "DropboxFiles"]),
        module("DropboxSharing", ["DropboxCore", "DropboxStone", "DropboxAccount", "DropboxFiles"]),
        module("DropboxPaper", ["DropboxCore", "DropboxStone", "DropboxFiles", "DropboxSharing"]),
        module("DropboxRiviera", ["DropboxCore", "DropboxStone"]),
        module("DropboxTeam", ["DropboxCore", "DropboxStone", "DropboxAccount", "DropboxFiles"]),
        module(
            "DropboxTeamLog",
            ["DropboxCore", "DropboxStone", "DropboxAccount", "DropboxFiles", "DropboxSharing", "DropboxTeam"]),
        module(
            "SwiftyDropbox",
            [
                "DropboxConcurrency", "DropboxStone", "DropboxCore", "DropboxBackground", "DropboxOAuth",
                "DropboxAccount", "DropboxFiles", "DropboxTransfer", "DropboxSharing", "DropboxPaper",
                "DropboxRiviera", "DropboxTeam", "DropboxTeamLog",
            ]),

        // The bridge to the Objective-C layer: C functions, and Swift code that exports them
        .target(name: "CDropboxBridge"),
        // The generator writes the headers that declare these names, and the bridge answers them at run time.
        .target(name: "DropboxNames", path: "Generator/Sources/DropboxNames", swiftSettings: settings),
        module("DropboxDynamicValues", ["DropboxStone"]),
        module(
            "DropboxBridge",
            [
                "CDropboxBridge", "DropboxNames", "DropboxDynamicValues", "DropboxConcurrency", "DropboxStone",
                "DropboxHTTP", "DropboxCore",
                "DropboxOAuth",
                "DropboxBackground", "DropboxAccount", "DropboxFiles", "DropboxTransfer", "DropboxSharing",
            ]),

        module(
            "DropboxTeamBridge", ["DropboxBridge", "DropboxPaper", "DropboxRiviera", "DropboxTeam", "DropboxTeamLog"]),

        module("SwiftyDropboxBridge", ["CDropboxBridge", "DropboxBridge", "DropboxTeamBridge", "SwiftyDropbox"]),

        // For tests of apps; doesn't need the emulator's libraries
        module("DropboxTesting", ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore"]),

        // The offline filesystem
        module("DropboxSQLite", ["DropboxConcurrency", "CDropboxSQLite"]),
        module(
            "DropboxSync",
            [
                "DropboxConcurrency", "DropboxSQLite", "DropboxHTTP", "DropboxCore", "DropboxOAuth", "DropboxAccount",
                "DropboxFiles", "DropboxTransfer", "DropboxSharing",
            ]),

        // The files of an account in the Files app and Finder
        module(
            "DropboxFileProvider",
            [
                "DropboxConcurrency", "DropboxHTTP", "DropboxCore", "DropboxOAuth", "DropboxFiles", "DropboxTransfer",
                "DropboxSync",
            ]),

        // The Objective-C names of the Sync API
        .target(name: "CDropboxSyncBridge"),
        module("DropboxSyncBridge", ["CDropboxSyncBridge", "DropboxConcurrency", "DropboxSync"]),

        // The emulator and the command line
        module(
            "DropboxEmulator",
            [
                "DropboxConcurrency", "DropboxStone", "DropboxSQLite", "CDropboxMicrohttpd", "CDropboxMicrohttpdShim",
                "CDropboxGnuTLS", "CDropboxGD", "CDropboxCairo", "CDropboxMarkdown", "CDropboxArchive", "DropboxCore",
                "DropboxAccount", "DropboxFiles", "DropboxSharing", "DropboxPaper", "DropboxRiviera", "DropboxTeam",
                "DropboxTeamLog",
            ]),
        module("DropboxEmulatorSupport", ["DropboxCore", "DropboxEmulator"]),
        module(
            "DropboxCommandLine",
            ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore", "SwiftyDropbox", "DropboxSync"]),
        executable("DropboxCommandLineTool", ["DropboxCommandLine"]),
        executable("DropboxEmulatorCommand", ["DropboxConcurrency", "DropboxEmulator", "DropboxCommandLine"]),

        // Tests and their shared targets
        .target(
            name: "DropboxTestSupport", dependencies: ["DropboxHTTP", "DropboxConcurrency"],
            path: "Tests/DropboxTestSupport", swiftSettings: settings),
        .executableTarget(
            name: "DropboxBackgroundWorker", dependencies: ["SwiftyDropbox", "DropboxConcurrency"],
            path: "Tests/DropboxBackgroundWorker", swiftSettings: settings),
        tests("DropboxStoneTests", ["DropboxStone", "DropboxCore", "DropboxFiles", "SwiftyDropbox"]),
        tests(
            "DropboxBridgeTests",
            [
                "DropboxBridge", "CDropboxBridge", "DropboxTestSupport", "DropboxConcurrency", "DropboxStone",
                "DropboxHTTP", "DropboxCore", "DropboxOAuth", "DropboxAccount", "DropboxEmulator",
            ]),
        tests("DropboxHTTPTests", ["DropboxHTTP", "DropboxTestSupport", "DropboxConcurrency"]),
        tests(
            "DropboxCoreTests",
            [
                "DropboxCore", "DropboxTestSupport", "DropboxConcurrency", "DropboxBackground", "DropboxOAuth",
                "DropboxFiles", "DropboxAccount", "DropboxHTTP", "DropboxStone", "DropboxEmulator",
            ]),
        tests(
            "DropboxBackgroundTests",
            [
                "DropboxBackground", "DropboxBackgroundWorker", "DropboxTestSupport", "SwiftyDropbox", "DropboxCore",
                "DropboxFiles", "DropboxTransfer", "DropboxEmulator", "DropboxHTTP", "DropboxConcurrency",
            ]),
        tests(
            "DropboxTransferTests",
            [
                "DropboxStone",
                "DropboxTransfer", "DropboxTestSupport", "DropboxConcurrency", "DropboxCore", "DropboxFiles",
                "DropboxHTTP", "DropboxEmulator", "SwiftyDropbox",
            ]),
        tests(
            "SwiftyDropboxTests",
            ["DropboxHTTP", "SwiftyDropbox", "DropboxTestSupport", "DropboxConcurrency", "DropboxEmulator"]),
        tests(
            "DropboxSourceCompatibilityTests",
            ["SwiftyDropbox", "DropboxEmulator", "DropboxTesting", "DropboxTestSupport", "DropboxConcurrency"],
            exclude: ["Apple"], settings: settings + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
        tests(
            "DropboxReadmeTests",
            [
                "DropboxTestSupport", "SwiftyDropbox", "DropboxSync", "DropboxEmulator", "DropboxHTTP", "DropboxCore",
                "DropboxAccount", "DropboxFiles", "DropboxTransfer", "DropboxSharing", "DropboxTeam", "DropboxTeamLog",
            ]),
        tests(
            "DropboxTestingTests",
            [
                "DropboxTesting", "DropboxTestSupport", "DropboxConcurrency", "DropboxHTTP", "SwiftyDropbox",
                "DropboxEmulator", "DropboxEmulatorSupport",
            ]),
        tests("DropboxSQLiteTests", ["DropboxSQLite", "CDropboxSQLite", "DropboxTestSupport"]),
        tests(
            "DropboxSyncTests",
            [
                "DropboxSync", "DropboxTestSupport", "DropboxConcurrency", "DropboxSQLite", "DropboxCore",
                "DropboxAccount", "DropboxFiles", "DropboxTeam", "DropboxHTTP", "DropboxEmulator",
            ]),
        tests(
            "DropboxFileProviderTests",
            [
                "DropboxFileProvider", "DropboxSync", "DropboxTestSupport", "DropboxConcurrency", "DropboxCore",
                "DropboxFiles", "DropboxEmulator",
            ]),
        tests(
            "DropboxEmulatorTests",
            [
                "DropboxCore",
                "DropboxEmulator", "DropboxTestSupport", "CDropboxGD", "SwiftyDropbox", "DropboxConcurrency",
                "DropboxStone", "DropboxSQLite", "DropboxHTTP",
            ]),
        tests(
            "DropboxCommandLineTests",
            [
                "DropboxCommandLine", "DropboxCommandLineTool", "DropboxEmulatorCommand", "DropboxTestSupport",
                "SwiftyDropbox", "DropboxSync", "DropboxEmulator",
                "DropboxConcurrency",
            ]),
    ] + objectiveCTargets
)
