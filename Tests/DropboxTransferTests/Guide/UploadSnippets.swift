import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

// The examples of Documentation/Transfers.md about uploads and limits, verbatim.

func uploading(_ client: DropboxClient, _ file: URL) async throws {
    let metadata = try await client.files.uploadFile(from: file, to: "/film.mp4", mode: .overwrite) { progress in
        print(progress.completedUnitCount, "of", progress.totalUnitCount)
    }
    print("revision", metadata.rev)
}

func uploadingMore(_ client: DropboxClient, _ file: URL, _ state: URL, _ lines: AsyncStream<Data>) async throws {
    let journal = UploadJournal(directory: state, account: "ada")
    let options = FileUploadOptions {
        $0.autorename = true
        $0.clientModified = Date(timeIntervalSince1970: 1_700_000_000)
        $0.maximumConcurrentRequests = 8
        $0.journal = journal
        $0.bandwidthLimiter = BandwidthLimiter(uploadBytesPerSecond: 2_000_000)
    }
    try await client.files.uploadFile(from: file, to: "/film.mp4", options: options)
    try await client.files.uploadFile(from: lines, to: "/log.txt")
}

func uploadingMany(_ client: DropboxClient, _ folder: URL) async {
    let result = await client.files.batchUpload([
        folder.appendingPathComponent("a.jpg"): Files.CommitInfo(path: "/a.jpg"),
        folder.appendingPathComponent("b.jpg"): Files.CommitInfo(path: "/b.jpg", mode: .overwrite),
    ])
    for (file, metadata) in result.uploaded { print(file.lastPathComponent, metadata.rev) }
    for (file, error) in result.rejected { print(file.lastPathComponent, "rejected:", error) }
    for (file, error) in result.failed { print(file.lastPathComponent, "failed:", error) }
}

func limiting(_ provider: any AccessTokenProvider) -> DropboxTransportClientImpl {
    let bandwidth = BandwidthLimiter(uploadBytesPerSecond: 1_000_000, downloadBytesPerSecond: 5_000_000)
    let transport = DropboxTransportClientImpl(
        authentication: .accessToken(provider), configuration: .init { $0.bandwidthLimiter = bandwidth })
    return transport
}
