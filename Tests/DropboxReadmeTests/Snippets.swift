import DropboxEmulator
import Foundation
import SwiftyDropbox

// The snippets of the README, verbatim. `DropboxReadmeTests` compares them with the README.

func signedIn() -> DropboxClient {
    let client = DropboxClient(accessToken: "the access token")
    return client
}

func mainJob(_ client: DropboxClient) async throws {
    let uploaded = try await client.files.upload(
        path: "/hello.txt", mode: .overwrite, input: Data("Hello, Dropbox!".utf8)
    ).response()
    print("uploaded", uploaded.name, uploaded.rev)

    var page = try await client.files.listFolder(path: "", recursive: true).response()
    while true {
        for entry in page.entries {
            switch entry {
            case let file as Files.FileMetadata: print(file.name, file.size, "bytes")
            case let folder as Files.FolderMetadata: print(folder.name, "(folder)")
            default: break
            }
        }
        guard page.hasMore else { break }
        page = try await client.files.listFolderContinue(cursor: page.cursor).response()
    }

    let (file, content) = try await client.files.download(path: "/hello.txt").response()
    print("downloaded", file.name, String(decoding: content, as: UTF8.self))
}

func failing(_ client: DropboxClient) async {
    do {
        let metadata = try await client.files.getMetadata(path: "/nowhere.txt").response()
        print(metadata.name)
    } catch {
        switch error {
        case .routeError(let routeError, _, _, let requestID): print(routeError.unboxed, requestID ?? "")
        default: print(error)
        }
    }
}

func testing() async throws {
    let emulator = try await DropboxEmulator.start()
    let client = DropboxClient(
        accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
    try emulator.account("ada").put("/notes/today.txt", "Buy milk")
    try emulator.faults.add(.rateLimit(retryAfter: 1), on: "files/list_folder", times: 2)

    // The SDK waits and retries the request, as with the real service.
    let notes = try await client.files.listFolder(path: "/notes").response()
    print(notes.entries.map(\.name))
    await emulator.stop()
}
