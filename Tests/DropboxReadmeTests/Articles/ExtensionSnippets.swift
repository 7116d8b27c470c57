import DropboxSync
import Foundation

// The snippets of the article ExtensionsAndWidgets, verbatim.

func widgetEntries(_ container: URL) async throws -> [String] {
    let reader = try await FilesystemReader(directory: container)
    guard try reader.hasCompletedFirstSync else { return [] }
    return try await reader.listFolder(.root).map(\.path.name)
}
