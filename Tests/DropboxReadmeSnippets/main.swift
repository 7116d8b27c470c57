import Foundation
import SwiftyDropbox

do {
    let client = try DropboxClient(environment: ProcessInfo.processInfo.environment)

    let uploaded = try await client.files.uploadFile(
        from: Data("Hello, Dropbox!".utf8), to: "/hello.txt", mode: .overwrite)
    print("uploaded", uploaded.name, uploaded.size, "bytes")

    for try await entry in client.files.entries(in: "") {
        print(entry is Files.FolderMetadata ? "folder" : "file", entry.name)
    }

    let (file, content) = try await client.files.download(path: "/hello.txt").response()
    print("downloaded", file.name, String(decoding: content, as: UTF8.self))
} catch {
    print("cannot go on: \(error)")
    exit(1)
}
