import DropboxFiles
import Foundation

// Signs in by token, lists a folder, downloads a file, with DropboxFiles alone.
let client = DropboxClient(accessToken: CommandLine.arguments[1])
let page = try await client.files.listFolder(path: "").response()
print(page.entries.map(\.name))
print(try await client.files.download(path: "/a", destination: URL(fileURLWithPath: "a")).response())
