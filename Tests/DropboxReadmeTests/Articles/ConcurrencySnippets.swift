import DropboxCore
import DropboxFiles
import Foundation

// The snippets of the article ConcurrencyAndThreads, verbatim.

func sizes(of paths: [String], with client: DropboxClient) async throws -> [String: UInt64] {
    try await withThrowingTaskGroup(of: (String, UInt64?).self) { group in
        for path in paths {
            group.addTask {
                let metadata = try await client.files.getMetadata(path: path).response()
                return (path, (metadata as? Files.FileMetadata)?.size)
            }
        }
        var sizes: [String: UInt64] = [:]
        for try await (path, size) in group { sizes[path] = size }
        return sizes
    }
}

@MainActor func downloadWithHandlers(_ client: DropboxClient, to file: URL, _ transfers: RequestGroup) {
    client.files.download(path: "/film.mp4", overwrite: true, destination: file)
        .added(to: transfers)
        .progress { progress in
            print(progress.fractionCompleted)
        }
        .response { result, error in
            print(result?.1.path ?? "\(error as Any)")
        }
}
