import AppleFoundation
import CDropboxBridge
import DropboxConcurrency
import DropboxHTTP
import Foundation
import Security
import Testing
@testable import DropboxBridge
@testable import DropboxCore
@testable import DropboxFiles
@testable import DropboxOAuth
@testable import DropboxSharing
@testable import DropboxSync
@testable import DropboxTransfer
@testable import SwiftyDropbox

/// Short parts that differ on Apple platforms.
@Suite(.timeLimit(.minutes(10))) struct PlatformCodeTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func changedContentIsDetected() throws {
        let cache = try ContentCache(folder.url)
        let file = cache.newCachedName()
        try cache.write(Data("content".utf8), downloadedAs: file)
        let content = Tree.Content(
            key: 1, node: 1, file: file, rev: "1", hash: ContentHash.hash(of: Data("content".utf8)), size: 7,
            modified: 0,
            isUnsent: false)
        let verifier = ContentVerifier()
        try verifier.verify(content, at: cache.url(of: file))
        try Data("damaged".utf8).write(to: cache.url(of: file))
        #expect(throws: ContentDamageError.self) { try verifier.verify(content, at: cache.url(of: file)) }
    }

    @Test func directoryHasAnAttribute() {
        let attribute = ExtendedAttribute("com.example.mark")
        #expect(attribute.value(at: folder.url) == nil)
        #expect(attribute.set("value", at: folder.url))
        #expect(attribute.value(at: folder.url) == "value")
        #expect(attribute.set(nil, at: folder.url))
        #expect(attribute.value(at: folder.url) == nil)
    }

    /// Darwin has no files without a name. Folder downloads use temporary files.
    @Test func smallFilesAreNotWrittenTogether() throws {
        let directory = try DirectoryHandle(folder.url)
        #expect(SmallFileWriter(directory) == nil)
    }

    /// The forms of SwiftyDropbox 9, in which a closure chooses the destination.
    @available(*, deprecated)
    @Test func closureChoosesTheDestinationOfADownload() async throws {
        let server = DropboxDouble()
        let client = DropboxClient(transportClient: try AppProcess(server.start()).launch { $0.session = .default })
        let (target, names) = (folder.url.appendingPathComponent("copy"), Locked<[String]>([]))
        func choose(_ proposed: URL, _ response: HTTPURLResponse) -> URL {
            names.withLock { $0.append(response.url?.lastPathComponent ?? "") }
            return target
        }
        let file = client.files.download(path: "/folder/file.txt", destination: choose)
        server.answer()
        #expect(try await file.response().1 == target)
        client.files.downloadZip(path: "/folder", destination: choose).cancel()
        client.files.getThumbnail(path: "/photo.heic", destination: choose).cancel()
        client.files.getPreview(path: "/text.doc", destination: choose).cancel()
        client.sharing.getSharedLinkFile(url: "https://example.com/link", destination: choose).cancel()
        #expect(names.withLock { $0 } == ["file.txt", "folder.zip", "photo.jpeg", "text.doc", "link"])
    }

    @Test func functionInCAnswersChallenges() throws {
        let isReleased = Locked(false)
        let context = Unmanaged.passRetained(Released { isReleased.withLock { $0 = true } }).toOpaque()
        do {
            var session = NetworkSessionConfiguration.default
            session.answerChallenges(
                with: DropboxChallengeCallbacks(
                    context: context, release: { Unmanaged<Released>.fromOpaque($0).release() },
                    handle: { _, challenge, credential in
                        let challenge = Unmanaged<URLAuthenticationChallenge>.fromOpaque(challenge)
                            .takeUnretainedValue()
                        let user = URLCredential(
                            user: challenge.protectionSpace.host, password: "", persistence: .none)
                        credential.pointee = UnsafeRawPointer(Unmanaged.passRetained(user).toOpaque())
                        return 0
                    }))
            let handler = try #require(session.connection.authChallengeHandler)
            let space = URLProtectionSpace(
                host: "host", port: 443, protocol: "https", realm: nil, authenticationMethod: nil)
            let (disposition, credential) = handler(
                URLAuthenticationChallenge(
                    protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil,
                    error: nil, sender: Sender()))
            #expect(disposition == .useCredential)
            #expect(credential?.user == "host")
        }
        #expect(isReleased.withLock { $0 })
    }

    /// Calls a closure when it's released.
    private final class Released: Sendable {
        private let action: @Sendable () -> Void

        init(_ action: @escaping @Sendable () -> Void) { self.action = action }

        deinit { action() }
    }

    private final class Sender: NSObject, URLAuthenticationChallengeSender, Sendable {
        func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
        func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
        func cancel(_ challenge: URLAuthenticationChallenge) {}
        func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
        func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
    }
}

// Uses the keychain, like the other tests of that suite.
extension KeychainTests {
    @Test func tokensOfTheFirstSDKsAreFound() throws {
        let service = (Bundle.main.bundleIdentifier ?? "") + ".dropbox.auth"
        let content: [String: String] = ["userId": "7", "token": "t", "tokenSecret": "s", "appKey": "key"]
        let archive = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
        let item: [String: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: "7", kSecValueData: archive,
        ]
        #expect(SecItemAdd(item, nil) == errSecSuccess)
        UserDefaults.standard.set(
            [content, content.merging(["userId": "8"]) { $1 }], forKey: "kDBDropboxSavedCredentials")
        defer { UserDefaults.standard.removeObject(forKey: "kDBDropboxSavedCredentials") }
        #expect(LegacyTokens.stored().map(\.uid) == ["7", "8"])
    }
}
