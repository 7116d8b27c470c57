import Foundation

/// A Stone file: its text, and the name under which diagnostics speak of it.
public struct SourceFile: Hashable, Sendable {
    public let name: String
    public let text: String

    /// A file with that text.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Reads all `*.stone` of a folder, sorted by name.
    ///
    /// - Throws: `SourceFolderError` if there is no such file or one cannot be read.
    public static func load(directory: URL) throws(SourceFolderError) -> [SourceFile] {
        let folder = directory.relativePath
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
                .filter { $0.hasSuffix(".stone") }
                .sorted()
            guard !names.isEmpty else {
                throw SourceFolderError(description: "\(folder): there are no *.stone files in this folder")
            }
            return try names.map { name in
                let text = try String(contentsOf: directory.appending(path: name), encoding: .utf8)
                return SourceFile(name: "\(folder)/\(name)", text: text)
            }
        } catch let error as SourceFolderError {
            throw error
        } catch {
            throw SourceFolderError(description: "\(folder): cannot be read: \(error.localizedDescription)")
        }
    }
}

/// Why a folder yields no specification.
public struct SourceFolderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder and what is wrong with it.
    public let description: String
}
