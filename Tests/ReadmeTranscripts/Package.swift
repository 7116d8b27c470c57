// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "ReadmeTranscripts",
    platforms: [.macOS(.v13)],
    products: [.library(name: "ReadmeTranscripts", targets: ["ReadmeTranscripts"])],
    targets: [
        .target(
            name: "ReadmeTranscripts", swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
