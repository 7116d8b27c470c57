// Does the work that `transfers` measures, with the SDK in a process without other work:
//
//     transfers-client ROLE SERVER AUTHORITY TOKEN PEAK FROM TO
//
// AUTHORITY is the file of the certificate to trust, or `-` without TLS. The peak memory of the process is written to
// the file PEAK. For calls, FROM is their number, and TO the number of calls at a time.

import BenchmarkSupport
import DropboxHTTP
import DropboxTransfer
import Foundation

struct Failure: Error, CustomStringConvertible { let description: String }

let words = CommandLine.arguments
guard words.count == 8 else {
    throw Failure(description: "usage: transfers-client ROLE SERVER AUTHORITY TOKEN PEAK FROM TO")
}
let (server, authority, token, from, to) = (words[2], words[3], words[4], words[6], words[7])
var connection = HTTPTransportConfiguration()
if authority != "-" { connection.trustRoots = .file(URL(filePath: authority)) }
let client = DropboxClient(
    transportClient: DropboxTransportClientImpl(
        authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token)),
        configuration: .init {
            $0.baseHosts = BaseHosts(server: server)
            $0.session.connection = connection
        }))
switch words[1] {
case "upload": try await client.files.uploadFile(from: URL(filePath: from), to: to, mode: .overwrite)
case "upload-in-order":
    let options = FileUploadOptions { $0.maximumConcurrentRequests = 1 }
    try await client.files.uploadFile(from: URL(filePath: from), to: to, mode: .overwrite, options: options)
case "download": try await client.files.downloadFile(path: from, to: URL(filePath: to), overwrite: true)
case "upload-folder":
    let result = try await client.files.uploadFolder(from: URL(filePath: from), to: to)
    guard result.failures.isEmpty else { throw Failure(description: "\(result.failures)") }
case "call": try await Calls(client: client).run(Int(from) ?? 1, inFlight: Int(to) ?? 1)
case "start-all": try await Calls(client: client).startAll(Int(from) ?? 1)
case "send": try await Calls.send(Int(from) ?? 1, server: server, token: token, connection)
case "nothing": break
default: throw Failure(description: "no role \(words[1])")
}
client.shutdown()
try Data("\(PeakMemory.ofThisProcess)".utf8).write(to: URL(filePath: words[5]))
