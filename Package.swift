// swift-tools-version: 6.3
import PackageDescription

/// Whether a package manager has fetched this for another package. Xcode builds such packages without warnings, and then fails at
/// one that makes errors of them.
let isDependency = ["/checkouts/", "/registry/downloads/"].contains { Context.packageDirectory.contains($0) }

/// Every target is Swift 6 and free of warnings; a warning is an error here, and none in the builds of our users.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)] + (isDependency ? [] : [.treatAllWarnings(as: .error)])

// How the SDK is built on Linux. A compiler need not keep any of these flags, so only those are asked that are known to have them.
//
// In debug builds, modules are compiled as wholes: file by file, the compiler reads all that a module imports again and again,
// and compiles the bodies that callers take along. The driver remarks on it, a line for each module, and the preview of Swift
// Build in 6.3 fails at it: SWIFT_DROPBOX_BY_FILE turns it off.
//
// Releases are for size. What nobody calls and what is equal can go, as in C: functions have sections of their own and no mark
// that keeps them. There are no tables for C++ exceptions, none of which may come by. `small` is for what is called once for each
// byte, field or member. `lean` is for what is called a few times a request and then waits for the network: there, Swift's own
// optimiser takes as long as all the rest of the compiler and makes the code larger. LLVM's works on both. Tests stand unoptimised
// also before a release of the SDK (`make test-release`): the compiler fails at one of them otherwise.
#if os(Linux) && compiler(<6.4)
    let isByFile = Context.environment["SWIFT_DROPBOX_BY_FILE"] != nil
    let wholeModule = [
        "-whole-module-optimization", "-disable-batch-mode", "-no-emit-module-separately-wmo", "-num-threads", "8",
    ]
    let forSize = [
        "-Osize", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link", "-Xllvm",
        "-force-attribute=nounwind", "-Xfrontend", "-disable-llvm-verify",
    ]
    let small = strict.adding(isByFile ? [] : wholeModule, to: .debug).adding(forSize, to: .release)
    let lean = small.adding(["-Xfrontend", "-disable-sil-perf-optzns"], to: .release)
    let asWritten = strict.adding(["-Onone"], to: .release)
#else
    let (small, lean, asWritten) = (strict, strict, strict)
#endif

extension [SwiftSetting] {
    func adding(_ flags: [String], to configuration: BuildConfiguration) -> [SwiftSetting] {
        flags.isEmpty ? self : self + [.unsafeFlags(flags, .when(configuration: configuration))]
    }
}

/// A Swift target in `Sources/`. The lists below are the only place that says who may import whom.
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], built settings: [SwiftSetting] = strict
) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.target(name: name)] + dependencies,
        path: "Tests/\(name)Tests", swiftSettings: asWritten)
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
        module("DropboxTransfer", ["Locking", "HTTPTransport", "DropboxCore", "DropboxFiles"], built: lean),
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
            swiftSettings: strict),

        // Tests, and what they share
        .target(
            name: "TestSupport", dependencies: ["HTTPTransport", "Locking"], path: "Tests/TestSupport",
            swiftSettings: asWritten),
        .executableTarget(
            name: "BackgroundWorker", dependencies: ["SwiftyDropbox", "Locking"], path: "Tests/BackgroundWorker",
            swiftSettings: asWritten),
        .testTarget(
            name: "BackgroundTests",
            dependencies: [
                "BackgroundWorker", "TestSupport", "SwiftyDropbox", "DropboxCore", "DropboxBackground", "DropboxFiles",
                "DropboxTransfer", "DropboxEmulator", "HTTPTransport", "Locking",
            ],
            swiftSettings: asWritten),
        .testTarget(
            name: "SeedSnippets",
            dependencies: ["SwiftyDropbox", "DropboxEmulator", "DropboxTesting", "TestSupport", "Locking"],
            exclude: ["Apple"], swiftSettings: asWritten + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
        tests("SwiftyDropbox", ["TestSupport", "Locking", "DropboxEmulator"]),
        .testTarget(
            name: "ReadmeTests", dependencies: ["TestSupport", "SwiftyDropbox", "DropboxEmulator"],
            swiftSettings: asWritten),
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
            ["TestSupport", "Locking", "SQLite", "DropboxCore", "DropboxFiles", "HTTPTransport", "DropboxEmulator"]),
        tests(
            "DropboxEmulator",
            ["TestSupport", "CGD", "SwiftyDropbox", "Locking", "StoneRuntime", "SQLite", "HTTPTransport"]),
        tests("dbx", ["TestSupport", "SwiftyDropbox", "DropboxSync", "DropboxEmulator", "Locking"]),
    ]
)
