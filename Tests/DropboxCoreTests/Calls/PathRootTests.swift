import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import Foundation
import Testing

/// Tests the handling of path root changes.
struct PathRootTests {
    private let changes = Locked<[PathRootChange]>([])

    private static func invalidRoot(_ root: String) -> FakeTransport.Response {
        FakeTransport.json(
            """
            {"error_summary":"invalid_root/","error":{".tag":"invalid_root","invalid_root":
            {".tag":"user","root_namespace_id":"\(root)","home_namespace_id":"\(root)"}}}
            """, status: 422)
    }

    private static let success = FakeTransport.json(Demo.rootInfo)

    private func client(
        _ transport: FakeTransport, root: Common.PathRoot? = .root("1"), handlesChanges: Bool = true
    ) -> DropboxTransportClientImpl {
        .fake(transport, scope: CallContext(selectUser: "dbmid:1", pathRoot: root)) { [changes] in
            if handlesChanges { $0.onPathRootChange = { change in changes.withLock { $0.append(change) } } }
        }
    }

    private func roots(_ transport: FakeTransport) -> [String?] {
        transport.requests.map { $0.headers["Dropbox-API-Path-Root"] }
    }

    private static func header(_ root: String) -> String { #"{".tag":"root","root":"\#(root)"}"# }

    @Test func requestIsRetriedOnceFromTheNewRoot() async throws {
        let transport = FakeTransport([Self.invalidRoot("2"), Self.success, Self.success])
        let client = client(transport)
        _ = try await client.request(Demo.read).response()
        _ = try await client.request(Demo.read).response()
        #expect(roots(transport) == [Self.header("1"), Self.header("2"), Self.header("2")])
        let reported = changes.withLock { $0 }
        #expect(reported.map(\.oldRoot) == ["1"])
        #expect(reported.first?.newRoot.rootNamespaceId == "2")
        #expect(reported.first?.selectUser == "dbmid:1")
    }

    @Test func pathRootErrorIsThrownWithoutHandler() async throws {
        let transport = FakeTransport([Self.invalidRoot("2")])
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client(transport, handlesChanges: false).request(Demo.read).response()
        }
        guard case .invalidRoot(let info)? = error?.pathRootError else { return #expect("\(error as Any)" == "") }
        #expect(info.rootNamespaceId == "2")
        #expect(transport.requests.count == 1)
    }

    @Test func secondConsecutiveChangeFailsTheRequest() async throws {
        let transport = FakeTransport([Self.invalidRoot("2"), Self.invalidRoot("3"), Self.success])
        let client = client(transport)
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        #expect(error?.pathRootError != nil)
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [Common.PathRoot.home, .namespaceId("1")])
    func onlyRootChangesAreHandled(root: Common.PathRoot) async throws {
        let transport = FakeTransport([Self.invalidRoot("2")])
        await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client(transport, root: root).request(Demo.read).response()
        }
        #expect(transport.requests.count == 1)
        #expect(changes.withLock { $0.isEmpty })
    }

    @Test func concurrentRequestsReportOneChange() async throws {
        let transport = FakeTransport(fallback: { request in
            let isOld = request.headers["Dropbox-API-Path-Root"] == Self.header("1")
            return try await (isOld ? Self.invalidRoot("2") : Self.success)(request)
        })
        let client = client(transport)
        let requests = (0..<20).map { _ in client.request(Demo.read) }
        for request in requests { _ = try await request.response() }
        #expect(changes.withLock { $0.count } == 1)
    }

    /// A page of the old root would be treated as a page of the new one.
    @Test func cursorOfTheOldRootIsInvalid() async throws {
        let empty = #"{"entries":[],"cursor":"new","has_more":false}"#
        let transport = FakeTransport([Self.invalidRoot("2"), FakeTransport.json(empty)])
        let files = FilesRoutes(client: client(transport))
        let error = await #expect(throws: CallError<Files.ListFolderContinueError>.self) {
            try await files.listFolderContinue(cursor: "old").response()
        }
        guard case .invalidRoot? = error?.pathRootError else { return #expect("\(error as Any)" == "") }
        // The change was still reported, and a restarted listing uses the new root.
        #expect(changes.withLock { $0.map(\.newRoot.rootNamespaceId) } == ["2"])
        #expect(try await files.listFolder(path: "").response().cursor == "new")
        #expect(roots(transport) == [Self.header("1"), Self.header("2")])
    }

    @Test func streamIsNotSentTwice() async throws {
        let transport = FakeTransport([Self.invalidRoot("2"), FakeTransport.json(Demo.scope)])
        let client = client(transport)
        let stream = InputStream(data: Data("content".utf8))
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) {
            try await client.request(Demo.upload, serverArgs: "/a", input: .stream(stream)).response()
        }
        #expect(error?.pathRootError != nil)
        // The next upload uses the new root.
        _ = try await client.request(Demo.upload, serverArgs: "/a", input: .data(Data("content".utf8))).response()
        #expect(roots(transport) == [Self.header("1"), Self.header("2")])
    }
}
