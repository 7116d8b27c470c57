import DropboxTransfer
import Foundation

// The examples of Documentation/Transfers.md about downloads, folders, listings, and changes, verbatim.

func downloading(_ client: DropboxClient, to file: URL) async throws {
    let metadata = try await client.files.downloadFile(path: "/film.mp4", to: file, overwrite: true) { progress in
        print(progress.completedUnitCount, "of", progress.totalUnitCount)
    }
    print("revision", metadata.rev)
}

func reading(_ client: DropboxClient) async throws -> Int {
    var lines = 0
    for try await bytes in client.files.downloadStream(path: "/log.txt") {
        lines += bytes.count { $0 == UInt8(ascii: "\n") }
    }
    return lines
}

func transferring(_ client: DropboxClient, folder: URL) async throws {
    let options = FolderTransferOptions {
        $0.overwrite = true
        $0.isExcluded = { path, isFolder in isFolder ? path == "cache" : path.hasSuffix(".tmp") }
    }
    let down = try await client.files.downloadFolder(path: "/pictures", to: folder, options: options)
    for (path, error) in down.failures { print(path, error) }

    let up = try await client.files.uploadFolder(from: folder, to: "/backup/pictures", options: options)
    print(up.transferredBytes, "bytes uploaded;", up.items.count, "files and folders looked at")
}

func listing(_ client: DropboxClient, remember: (String) -> Void) async throws {
    for try await entry in client.files.entries(in: "/", recursive: true) {
        print(entry.pathDisplay ?? entry.name)
    }
    for try await page in client.files.entries(in: "/pictures").pages {
        remember(page.cursor)
    }
}

func watching(
    _ client: DropboxClient, since storedCursor: String?, take: ([FolderChange], String) throws -> Void,
    forgetEverything: () -> Void
) async throws {
    func apply(_ changes: [FolderChange], thenStore cursor: String) throws { try take(changes, cursor) }
    for try await event in client.files.changes(in: "/notes", since: storedCursor) {
        switch event {
        case .changes(let changes, let cursor, _): try apply(changes, thenStore: cursor)
        case .reset: forgetEverything()
        }
    }
}
