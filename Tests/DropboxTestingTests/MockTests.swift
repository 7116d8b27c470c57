import Dispatch
import DropboxConcurrency
import DropboxHTTP
import DropboxTesting
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

struct MockTests {
    private let transport = MockDropboxTransportClient()
    private let queue = DispatchQueue(label: "handlers")
    private var client: DropboxClient { DropboxClient(transportClient: transport) }

    private static var file: [String: Any] {
        [
            "name": "Füße.txt", "id": "id:a", "client_modified": "2020-01-01T00:00:00Z",
            "server_modified": "2020-01-01T00:00:00Z", "rev": "0123456789abc", "size": 7,
        ]
    }

    @Test func jsonResponseIsDecoded() async throws {
        let page = Task { [client] in try await client.files.listFolder(path: "/a").response() }
        while transport.getLastRequest() == nil { await Task.yield() }
        let request = try #require(transport.getLastRequest())
        #expect(request.route == "files/list_folder")
        #expect(try request.argument(as: Files.ListFolderArg.self).path == "/a")
        try request.handleMockInput(.success(json: ["entries": [], "cursor": "c", "has_more": false]))
        #expect(try await page.value.cursor == "c")
    }

    @Test func requestIsAvailableImmediately() throws {
        #expect(transport.getLastRequest() == nil)
        client.files.listFolder(path: "/a").response { _, _ in }
        client.users.getCurrentAccount().response { _, _ in }
        #expect(transport.requests.map(\.route) == ["files/list_folder", "users/get_current_account"])
        #expect(transport.getLastRequest()?.argument == Data("null".utf8))
    }

    @Test func handlerReceivesTheRouteError() async throws {
        let error = await withCheckedContinuation { continuation in
            client.files.deleteV2(path: "/a").response(queue: queue) { _, error in continuation.resume(returning: error)
            }
            let input = MockInput.routeError(
                json: [".tag": "path_lookup", "path_lookup": [".tag": "not_found"]],
                userMessage: "There is no such file.")
            do { try transport.getLastRequest()?.handleMockInput(input) } catch { Issue.record(error) }
        }
        guard case .routeError(let box, let message, let summary, _) = error, case .pathLookup(.notFound) = box.unboxed
        else { return #expect("\(error as Any)" == "") }
        #expect(message?.text == "There is no such file.")
        #expect(summary == "path_lookup/")
    }

    @Test(arguments: [401, 403, 429, 500, 418]) func statusBecomesAnError(status: Int) async throws {
        let request = client.files.getMetadata(path: "/a")
        let mock = try #require(transport.getLastRequest())
        try mock.handleMockInput(.requestError(status: status, text: "no"))
        let error = await #expect(throws: CallError<Files.GetMetadataError>.self) { try await request.response() }
        #expect(error?.status == status)
    }

    @Test func authenticationErrorIsTyped() async throws {
        let request = client.files.getMetadata(path: "/a")
        let mock = try #require(transport.getLastRequest())
        try mock.handleMockInput(.requestError(status: 401, json: ["error": [".tag": "expired_access_token"]]))
        let error = await #expect(throws: CallError<Files.GetMetadataError>.self) { try await request.response() }
        guard case .authError(.expiredAccessToken, _, _, _) = error else { return #expect("\(error as Any)" == "") }
    }

    @Test func connectionErrorIsReported() async throws {
        let request = client.files.getMetadata(path: "/a")
        try transport.getLastRequest()?.handleMockInput(.connectionError())
        let error = await #expect(throws: CallError<Files.GetMetadataError>.self) { try await request.response() }
        #expect(error?.isTransient == true)
    }

    @Test func uploadHasContentAndReportsProgress() async throws {
        let request = client.files.upload(path: "/a", input: Data("content".utf8))
        let mock = try #require(transport.getLastRequest())
        let counts = Locked<[Int64]>([])
        request.progress(queue: queue) { progress in counts.withLock { $0.append(progress.completedUnitCount) } }
        mock.reportProgress(completed: 3, total: 7)
        queue.sync {}
        try mock.handleMockInput(.success(json: Self.file))
        #expect(try await request.response().name == "Füße.txt")
        #expect(mock.content == Data("content".utf8))
        #expect(mock.headers["Dropbox-API-Arg"]?.contains("\"/a\"") == true)
        #expect(counts.withLock { $0.first } == 3)
    }

    @Test func downloadsToMemoryAndFilesWork() async throws {
        let folder = try TemporaryDirectory()
        let destination = folder.url.appendingPathComponent("file")
        let toMemory = client.files.download(path: "/a")
        try transport.getLastRequest()?.handleMockInput(.success(json: Self.file, content: Data("content".utf8)))
        let (metadata, content) = try await toMemory.response()
        #expect(metadata.name == "Füße.txt")
        #expect(content == Data("content".utf8))
        let toFile = client.files.download(path: "/a", overwrite: false, destination: destination)
        try transport.getLastRequest()?.handleMockInput(.success(json: Self.file, content: Data("content".utf8)))
        #expect(try await toFile.response().1 == destination)
        #expect(try Data(contentsOf: destination) == Data("content".utf8))
        #expect(try folder.names == ["file"])
    }

    @Test func resultsCanBeValuesOrVoid() async throws {
        let folder = Files.FolderMetadata(name: "n", id: "id:n")
        let metadata = client.files.getMetadata(path: "/n")
        try transport.getLastRequest()?.handleMockInput(.success(folder))
        #expect(try await metadata.response() is Files.FolderMetadata)
        let nothing = client.files.permanentlyDelete(path: "/n")
        try transport.getLastRequest()?.handleMockInput(.success)
        try await nothing.response()
    }

    @Test func malformedResultIsADecodingError() async throws {
        for json: [String: Any] in [["cursor": "c"], ["entries": 1], ["entries": Date()]] {
            let request = client.files.listFolder(path: "")
            try transport.getLastRequest()?.handleMockInput(.success(json: json))
            let error = await #expect(throws: CallError<Files.ListFolderError>.self) { try await request.response() }
            #expect("\(error as Any)".contains("files/list_folder"))
        }
    }

    @Test func invalidArgumentFailsAsInARealClient() async throws {
        let request = client.files.listFolder(path: "no slash")
        let error = await #expect(throws: CallError<Files.ListFolderError>.self) { try await request.response() }
        guard case .serializationError = error else { return #expect("\(error as Any)" == "") }
        #expect(transport.getLastRequest()?.argument == nil)
    }

    @Test func secondResponseIsRejected() throws {
        client.files.listFolder(path: "").response { _, _ in }
        let mock = try #require(transport.getLastRequest())
        try mock.handleMockInput(.requestError(status: 500))
        #expect(throws: MockError.alreadyFinished(route: "files/list_folder")) { try mock.handleMockInput(.success) }
    }

    @Test func fixturesRespondAndMissingFixtureIsReported() async throws {
        let transport = MockDropboxTransportClient(fixtures: [
            "files/list_folder": .success(json: ["entries": [], "cursor": "c", "has_more": false])
        ])
        let client = DropboxClient(transportClient: transport)
        #expect(try await client.files.listFolder(path: "").response().cursor == "c")
        #expect(try await client.withPathRoot(.home).files.listFolder(path: "").response().cursor == "c")
        let error = await #expect(throws: CallError<Files.GetMetadataError>.self) {
            try await client.files.getMetadata(path: "/a").response()
        }
        #expect("\(error as Any)".contains("no mock was set for files/get_metadata"))
        #expect(transport.requests.count == 3)
    }

    @Test func requestWithoutAResponseFailsOnDeallocation() async {
        let error = await withCheckedContinuation { continuation in
            let transport = MockDropboxTransportClient()
            DropboxClient(transportClient: transport).files.getMetadata(path: "/a").response(queue: queue) { _, error in
                continuation.resume(returning: error)
            }
        }
        #expect("\(error as Any)".contains("no mock was set for files/get_metadata"))
    }

    @Test func memberAndAppClientsCanBeMocked() async throws {
        let team = DropboxTeamClient(transportClient: transport)
        let request = team.asMember("dbmid:1").files.listFolder(path: "")
        try transport.getLastRequest()?.handleMockInput(
            .success(json: ["entries": [], "cursor": "c", "has_more": false]))
        _ = try await request.response()
        #expect(transport.getLastRequest()?.headers["Dropbox-API-Select-User"] == "dbmid:1")
        let app = DropboxAppClient(transportClient: transport).check.app(query: "hello")
        try transport.getLastRequest()?.handleMockInput(.success(json: ["result": "hello"]))
        #expect(try await app.response().result == "hello")
    }

    @Test func cancelingFinishesTheRequest() async throws {
        let request = client.files.listFolder(path: "")
        let mock = try #require(transport.getLastRequest())
        let page = Task { try await request.response() }
        request.cancel()
        await #expect(throws: CallError<Files.ListFolderError>.self) { try await page.value }
        _ = mock
    }
}
