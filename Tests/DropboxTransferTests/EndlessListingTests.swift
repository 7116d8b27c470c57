import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxTransfer

/// A server that announces another page after each page.
@Suite(.timeLimit(.minutes(5))) struct EndlessListingTests {
    /// The content of each page.
    enum Content: String, CaseIterable {
        case nothing, sameCursor, otherFiles

        func page(_ number: Int) -> String {
            let file =
                #"{".tag":"file","name":"b","id":"id:b","rev":"012345678","size":0,"path_lower":"/b","#
                + #""path_display":"/b","client_modified":"2020-01-01T00:00:00Z","server_modified":"2020-01-01T00:00:00Z"}"#
            let entries = self == .nothing ? "" : file
            let cursor = self == .sameCursor ? "c" : "\(number)"
            return #"{"entries":[\#(entries)],"members":[],"matches":[],"cursor":"\#(cursor)","has_more":true}"#
        }
    }

    /// Runs `body` with a client of the server. Returns the number of requests.
    private func requests(
        _ content: Content, _ body: (DropboxTransportClientImpl) async throws -> Void
    ) async throws -> Int {
        let requests = Locked(0)
        let server = try LoopbackServer { connection in
            while true {
                _ = try connection.readRequest()
                let number = requests.change { count in
                    count += 1
                    return count
                }
                try connection.respond(200, headers: ["Content-Type: application/json"], content.page(number))
            }
        }
        let client = DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "t")),
            configuration: .init { $0.baseHosts = BaseHosts(server: server.url().absoluteString) })
        defer { client.shutdown() }
        try await body(client)
        return requests.withLock { $0 }
    }

    @Test func sequenceOfElementsEnds() async throws {
        let count = try await requests(.nothing) { client in
            await #expect(throws: EndlessListingError.self) {
                for try await _ in FilesRoutes(client: client).entries(in: "/") {}
            }
        }
        #expect(count == FruitlessPages.maximum)
    }

    @Test func sequenceOfTeamMembersEnds() async throws {
        let count = try await requests(.nothing) { client in
            let team = DropboxTeamClient(transportClient: client)
            await #expect(throws: EndlessListingError.self) { for try await _ in team.memberClients() {} }
        }
        #expect(count == FruitlessPages.maximum)
    }

    @Test("The listing of a folder for a transfer ends", arguments: [Content.nothing, .sameCursor])
    func listingForTransferEnds(content: Content) async throws {
        let count = try await requests(content) { client in
            var pages = ResumableListing(FilesRoutes(client: client), "", isRecursive: true)
            await #expect(throws: EndlessListingError.self) { while try await pages.next() != nil {} }
        }
        #expect((FruitlessPages.maximum...FruitlessPages.maximum + 1).contains(count))
    }

    @Test("The search for a renamed file ends", arguments: Content.allCases)
    func searchForRenamedFileEnds(content: Content) async throws {
        let count = try await requests(content) { client in
            let destination = CommitDestination(path: "/a", autorename: true, isUpdate: false)
            await #expect(throws: EndlessListingError.self) {
                try await FilesRoutes(client: client).renamedFile(of: destination, size: 1, nil)
            }
        }
        #expect(count == FruitlessPages.maximum)
    }

    @Test func pagesWithElementsAreUnlimited() async throws {
        let pages = PageSequence<Int> { cursor in
            (cursor.flatMap(Int.init) ?? 0) + 1
        } next: {
            $0 < 5 * FruitlessPages.maximum ? "\($0)" : nil
        }
        // Only each 500th page has an element.
        let elements = PaginatedSequence(pages) { $0.isMultiple(of: 500) ? [$0] : [] }
        var count = 0
        for try await _ in elements { count += 1 }
        #expect(count == 10)
    }
}
