import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// A server that reports no content hash with the content, or another one than before.
@Suite(.timeLimit(.minutes(5)))
struct UnverifiableContentTests {
    private static let good = Data("good".utf8)
    /// The same content with another bit.
    private static let bad = Data("gooe".utf8)
    private static let hash = ContentHash.hash(of: good)

    /// Returns the metadata of `/a` as a listing returns it.
    private func known(hash: String? = Self.hash) -> Files.FileMetadata {
        Files.FileMetadata(
            name: "a", id: "id:a", clientModified: Date(), serverModified: Date(), rev: "0123456789", size: 4,
            contentHash: hash)
    }

    private func client(_ content: Data, rev: String = "0123456789", hash: String? = nil, listed: String? = Self.hash)
        -> DropboxClient
    {
        RawServer { route in
            switch route {
            case "list_folder": RawServer.page([RawServer.file("/a", hash: listed)])
            default: RawServer.content(RawServer.file("/a", rev: rev, hash: hash), content)
            }
        }.client()
    }

    /// Downloads the file, and returns the content of the directory and the error.
    private func download(
        _ client: DropboxClient, _ change: (inout FileDownloadOptions) -> Void
    ) async throws -> (content: Data?, error: FileDownloadError?) {
        let place = try TemporaryDirectory()
        let file = place.url.appendingPathComponent("a")
        do throws(FileDownloadError) {
            try await client.files.downloadFile(path: "/a", to: file, options: FileDownloadOptions(change))
        } catch {
            #expect(try place.names.isEmpty)
            return (nil, error)
        }
        return (try Data(contentsOf: file), nil)
    }

    private func stream(
        _ client: DropboxClient, _ known: Files.FileMetadata? = nil, accepts: Bool = false
    ) async -> (content: Data, error: FileDownloadError?) {
        var content = Data()
        let stream = client.files.downloadStream(path: "/a", knownMetadata: known, acceptsMissingContentHash: accepts)
        do throws(FileDownloadError) {
            for try await bytes in stream { content += bytes }
        } catch {
            return (content, error)
        }
        return (content, nil)
    }

    @Test func knownHashIsVerified() async throws {
        let (content, error) = try await download(client(Self.bad)) { $0.knownMetadata = known() }
        #expect(content == nil)
        guard case .contentHashMismatch("/a", Self.hash, _) = error else { return #expect("\(error as Any)" == "") }
        #expect(try await download(client(Self.good)) { $0.knownMetadata = known() }.content == Self.good)
        guard case .contentHashMismatch = await stream(client(Self.bad), known()).error else {
            return #expect(Bool(false))
        }
        #expect(await stream(client(Self.good), known()).content == Self.good)
    }

    @Test func knownMetadataOverridesTheResponse() async throws {
        // The response describes the damaged content.
        let damaged = client(Self.bad, hash: ContentHash.hash(of: Self.bad))
        #expect(try await download(damaged) { $0.knownMetadata = known() }.content == nil)
        #expect(await stream(damaged, known()).content.isEmpty)
        let other = client(Self.good, rev: "9876543210", hash: Self.hash)
        #expect(try await download(other) { $0.knownMetadata = known() }.content == nil)
        #expect(await stream(other, known()).content.isEmpty)
    }

    @Test func missingHashIsRefused() async throws {
        guard case .missingContentHash("/a") = try await download(client(Self.good), { _ in }).error,
            case .missingContentHash("/a") = await stream(client(Self.good)).error
        else { return #expect(Bool(false)) }
        #expect(await stream(client(Self.good)).content.isEmpty)
        let known = known(hash: nil)
        #expect(try await download(client(Self.good)) { $0.knownMetadata = known }.content == nil)
    }

    @Test func missingHashIsAcceptedOnRequest() async throws {
        #expect(
            try await download(client(Self.good)) { $0.acceptsMissingContentHash = true }.content == Self.good)
        #expect(await stream(client(Self.good), accepts: true).content == Self.good)
        // The size is verified.
        let short = client(Self.good.dropLast())
        #expect(try await download(short) { $0.acceptsMissingContentHash = true }.content == nil)
    }

    @Test func folderVerifiesListedHashes() async throws {
        func folder(_ client: DropboxClient, accepts: Bool = false) async throws -> [String: Data] {
            let place = try TemporaryDirectory()
            let options = FolderTransferOptions { $0.acceptsMissingContentHash = accepts }
            let result = try await client.files.downloadFolder(path: "/", to: place.url, options: options)
            let names = try place.names.filter { !$0.hasPrefix(".dropbox-") }
            #expect(result.isSuccess == (names == ["a"]))
            return try names.reduce(into: [:]) {
                $0[$1] = try Data(contentsOf: place.url.appendingPathComponent($1))
            }
        }
        #expect(try await folder(client(Self.bad)).isEmpty)
        #expect(try await folder(client(Self.good)) == ["a": Self.good])
        #expect(try await folder(client(Self.good, listed: nil)).isEmpty)
        #expect(try await folder(client(Self.good, listed: nil), accepts: true) == ["a": Self.good])
    }

    @Test func contentOfARevisionIsVerified() async throws {
        let revision = ContentRevision(known())
        #expect(try await client(Self.good).files.content(of: revision) == Self.good)
        await #expect(throws: FileDownloadError.self) { try await client(Self.bad).files.content(of: revision) }
        await #expect(throws: FileDownloadError.self) {
            try await client(Self.good).files.content(of: ContentRevision(known(hash: nil)))
        }
    }

    /// The download of a route delivers what the server sends, as SwiftyDropbox does, and reports what was verified.
    @Test func routeReportsWhatItVerified() async throws {
        let request = client(Self.bad).files.download(path: "/a")
        #expect(try await request.response().1 == Self.bad)
        #expect(request.metadata?.contentVerification == .length)
        let verified = client(Self.good, hash: Self.hash).files.download(path: "/a")
        #expect(try await verified.response().1 == Self.good)
        #expect(verified.metadata?.contentVerification == .contentHash)
        let place = try TemporaryDirectory()
        let file = client(Self.good, hash: Self.hash).files.download(
            path: "/a", overwrite: false, destination: place.url.appendingPathComponent("b"))
        _ = try await file.response()
        #expect(file.metadata?.contentVerification == .contentHash)
    }

    /// A part of the content is not all of it.
    @Test func routeRefusesAPartThatWasNotRequested() async throws {
        let server = RawServer { _ in
            RawServer.content(
                RawServer.file("/a", size: 100, hash: Self.hash), Self.good, range: "bytes 0-3/100")
        }
        await #expect(throws: CallError<Files.DownloadError>.self) {
            try await server.client().files.download(path: "/a").response()
        }
    }
}
