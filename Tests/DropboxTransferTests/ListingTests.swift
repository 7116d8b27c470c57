import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxTransfer

/// Listings as sequences.
@Suite(.timeLimit(.minutes(10)))
struct ListingTests {
    @Test(arguments: ["", "/"]) func bothSpellingsOfTheRootAreListed(root: String) async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a/b", "x")
            var names: [String] = []
            for try await entry in fixture.client.files.entries(in: root, recursive: true) { names.append(entry.name) }
            #expect(names.sorted() == ["a", "b"])
        }
    }

    @Test func trailingSlashIsAccepted() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a/b", "x")
            var names: [String] = []
            for try await entry in fixture.client.files.entries(in: "/a/") { names.append(entry.name) }
            #expect(names == ["b"])
        }
    }

    @Test(arguments: [0, 1, 3]) func pagesMayBeShortOrEmpty(size: Int) async throws {
        try await DownloadFixture.run { fixture in
            for name in 0..<7 { try fixture.account.put("/\(name)", "x") }
            // Empty pages are no progress, so they must end at some point.
            try fixture.emulator.faults.add(.smallPages(of: size), on: "files/list_folder*", times: size == 0 ? 3 : nil)
            var names: [String] = []
            for try await entry in fixture.client.files.entries(in: "/") { names.append(entry.name) }
            #expect(names.sorted() == (0..<7).map { "\($0)" })
        }
    }

    @Test func pagesAreRequestedOnDemand() async throws {
        try await DownloadFixture.run { fixture in
            for name in 0..<4 { try fixture.account.put("/\(name)", "x") }
            var entries = fixture.client.files.entries(in: "/", pageSize: 1).makeAsyncIterator()
            #expect(try await entries.next() != nil)
            #expect(fixture.emulator.calls.all.count == 1)
            #expect(try await entries.next() != nil)
            #expect(fixture.emulator.calls.all.count == 2)
        }
    }

    @Test func cursorOfAPageResumesTheListing() async throws {
        try await DownloadFixture.run { fixture in
            for name in 0..<5 { try fixture.account.put("/\(name)", "x") }
            let listing = fixture.client.files.entries(in: "/", pageSize: 2)
            var pages = listing.pages.makeAsyncIterator()
            let first = try #require(try await pages.next())
            var names = first.entries.map(\.name)
            for try await entry in listing.resuming(from: first.cursor) { names.append(entry.name) }
            #expect(names.sorted() == (0..<5).map { "\($0)" })
        }
    }

    @Test func expiredCursorThrowsReset() async throws {
        try await DownloadFixture.run { fixture in
            for name in 0..<5 { try fixture.account.put("/\(name)", "x") }
            var entries = fixture.client.files.entries(in: "/", pageSize: 2).makeAsyncIterator()
            #expect(try await entries.next() != nil)
            try fixture.account.resetCursors()
            #expect(try await entries.next() != nil)
            let error = await #expect(throws: CallError<Files.ListFolderContinueError>.self) {
                try await entries.next()
            }
            guard case .reset = error?.routeError else { return #expect(Bool(false), "\(String(describing: error))") }
        }
    }

    @Test func otherListingsFinish() async throws {
        try await DownloadFixture.run { fixture in
            for name in 0..<5 {
                try fixture.account.put("/match \(name)", "x")
                _ = try await fixture.client.sharing.createSharedLinkWithSettings(path: "/match \(name)").response()
            }
            try fixture.emulator.faults.add(.smallPages(of: 2))
            var found: Set<String> = []
            for try await match in fixture.client.files.searchResults(for: "match") {
                if case .metadata(let metadata) = match.metadata { found.insert(metadata.name) }
            }
            #expect(found.count == 5)
            var links = 0
            for try await _ in fixture.client.sharing.sharedLinks() { links += 1 }
            #expect(links == 5)
        }
    }

    // MARK: All pairs of routes

    /// Returns the routes that continue a listing from a cursor, according to the API specification.
    private static func continuing() throws -> Set<String> {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("API")
        var fields: [String: [[String: Any]]] = [:]
        var arguments: [String: String] = [:]
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "json" {
            let namespace = file.deletingPathExtension().lastPathComponent
            let api = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            for type in api?["types"] as? [[String: Any]] ?? [] {
                if let name = type["struct"] as? String {
                    fields["\(namespace).\(name)"] = type["fields"] as? [[String: Any]]
                }
            }
            for route in api?["routes"] as? [[String: Any]] ?? [] {
                guard let name = route["name"] as? String, let argument = route["argument"] as? String else { continue }
                let version = route["version"] as? Int ?? 1
                arguments["\(namespace)/\(name)" + (version > 1 ? "_v\(version)" : "")] = argument
            }
        }
        return Set(
            arguments.filter { _, argument in
                (fields[argument] ?? []).contains {
                    $0["name"] as? String == "cursor"
                        && $0["type"] as? String != "files.UploadSessionCursor"
                }
            }.keys)
    }

    @Test func allPairsOfTheAPIAreCovered() async throws {
        let client = RecordingClient()
        let files = FilesRoutes(client: client)
        let sharing = SharingRoutes(client: client)
        let team = TeamRoutes(client: client)
        try await Self.take(files.entries(in: "").pages)
        try await Self.take(files.searchResults(for: "x").pages)
        try await Self.take(FileRequestsRoutes(client: client).all().pages)
        try await Self.take(FilePropertiesRoutes(client: client).searchResults(for: []).pages)
        try await Self.take(sharing.folders().pages)
        try await Self.take(sharing.mountableFolders().pages)
        try await Self.take(sharing.receivedFiles().pages)
        try await Self.take(sharing.sharedLinks().pages)
        try await Self.take(sharing.fileMembers(of: "/a"))
        try await Self.take(sharing.folderMembers(of: "1"))
        try await Self.take(team.members().pages)
        try await Self.take(team.membersWithRole().pages)
        try await Self.take(team.groups().pages)
        try await Self.take(team.groupMembers(of: .groupId("g")).pages)
        try await Self.take(team.membersDevices().pages)
        try await Self.take(team.membersLinkedApps().pages)
        try await Self.take(team.heldRevisions(of: "h").pages)
        try await Self.take(team.usersExcludedFromSpaceLimits().pages)
        try await Self.take(team.namespaces().pages)
        try await Self.take(team.sharingAllowlist())
        try await Self.take(team.teamFolders().pages)
        try await Self.take(TeamLogRoutes(client: client).events().pages)
        for pages in (DeprecatedPairs() as any Pairs).take(client) { try await pages() }
        // The route that waits for changes isn't a listing.
        let expected = try Self.continuing().subtracting(["files/list_folder/longpoll"])
        #expect(client.routes == expected)
        #expect(expected.count == 27)
    }

    /// Requests the page of a cursor.
    fileprivate static func take<Page>(_ pages: PageSequence<Page>) async throws {
        var pages = pages.resuming(from: "c").makeAsyncIterator()
        await #expect(throws: (any Error).self) { try await pages.next() }
    }
}

/// Calls deprecated methods without deprecation warnings.
private protocol Pairs {
    func take(_ client: RecordingClient) -> [() async throws -> Void]
}

private struct DeprecatedPairs: Pairs {
    @available(*, deprecated, message: "The routes are.")
    func take(_ client: RecordingClient) -> [() async throws -> Void] {
        let team = TeamRoutes(client: client)
        let paper = PaperRoutes(client: client)
        return [
            { try await ListingTests.take(team.teamDevices().pages) },
            { try await ListingTests.take(team.teamLinkedApps().pages) },
            { try await ListingTests.take(paper.docs().pages) },
            { try await ListingTests.take(paper.docFolderUsers(docId: "d")) },
            { try await ListingTests.take(paper.docUsers(docId: "d")) },
        ]
    }
}

/// A client that records the routes of its requests, and fails them.
private final class RecordingClient: DropboxTransportClient {
    private let noted = Locked<Set<String>>([])
    var routes: Set<String> { noted.withLock { $0 } }

    var accessTokenProvider: (any AccessTokenProvider)? {
        get { nil }
        set {}
    }
    var selectUser: String? {
        get { nil }
        set {}
    }
    var pathRoot: Common.PathRoot? {
        get { nil }
        set {}
    }
    var context: CallContext { CallContext() }
    func shutdown() {}

    private func run<ASerial, RSerial, ESerial, Output>(_ route: Route<ASerial, RSerial, ESerial>) -> RequestExecution<
        Output, ESerial.ValueType
    > {
        noted.withLock { _ = $0.insert(route.descriptor.path) }
        return RequestExecution(name: route.descriptor.path) { _ throws(CallError<ESerial.ValueType>) in
            throw .clientError(.unexpectedState)
        }
    }

    func request<ASerial, RSerial, ESerial>(_ route: Route<ASerial, RSerial, ESerial>) -> RpcRequest<RSerial, ESerial> {
        RpcRequest(run(route))
    }
    func request<ASerial, RSerial, ESerial>(_ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType?)
        -> RpcRequest<RSerial, ESerial>
    { RpcRequest(run(route)) }
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, input: UploadBody
    ) -> UploadRequest<RSerial, ESerial> {
        UploadRequest(run(route))
    }
    func request<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<RSerial, ESerial> { DownloadRequestFile(run(route)) }
    func request<ASerial, RSerial, ESerial>(_ route: Route<ASerial, RSerial, ESerial>, serverArgs: ASerial.ValueType)
        -> DownloadRequestMemory<RSerial, ESerial>
    {
        DownloadRequestMemory(run(route))
    }
}
