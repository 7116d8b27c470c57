// swift-tools-version: 6.3
import PackageDescription

/// Every target is Swift 6 and free of warnings. `make` asks for errors in their place; nobody else does, for Xcode and Swift Build
/// compile packages that others depend on without warnings, and fail where a manifest makes errors of them.
let isStrict = Context.environment["SWIFT_DROPBOX_STRICT"] == "1"
let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// Tests are compiled with -Onone also for `make test-release`: the optimiser crashes at those of HTTPTransport.
let unoptimised = swift6.adding(["-Onone"], to: .release)

// How the SDK is built for Linux. These flags are not official, so they are used only with compilers they were tried with.
//
// Debug builds compile each module as a whole, by one process; file by file, each process reads all that the module imports anew,
// and compiles the bodies that go into callers. The driver remarks on it, and the preview of Swift Build in 6.3 fails at it:
// SWIFT_DROPBOX_BY_FILE=1 turns it off. The threads are LLVM's; without them there is one object file, and SwiftPM expects more.
//
// Releases are for size. The linker may drop functions that nobody calls: each has a section and none has the mark that keeps it.
// There are no tables for C++ exceptions, which must not pass through Swift anyway. As in clang, LLVM does not verify its own work,
// which takes a thirtieth of the time. `small` is for what is called for each byte, field or member. `lean` is for the rest, which
// mostly waits for the network: there, Swift's own optimiser takes as long as all other parts of the compiler, and makes the code
// larger. LLVM's works on both.
#if os(Linux) && compiler(<6.4)
    let isByFile = Context.environment["SWIFT_DROPBOX_BY_FILE"] == "1"
    let wholeModule = [
        "-whole-module-optimization", "-disable-batch-mode", "-no-emit-module-separately-wmo", "-num-threads", "8",
    ]
    let forSize = [
        "-Osize", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link", "-Xllvm",
        "-force-attribute=nounwind", "-Xfrontend", "-disable-llvm-verify",
    ]
    let small = swift6.adding(isByFile ? [] : wholeModule, to: .debug).adding(forSize, to: .release)
    let lean = small.adding(["-Xfrontend", "-disable-sil-perf-optzns"], to: .release)
#else
    let (small, lean) = (swift6, swift6)
#endif

extension [SwiftSetting] {
    func adding(_ flags: [String], to configuration: BuildConfiguration) -> [SwiftSetting] {
        flags.isEmpty ? self : self + [.unsafeFlags(flags, .when(platforms: [.linux], configuration: configuration))]
    }
}

/// A Swift target in `Sources/`. The lists below are the only place that says who may import whom.
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], built settings: [SwiftSetting] = swift6
) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.target(name: name)] + dependencies,
        path: "Tests/\(name)Tests", swiftSettings: unoptimised)
}

let linux = TargetDependencyCondition.when(platforms: [.linux])

// Debian's gdlib.pc asks for a flag that the package manager refuses aloud; the headers are in the usual place there.
#if os(macOS)
    let gd: String? = "gdlib"
#else
    let gd: String? = nil
#endif

// The privacy manifest is for Xcode, which reads it out of the products that it builds.
let privacyManifest = "PrivacyInfo.xcprivacy"
#if os(macOS)
    let (resources, excluded): ([Resource], [String]) = ([.copy(privacyManifest)], [])
#else
    let (resources, excluded): ([Resource], [String]) = ([], [privacyManifest])
#endif

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
        .library(name: "HTTPTransport", targets: ["HTTPTransport"]),
        .library(name: "DropboxSync", targets: ["DropboxSync"]),
        .library(name: "DropboxTesting", targets: ["DropboxTesting"]),
        .library(name: "DropboxEmulator", targets: ["DropboxEmulator"]),
        .library(name: "DropboxEmulatorTesting", targets: ["DropboxEmulatorTesting"]),
        .executable(name: "dbx", targets: ["dbx"]),
    ],
    targets: [
        // C libraries of the system
        .systemLibrary(
            name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
        .systemLibrary(
            name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        .systemLibrary(
            name: "CMicrohttpd", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
        .systemLibrary(
            name: "CGnuTLS", pkgConfig: "gnutls", providers: [.apt(["libgnutls28-dev"]), .brew(["gnutls"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(name: "CGD", pkgConfig: gd, providers: [.apt(["libgd-dev"]), .brew(["gd"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-pdf", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CMarkdown", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(
            name: "CArchive", pkgConfig: "libarchive",
            providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]),
        .target(name: "CCurlShim", dependencies: ["CCurl"]),
        .target(name: "CMHDShim", dependencies: ["CMicrohttpd"]),

        // The SDK, from low to high
        module("Locking", built: small),
        module("StoneRuntime", ["Locking"], built: small),
        .target(
            name: "HTTPTransport",
            dependencies: [
                "Locking", .target(name: "CCurl", condition: linux), .target(name: "CCurlShim", condition: linux),
            ],
            exclude: excluded, resources: resources, swiftSettings: small),
        module(
            "DropboxCore", ["Locking", "StoneRuntime", "HTTPTransport", .target(name: "COpenSSL", condition: linux)],
            built: lean),
        module("DropboxBackground", ["Locking", "StoneRuntime", "HTTPTransport", "DropboxCore"], built: lean),
        module("DropboxOAuth", ["Locking", "HTTPTransport", "DropboxCore"], built: lean),
        module("DropboxAccount", ["DropboxCore", "StoneRuntime"], built: lean),
        module("DropboxFiles", ["DropboxCore", "StoneRuntime"], built: lean),
        module(
            "DropboxTransfer", ["Locking", "StoneRuntime", "HTTPTransport", "DropboxCore", "DropboxFiles"],
            built: lean),
        module("DropboxSharing", ["DropboxCore", "StoneRuntime", "DropboxAccount", "DropboxFiles"], built: lean),
        module("DropboxPaper", ["DropboxCore", "StoneRuntime", "DropboxFiles", "DropboxSharing"], built: lean),
        module("DropboxRiviera", ["DropboxCore", "StoneRuntime"], built: lean),
        module("DropboxTeam", ["DropboxCore", "StoneRuntime", "DropboxAccount", "DropboxFiles"], built: lean),
        module(
            "DropboxTeamLog",
            ["DropboxCore", "StoneRuntime", "DropboxAccount", "DropboxFiles", "DropboxSharing", "DropboxTeam"],
            built: small),
        module(
            "SwiftyDropbox",
            [
                "Locking", "DropboxCore", "DropboxBackground", "DropboxOAuth", "DropboxAccount", "DropboxFiles",
                "DropboxTransfer", "DropboxSharing", "DropboxPaper", "DropboxRiviera", "DropboxTeam", "DropboxTeamLog",
            ], built: lean),

        // For the tests of apps; the mock needs none of the emulator's libraries
        module("DropboxTesting", ["Locking", "StoneRuntime", "HTTPTransport", "DropboxCore"]),

        // The filesystem that works offline
        module("SQLite", ["Locking", "CSQLite"]),
        module(
            "DropboxSync",
            [
                "Locking", "SQLite", "DropboxCore", "DropboxOAuth", "DropboxAccount", "DropboxFiles", "DropboxTransfer",
                "DropboxSharing",
            ]),

        // The server for tests and development, and the command line
        module(
            "DropboxEmulator",
            [
                "Locking", "StoneRuntime", "SQLite", "CMicrohttpd", "CMHDShim", "CGnuTLS", "CGD", "CCairo", "CMarkdown",
                "CArchive", "DropboxCore", "DropboxAccount", "DropboxFiles", "DropboxSharing", "DropboxPaper",
                "DropboxRiviera",
                "DropboxTeam", "DropboxTeamLog",
            ]),
        module("DropboxEmulatorTesting", ["DropboxCore", "DropboxEmulator"]),
        .executableTarget(
            name: "dbx", dependencies: ["SwiftyDropbox", "DropboxCore", "DropboxSync", "DropboxEmulator", "Locking"],
            swiftSettings: swift6),

        // Tests, and what they share
        .target(
            name: "TestSupport", dependencies: ["HTTPTransport", "Locking"], path: "Tests/TestSupport",
            swiftSettings: unoptimised),
        .executableTarget(
            name: "BackgroundWorker", dependencies: ["SwiftyDropbox", "Locking"], path: "Tests/BackgroundWorker",
            swiftSettings: unoptimised),
        .testTarget(
            name: "BackgroundTests",
            dependencies: [
                "BackgroundWorker", "TestSupport", "SwiftyDropbox", "DropboxCore", "DropboxBackground", "DropboxFiles",
                "DropboxTransfer", "DropboxEmulator", "HTTPTransport", "Locking",
            ],
            swiftSettings: unoptimised),
        .testTarget(
            name: "SeedSnippets",
            dependencies: ["SwiftyDropbox", "DropboxEmulator", "DropboxTesting", "TestSupport", "Locking"],
            exclude: ["Apple"], swiftSettings: unoptimised + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
        tests("SwiftyDropbox", ["TestSupport", "Locking", "DropboxEmulator"]),
        .testTarget(
            name: "ReadmeTests", dependencies: ["TestSupport", "SwiftyDropbox", "DropboxEmulator"],
            swiftSettings: unoptimised),
        tests("StoneRuntime", ["DropboxCore", "DropboxFiles", "SwiftyDropbox"]),
        tests("HTTPTransport", ["TestSupport", "Locking"]),
        tests(
            "DropboxCore",
            [
                "TestSupport", "Locking", "DropboxBackground", "DropboxOAuth", "DropboxFiles", "DropboxAccount",
                "HTTPTransport", "StoneRuntime", "DropboxEmulator",
            ]),
        tests(
            "DropboxTransfer",
            [
                "TestSupport", "Locking", "DropboxCore", "DropboxFiles", "HTTPTransport", "DropboxEmulator",
                "SwiftyDropbox",
            ]),
        tests(
            "DropboxTesting",
            ["TestSupport", "Locking", "HTTPTransport", "SwiftyDropbox", "DropboxEmulator", "DropboxEmulatorTesting"]),
        tests("SQLite", ["CSQLite", "TestSupport"]),
        tests(
            "DropboxSync",
            [
                "TestSupport", "Locking", "SQLite", "DropboxCore", "DropboxAccount", "DropboxFiles", "DropboxTeam",
                "HTTPTransport", "DropboxEmulator",
            ]),
        tests(
            "DropboxEmulator",
            ["TestSupport", "CGD", "SwiftyDropbox", "Locking", "StoneRuntime", "SQLite", "HTTPTransport"]),
        tests("dbx", ["TestSupport", "SwiftyDropbox", "DropboxSync", "DropboxEmulator", "Locking"]),
    ]
)
