import DropboxConcurrency
import DropboxEmulator
import DropboxHTTP
import DropboxTesting
import Foundation
import SwiftyDropbox
import Testing

// The samples of Documentation/Testing.md and Documentation/Servers.md. `GuideTests` compares them.

func mockedListing() async throws {
    let transportClient = MockDropboxTransportClient()
    let client = DropboxClient(transportClient: transportClient)
    let page = client.files.listFolder(path: "/notes")

    let request = try #require(transportClient.getLastRequest())
    #expect(request.route == "files/list_folder")
    try request.handleMockInput(.success(json: ["entries": [], "cursor": "c", "has_more": false]))
    #expect(try await page.response().cursor == "c")
}

func fixtures() async throws {
    let transportClient = MockDropboxTransportClient(fixtures: [
        "files/list_folder": .success(json: ["entries": [], "cursor": "c", "has_more": false]),
        "files/get_metadata": .routeError(json: [".tag": "path", "path": [".tag": "not_found"]]),
    ])
    let client = DropboxClient(transportClient: transportClient)
    _ = try await client.files.listFolder(path: "").response()
    await #expect(throws: CallError<Files.GetMetadataError>.self) {
        try await client.files.getMetadata(path: "/nothing").response()
    }
    #expect(transportClient.requests.map(\.route) == ["files/list_folder", "files/get_metadata"])
}

func emulated() async throws {
    let dropbox = try await EmulatedDropbox.start()
    try dropbox.account.put("/notes/today.txt", "Buy milk")
    try dropbox.emulator.faults.add(.rateLimit(retryAfter: 1), on: "files/download", times: 1)

    let (file, content) = try await dropbox.client.files.download(path: "/notes/today.txt").response()
    #expect(file.name == "today.txt")
    #expect(String(decoding: content, as: UTF8.self) == "Buy milk")
    await dropbox.stop()
}

func recorded(_ dropbox: EmulatedDropbox, _ file: URL) async throws {
    let recording = try RecordingTransport(makeHTTPTransport(), to: file)
    let configuration = DropboxTransportClientImpl.Configuration {
        $0.baseHosts = BaseHosts(server: dropbox.emulator.url.absoluteString)
    }
    let provider = LongLivedAccessTokenProvider(accessToken: dropbox.emulator.accessToken)
    let online = DropboxClient(
        transportClient: DropboxTransportClientImpl(
            authentication: .accessToken(provider), configuration: configuration, transport: recording))
    let name = try await online.users.getCurrentAccount().response().name.displayName
    online.shutdown()

    let replaying = try ReplayingTransport(from: file)
    let offline = DropboxClient(
        transportClient: DropboxTransportClientImpl(authentication: .accessToken(provider), transport: replaying))
    #expect(try await offline.users.getCurrentAccount().response().name.displayName == name)
    #expect(replaying.unplayedRequests == [])
}

func responseToDropbox(
    method: String, target: String, signature: String?, body: Data, appSecret: String
) -> (status: Int, headers: [String: String], body: String) {
    if method == "GET", let response = Webhook.response(toChallenge: target) {
        return (response.status, response.headers, response.body)
    }
    do {
        let notification = try WebhookNotification(body: body, signature: signature, appSecret: appSecret)
        for account in notification.accounts { changed(account) }
        return (200, [:], "")
    } catch {
        return (error == .invalidSignature ? 403 : 400, [:], "")
    }
}

func fileCounts(in team: DropboxTeamClient, after cursor: TeamMemberSequence.Cursor?) async throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for try await member in team.memberClients(resumingFrom: cursor) {
        let page = try await member.client.files.listFolder(path: "", recursive: true).response()
        counts[member.info.profile.email] = page.entries.count
        save(member.cursor)
    }
    return counts
}

func teamSpace(_ client: DropboxClient) async throws {
    let whole = try await client.withPathRoot(kind: .root)
    for entry in try await whole.files.listFolder(path: "").response().entries { print(entry.name) }
}

func followingRoots(_ provider: any AccessTokenProvider, _ hosts: BaseHosts) async throws -> DropboxClient {
    let transport = DropboxTransportClientImpl(
        authentication: .accessToken(provider),
        configuration: .init {
            $0.baseHosts = hosts
            $0.onPathRootChange = { change in dropCursors(of: change.oldRoot) }
        })
    return try await DropboxClient(transportClient: transport).withPathRoot(kind: .root)
}

// MARK: - What the snippets leave open

let changedAccounts = Locked<[String]>([])
let droppedRoots = Locked<[String]>([])
let savedCursors = Locked<[TeamMemberSequence.Cursor]>([])

func changed(_ account: String) { changedAccounts.withLock { $0.append(account) } }
func dropCursors(of root: String) { droppedRoots.withLock { $0.append(root) } }
func save(_ cursor: TeamMemberSequence.Cursor) { savedCursors.withLock { $0.append(cursor) } }
