// swift-tools-version: 6.3
import PackageDescription

// `make` and CI set SWIFT_DROPBOX_STRICT=1, which turns warnings into errors. Packages that depend on this one don't:
// a newer compiler's warning must not break their builds.
let isStrict = Context.environment["SWIFT_DROPBOX_STRICT"] == "1"

// SWIFT_DROPBOX_SMALL=1 makes release builds on Linux smaller and slower. See Documentation/SmallPrograms.md.
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

/// The name of a target in a group of `Sources`.
func name(_ path: String) -> String { String(path.split(separator: "/")[1]) }

/// Creates a target for a system library, with its pkg-config name and the Debian and Homebrew packages that install it.
func systemLibrary(_ path: String, _ pkgConfig: String?, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name(path), path: "Sources/\(path)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// Creates a target in C or Objective-C, with the targets that it can import.
func cModule(_ path: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name(path), dependencies: dependencies, path: "Sources/\(path)")
}

/// Creates a Swift target, with the targets that it can import.
func module(
    _ path: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource] = []
) -> Target {
    .target(
        name: name(path), dependencies: dependencies, path: "Sources/\(path)", exclude: exclude, resources: resources,
        swiftSettings: settings)
}

/// Creates a target for a program, with the targets that it can import.
func executable(_ path: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name(path), dependencies: dependencies, path: "Sources/\(path)", swiftSettings: settings)
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
    ? [
        "ObjectiveDropboxOfficial", "ObjectiveDropboxOfficialFiles", "SwiftyDropboxObjC", "DropboxSyncObjC",
        "DropboxDatastoreObjC",
    ]
    .map { .library(name: $0, targets: [$0]) }
    : ["DropboxTeamBridge", "SwiftyDropboxBridge", "DropboxSyncBridge", "DropboxDatastoreBridge"]
        .map { .library(name: $0, type: .static, targets: [$0]) }
let objectiveCTargets: [Target] =
    hasObjectiveC
    ? [
        cModule("ObjectiveC/DropboxObjectiveCRuntime", ["CDropboxBridge", "DropboxBridge"]),
        cModule(
            "ObjectiveC/ObjectiveDropboxOfficialFiles", ["CDropboxBridge", "DropboxBridge", "DropboxObjectiveCRuntime"]),
        cModule(
            "ObjectiveC/ObjectiveDropboxOfficial",
            ["DropboxTeamBridge", "DropboxObjectiveCRuntime", "ObjectiveDropboxOfficialFiles"]),
        cModule("ObjectiveC/SwiftyDropboxObjC", ["CDropboxBridge", "SwiftyDropboxBridge", "DropboxObjectiveCRuntime"]),
        cModule("ObjectiveC/DropboxSyncObjC", ["CDropboxBridge", "DropboxSyncBridge"]),
        cModule("ObjectiveC/DropboxDatastoreObjC", ["CDropboxBridge", "DropboxDatastoreBridge", "DropboxSyncObjC"]),
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
        .library(name: "DropboxDatastore", targets: ["DropboxDatastore"]),
        .library(name: "DropboxWorker", targets: ["DropboxWorker"]),
        .library(name: "DropboxWorkerPostgreSQL", targets: ["DropboxWorkerPostgreSQL"]),
        .library(name: "DropboxTesting", targets: ["DropboxTesting"]),
        .library(name: "DropboxEmulator", targets: ["DropboxEmulator"]),
        .executable(name: "dbx", targets: ["DropboxCommandLineTool"]),
        .executable(name: "dbx-emulator", targets: ["DropboxEmulatorCommand"]),
        .executable(name: "dbx-worker", targets: ["DropboxWorkerCommand"]),
    ] + objectiveCProducts,
    targets: [
        // C libraries
        .systemLibrary(
            name: "CDropboxLinux", path: "Sources/C/CDropboxLinux", pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-openssl-dev", "libssl-dev"])]),
        systemLibrary("C/CDropboxSQLite", "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
        systemLibrary("C/CDropboxPostgreSQL", "libpq", apt: "libpq-dev", brew: "libpq"),
        systemLibrary("C/CDropboxMicrohttpd", "libmicrohttpd", apt: "libmicrohttpd-dev", brew: "libmicrohttpd"),
        systemLibrary("C/CDropboxGD", gdPackage, apt: "libgd-dev", brew: "gd"),
        systemLibrary("C/CDropboxCairo", "cairo-pdf", apt: "libcairo2-dev", brew: "cairo"),
        systemLibrary("C/CDropboxMarkdown", "libcmark", apt: "libcmark-dev", brew: "cmark"),
        systemLibrary("C/CDropboxArchive", "libarchive", apt: "libarchive-dev", brew: "libarchive"),

        // The SDK, from the lowest layer to the highest
        module("SDK/DropboxConcurrency", [.target(name: "CDropboxLinux", condition: linux)]),
        module("SDK/DropboxStone", ["DropboxConcurrency"]),
        module(
            "SDK/DropboxHTTP", ["DropboxConcurrency", .target(name: "CDropboxLinux", condition: linux)],
            exclude: excluded, resources: resources),
        module(
            "SDK/DropboxCore",
            ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", .target(name: "CDropboxLinux", condition: linux)]),
        module("SDK/DropboxBackground", ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore"]),
        module("SDK/DropboxOAuth", ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore"]),
        module("SDK/DropboxAccount", ["DropboxCore", "DropboxStone"]),
        module("SDK/DropboxFiles", ["DropboxCore", "DropboxStone"]),
        module(
            "SDK/DropboxTransfer", ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore", "DropboxFiles"]),
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
                "DropboxRiviera", "DropboxTeam", "DropboxTeamLog",
            ]),

        // The bridge to the Objective-C layer: C functions, and Swift code that exports them
        cModule("ObjectiveC/CDropboxBridge"),
        module(
            "ObjectiveC/DropboxBridge",
            [
                "CDropboxBridge", "DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore", "DropboxOAuth",
                "DropboxBackground", "DropboxAccount", "DropboxFiles", "DropboxTransfer", "DropboxSharing",
            ]),

        module(
            "ObjectiveC/DropboxTeamBridge",
            ["DropboxBridge", "DropboxPaper", "DropboxRiviera", "DropboxTeam", "DropboxTeamLog"]),

        module(
            "ObjectiveC/SwiftyDropboxBridge", ["CDropboxBridge", "DropboxBridge", "DropboxTeamBridge", "SwiftyDropbox"]),

        // For tests of apps; doesn't need the emulator's libraries
        module("SDK/DropboxTesting", ["DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore"]),

        // The offline filesystem
        module("Sync/DropboxSQLite", ["DropboxConcurrency", "CDropboxSQLite"]),
        module(
            "Sync/DropboxSync",
            [
                "DropboxConcurrency", "DropboxSQLite", "DropboxHTTP", "DropboxCore", "DropboxOAuth", "DropboxAccount",
                "DropboxFiles", "DropboxTransfer", "DropboxSharing",
            ]),

        // The files of an account in the Files app and Finder
        module(
            "Sync/DropboxFileProvider",
            [
                "DropboxConcurrency", "DropboxHTTP", "DropboxCore", "DropboxOAuth", "DropboxFiles", "DropboxTransfer",
                "DropboxSync",
            ]),

        // Small structured data
        module(
            "Sync/DropboxDatastore",
            [
                "DropboxConcurrency", "DropboxStone", "DropboxSQLite", "DropboxCore", "DropboxAccount", "DropboxFiles",
                "DropboxSharing", "DropboxTransfer",
            ]),

        // The HTTP server of the emulator and of workers
        module("Servers/DropboxHTTPServer", ["DropboxConcurrency", "CDropboxMicrohttpd"]),

        // Servers: the changes of many accounts on any number of machines
        module(
            "Servers/DropboxWorker",
            [
                "DropboxConcurrency", "DropboxSQLite", "DropboxHTTP", "DropboxHTTPServer", "DropboxCore",
                "DropboxOAuth",
                "DropboxAccount", "DropboxFiles", "DropboxTransfer", "DropboxTeam",
                .target(name: "CDropboxLinux", condition: linux),
            ]),
        module(
            "Servers/DropboxWorkerPostgreSQL",
            ["DropboxConcurrency", "DropboxCore", "DropboxWorker", "CDropboxPostgreSQL"]),

        // The Objective-C names of the Sync API, and of the Datastore API
        module("ObjectiveC/DropboxSyncBridge", ["CDropboxBridge", "DropboxConcurrency", "DropboxSync"]),
        module(
            "ObjectiveC/DropboxDatastoreBridge",
            [
                "CDropboxBridge", "DropboxSyncBridge", "DropboxConcurrency", "DropboxCore", "DropboxTransfer",
                "DropboxSync", "DropboxDatastore",
            ]),

        // The emulator and the command line
        module(
            "Emulator/DropboxEmulator",
            [
                "DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxHTTPServer", "DropboxSQLite",
                "CDropboxMicrohttpd", "CDropboxGD", "CDropboxCairo", "CDropboxMarkdown", "CDropboxArchive",
                "DropboxCore",
                "DropboxAccount", "DropboxFiles", "DropboxSharing", "DropboxPaper", "DropboxRiviera", "DropboxTeam",
                "DropboxTeamLog",
            ], exclude: ["Pages/Assets"]),
        module(
            "CommandLine/DropboxCommandLine",
            [
                "DropboxConcurrency", "DropboxStone", "DropboxHTTP", "DropboxCore", "DropboxFiles", "DropboxAccount",
                "DropboxSharing", "DropboxPaper", "DropboxRiviera", "DropboxTeam", "DropboxTeamLog", "SwiftyDropbox",
                "DropboxSync", "DropboxDatastore",
            ]),
        executable("CommandLine/DropboxCommandLineTool", ["DropboxCommandLine"]),
        executable(
            "Emulator/DropboxEmulatorCommand",
            ["DropboxConcurrency", "DropboxCore", "DropboxEmulator", "DropboxCommandLine"]),
        executable(
            "Servers/DropboxWorkerCommand",
            [
                "DropboxConcurrency", "DropboxCommandLine", "DropboxCore", "DropboxHTTP", "DropboxOAuth",
                "DropboxAccount", "DropboxTeam", "DropboxWorker", "DropboxWorkerPostgreSQL",
            ]),

        // Tests and their shared targets
        .target(
            name: "DropboxTestSupport", dependencies: ["DropboxHTTP", "DropboxConcurrency"],
            path: "Tests/DropboxTestSupport", swiftSettings: settings),
        .executableTarget(
            name: "DropboxBackgroundWorker", dependencies: ["SwiftyDropbox", "DropboxConcurrency"],
            path: "Tests/DropboxBackgroundWorker", swiftSettings: settings),
        .executableTarget(
            name: "DropboxReadmeSnippets", dependencies: ["SwiftyDropbox"], path: "Tests/DropboxReadmeSnippets",
            swiftSettings: settings),
        .executableTarget(
            name: "DropboxSyncSnippets", dependencies: ["DropboxSync"], path: "Tests/DropboxSyncSnippets",
            swiftSettings: settings),
        tests("DropboxStoneTests", ["DropboxStone", "DropboxCore", "DropboxFiles", "SwiftyDropbox"]),
        tests(
            "DropboxBridgeTests",
            [
                "DropboxBridge", "CDropboxBridge", "DropboxTestSupport", "DropboxConcurrency", "DropboxStone",
                "DropboxHTTP", "DropboxCore", "DropboxOAuth", "DropboxAccount", "DropboxEmulator",
            ]),
        tests(
            "DropboxHTTPTests",
            [
                "DropboxHTTP", "DropboxTestSupport", "DropboxConcurrency",
                .target(name: "CDropboxLinux", condition: linux),
            ]),
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
                "DropboxReadmeSnippets", "DropboxTestSupport", "SwiftyDropbox", "DropboxSync", "DropboxEmulator",
                "DropboxHTTP", "DropboxCore", "DropboxAccount", "DropboxFiles", "DropboxTransfer", "DropboxSharing",
                "DropboxTeam", "DropboxTeamLog", "DropboxWorker", "DropboxWorkerPostgreSQL", "DropboxOAuth",
                "DropboxTesting", "DropboxConcurrency",
            ]),
        tests(
            "DropboxTestingTests",
            [
                "DropboxTesting", "DropboxTestSupport", "DropboxConcurrency", "DropboxHTTP", "SwiftyDropbox",
                "DropboxEmulator",
            ]),
        tests("DropboxSQLiteTests", ["DropboxSQLite", "CDropboxSQLite", "DropboxTestSupport"]),
        tests(
            "DropboxSyncTests",
            [
                "DropboxSync", "DropboxSyncSnippets", "DropboxTestSupport", "DropboxConcurrency", "DropboxSQLite",
                "DropboxCore", "DropboxAccount", "DropboxFiles", "DropboxSharing", "DropboxTeam", "DropboxHTTP",
                "DropboxEmulator",
            ]),
        tests(
            "DropboxFileProviderTests",
            [
                "DropboxFileProvider", "DropboxSync", "DropboxTestSupport", "DropboxConcurrency", "DropboxCore",
                "DropboxFiles", "DropboxEmulator", "DropboxTransfer",
            ]),
        tests(
            "DropboxDatastoreTests",
            [
                "DropboxDatastore", "CDropboxBridge", "DropboxTestSupport", "DropboxConcurrency", "DropboxSQLite",
                "DropboxCore", "DropboxFiles", "DropboxHTTP", "DropboxEmulator",
            ]),
        tests(
            "DropboxWorkerTests",
            [
                "DropboxWorker", "DropboxWorkerPostgreSQL", "DropboxWorkerCommand", "DropboxCommandLine",
                "DropboxTestSupport", "DropboxConcurrency", "DropboxSQLite", "DropboxHTTP", "DropboxCore",
                "DropboxOAuth", "DropboxAccount", "DropboxFiles", "DropboxTransfer", "DropboxSharing",
                "DropboxTeam", "DropboxEmulator",
            ]),
        tests(
            "DropboxEmulatorTests",
            [
                "DropboxCore", "DropboxFiles",
                "DropboxEmulator", "DropboxTestSupport", "CDropboxGD", "SwiftyDropbox", "DropboxConcurrency",
                "DropboxStone", "DropboxSQLite", "DropboxHTTP", "DropboxHTTPServer",
            ]),
        tests(
            "DropboxCommandLineTests",
            [
                "DropboxCommandLine", "DropboxCommandLineTool", "DropboxEmulatorCommand", "DropboxTestSupport",
                "SwiftyDropbox", "DropboxSync", "DropboxDatastore", "DropboxEmulator", "DropboxSQLite",
                "DropboxConcurrency", "DropboxCore",
            ]),
    ] + objectiveCTargets
)
