import Foundation

/// The official Stone parser, as `Scripts/stone-judge` runs it on the published specification.
enum Judge {
    private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized

    /// The published specification, which stands beside the repository on machines that have it.
    static let specification = repository.appending(path: "../shared/api-spec").standardized

    static var hasSpecification: Bool { FileManager.default.fileExists(atPath: specification.path) }

    /// Whether there is a dump to compare with. If not, the reason is on standard error.
    static var isAvailable: Bool { dump != nil }

    /// The folder with the judge's `api` and `examples`, made once, or nil where there is no specification, no Python or
    /// no registry.
    ///
    /// A judge that is there but fails leaves a folder without files, so that the comparison fails, too.
    static let dump: URL? = {
        guard hasSpecification else { return nil }
        let output = repository.appending(path: ".build/stone-judge/dump")
        let process = Process()
        process.executableURL = repository.appending(path: "Scripts/stone-judge")
        process.arguments = [specification.path, output.path]
        do {
            try process.run()
        } catch {
            return output
        }
        process.waitUntilExit()
        let unavailable: Int32 = 69
        return process.terminationStatus == unavailable ? nil : output
    }()
}
