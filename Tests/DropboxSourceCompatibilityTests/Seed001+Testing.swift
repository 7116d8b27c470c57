import DropboxTesting
import SwiftyDropbox
import Testing

// The snippets about tests. Their features under test are placeholders: comments stored as folders, and a list of
// names.

private struct CommentClient: Sendable {
    struct Added: Sendable {
        let commentId: String?
        let error: String?
    }

    let apiClient: DropboxClient

    func addComment(message: String, completion: @escaping @MainActor @Sendable (Added) -> Void) {
        apiClient.files.createFolderV2(path: "/comments/\(message)").response { result, error in
            completion(Added(commentId: result?.metadata.id, error: error.map { "\($0)" }))
        }
    }
}

private struct SystemUnderTest: Sendable {
    let client: DropboxClient

    func fileNames() async throws -> [String] {
        try await client.files.listFolder(path: "").response().entries.map(\.name)
    }
}

extension Seed001 {
    static func mockAPIResponses() async throws {
        let transportClient = MockDropboxTransportClient()
        let dropboxClient = DropboxClient(transportClient: transportClient)

        // your feature under test
        let commentClient = CommentClient(apiClient: dropboxClient)

        // function of your feature that relies upon Dropbox api response
        let (results, continuation) = AsyncStream.makeStream(of: CommentClient.Added.self)
        commentClient.addComment(message: "hello world") { result in
            continuation.yield(result)
        }

        let mockInput: MockInput = .success(
            json: ["metadata": ["id": "id:thread-1", "name": "hello world"]]
        )

        let request = try #require(transportClient.getLastRequest())
        try request.handleMockInput(mockInput)

        for await result in results {
            #expect(result.commentId == "id:thread-1")
            #expect(result.error == nil)
            break
        }
    }

    static func testingSupport() async throws {
        let transportClient = MockDropboxTransportClient()

        let client = DropboxClient(
            transportClient: transportClient
        )

        let feature = SystemUnderTest(client: client)
        async let names = feature.fileNames()

        let json: [String: Any] = [
            "entries": [[".tag": "folder", "name": "first", "id": "id:1"]], "cursor": "c", "has_more": false,
        ]

        var request = transportClient.getLastRequest()
        while request == nil {
            try Task.checkCancellation()
            await Task.yield()
            request = transportClient.getLastRequest()
        }
        try request?.handleMockInput(.success(json: json))

        let found = try await names
        #expect(found == ["first"])
    }
}

extension SnippetTests {
    @Suite struct Mocks {
        @Test func featuresCanBeTestedWithoutAServer() async throws {
            try await Seed001.mockAPIResponses()
            try await Seed001.testingSupport()
        }
    }
}
