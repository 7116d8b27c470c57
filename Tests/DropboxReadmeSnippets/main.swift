import Foundation
import SwiftyDropbox

let client = try DropboxClient(environment: ProcessInfo.processInfo.environment)

let uploaded = try await client.files.uploadFile(from: Data("Hello, Dropbox!".utf8), to: "/hello.txt", mode: .overwrite)
print("uploaded", uploaded.name, uploaded.size, "bytes")

for try await entry in client.files.entries(in: "") {
    print(entry is Files.FolderMetadata ? "folder" : "file", entry.name)
}

do {
    let (file, content) = try await client.files.download(path: "/hello.txt").response()
    print("downloaded", file.name, String(decoding: content, as: UTF8.self))
} catch {
    // Each route has its own error type.
    if case .path(.notFound) = error.routeError { print("it's gone") } else { print(error) }
}
