import Foundation
import StoneLanguage

/// The official Stone parser, as `Scripts/stone-reference` runs it.
enum ReferenceParser {
    private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized

    /// The published specification, which stands beside the repository on machines that have it.
    static let specification = repository.appending(path: "../shared/api-spec").standardized

    static var hasSpecification: Bool { FileManager.default.fileExists(atPath: specification.path) }

    /// Our reading of the published specification, made once.
    static let ourReading = Result { try Specification(SourceFile.load(directory: specification)) }

    /// Whether there is a dump to compare with. If not, the reason is on standard error.
    static var isAvailable: Bool { dump != nil }

    /// The folder with the judge's `api` and `examples` of the published specification, made once, or nil where there
    /// is no specification, no Python or no registry.
    static let dump: URL? =
        hasSpecification ? read(specification, into: repository.appending(path: ".build/stone-reference/dump")) : nil

    /// Lets the judge read a specification.
    ///
    /// A judge that is there but fails leaves a folder without files, so that a comparison fails, too.
    ///
    /// - Returns: `output`, or nil where there is no Python or no registry.
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
