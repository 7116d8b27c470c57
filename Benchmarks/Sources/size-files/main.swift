import DropboxFiles
import Foundation

// Signs in with a token, lists a folder, and downloads a file, with DropboxFiles only.
let client = DropboxClient(accessToken: CommandLine.arguments[1])
let page = try await client.files.listFolder(path: "").response()
print(page.entries.map(\.name))
print(try await client.files.download(path: "/a", destination: URL(fileURLWithPath: "a")).response())
