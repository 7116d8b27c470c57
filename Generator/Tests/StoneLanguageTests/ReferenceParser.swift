import Foundation
import StoneLanguage

/// The official Stone parser, run by `Scripts/stone-reference`.
enum ReferenceParser {
    private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized

    /// The published specification, which is next to the repository on machines that have it.
    static let specification = repository.appending(path: "../shared/api-spec").standardized

    static var hasSpecification: Bool { FileManager.default.fileExists(atPath: specification.path) }

    /// The published specification as this package parses it, cached.
    static let specificationResult = Result { try Specification(SourceFile.load(directory: specification)) }

    /// A Boolean value that indicates whether a dump is available for comparison. If not, the reason is on standard
    /// error.
    static var isAvailable: Bool { dump != nil }

    /// The directory with the `api` and `examples` of the published specification as the official parser reads them,
    /// created once. `nil` without the specification, Python, or a registry.
    static let dump: URL? =
        hasSpecification ? read(specification, into: repository.appending(path: ".build/stone-reference/dump")) : nil

    /// Runs the official parser on a specification.
    ///
    /// If the parser is available but fails, the directory has no files, so that comparisons fail, too.
    ///
    /// - Returns: `output`, or `nil` without Python or a registry.
    static func read(_ specification: URL, into output: URL) -> URL? {
        let process = Process()
        process.executableURL = repository.appending(path: "Scripts/stone-reference")
        process.arguments = [specification.path, output.path]
        do {
            try process.run()
        } catch {
            return output
        }
        process.waitUntilExit()
        let unavailable: Int32 = 69
        return process.terminationStatus == unavailable ? nil : output
    }
}
