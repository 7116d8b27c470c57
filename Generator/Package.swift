// swift-tools-version: 6.3
import PackageDescription

/// The same rule as in the package that this one generates: Swift 6, and a warning is an error.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "Generator",
    platforms: [.macOS(.v15)],
    targets: [
        // From Stone text to the API model; from the model to Swift and Objective-C. None knows the others.
        .target(name: "APIModel", swiftSettings: strict),
        .target(name: "StoneLanguage", dependencies: ["APIModel"], swiftSettings: strict),
        .target(name: "RenderingSupport", dependencies: ["APIModel"], swiftSettings: strict),
        // The names that both the generator and the SDK derive from those of the API. The SDK's package compiles this
        // directory, too.
        .target(name: "DropboxNames", swiftSettings: strict),
        .target(
            name: "SwiftRendering", dependencies: ["APIModel", "DropboxNames", "RenderingSupport"],
            swiftSettings: strict),
        .target(
            name: "ObjectiveCRendering", dependencies: ["APIModel", "DropboxNames", "RenderingSupport"],
            swiftSettings: strict),
        // The parser of options in `Syntax` is that of `dbx`.
        .executableTarget(
            name: "generate",
            dependencies: ["APIModel", "StoneLanguage", "RenderingSupport", "SwiftRendering", "ObjectiveCRendering"],
            swiftSettings: strict),

        .testTarget(name: "APIModelTests", dependencies: ["APIModel"], swiftSettings: strict),
        .testTarget(name: "generateTests", dependencies: ["generate"], swiftSettings: strict),
        .testTarget(name: "StoneLanguageTests", dependencies: ["APIModel", "StoneLanguage"], swiftSettings: strict),
        .testTarget(
            name: "ObjectiveCRenderingTests",
            dependencies: ["APIModel", "DropboxNames", "StoneLanguage", "RenderingSupport", "ObjectiveCRendering"],
            exclude: ["Golden", "declarations-DB.tsv", "declarations-DBX.tsv"],
            swiftSettings: strict),
        .testTarget(
            name: "SwiftRenderingTests",
            dependencies: ["APIModel", "DropboxNames", "StoneLanguage", "RenderingSupport", "SwiftRendering"],
            exclude: ["Golden"],
            swiftSettings: strict),
    ]
)
