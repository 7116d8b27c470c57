import DropboxSync
import Foundation

@main struct Notes {
    static func main() async throws {
        let client = try DropboxClient(environment: ProcessInfo.processInfo.environment)
        let filesystem = try await Filesystem(directory: URL(fileURLWithPath: "notes-cache"), client: client)

        guard let folder = SyncPath("/Notes"), let path = folder.child("Today.txt") else { return }
        try await filesystem.createFolderIfNeeded(at: folder)
        let file = try await filesystem.openOrCreate(path)
        try await file.append(CommandLine.arguments.dropFirst().joined(separator: " ") + "\n")
        print(try await file.readString(), terminator: "")
        file.close()

        let changes = filesystem.changes
        while try filesystem.pendingChangeCount > 0 {
            if let error = filesystem.status.upload.error { throw error }
            for await _ in changes { break }
        }
        await filesystem.shutDown()
    }
}
