import AppleFoundation
import DropboxCore
import DropboxFileProvider
import FileProvider
import Foundation
import Testing

@Suite(.serialized) struct FileProviderDomainTests {
    @Test func appAddsAndRemovesDomains() async throws {
        try await DropboxFileProviderDomain.add(userID: "1", displayName: "ada@example.com")
        try await DropboxFileProviderDomain.add(userID: "2", displayName: "bob@example.com")
        #expect(try await DropboxFileProviderDomain.userIDs() == ["1", "2"])
        #expect(Domains.names["1"] == "ada@example.com")
        for user in ["1", "2"] { try await DropboxFileProviderDomain.remove(userID: user) }
        #expect(try await DropboxFileProviderDomain.userIDs().isEmpty)
    }

    @Test func errorsOfTheSystemAreThrown() async throws {
        Domains.setFailure(NSFileProviderError(.cannotSynchronize))
        defer { Domains.setFailure(nil) }
        await #expect(throws: NSFileProviderError.self) {
            try await DropboxFileProviderDomain.add(userID: "1", displayName: "ada@example.com")
        }
        await #expect(throws: NSFileProviderError.self) { try await DropboxFileProviderDomain.userIDs() }
    }

    @Test func signInAndChangesAreSignaled() async throws {
        try await FileProviderFixture.with { fixture in
            let user = fixture.system.domain.identifier.rawValue
            try await DropboxFileProviderDomain.signalChanges(userID: user)
            #expect(fixture.system.isSignaled)
            try await DropboxFileProviderDomain.add(userID: user, displayName: "ada@example.com")
            #expect(fixture.system.resolvedErrors == [.notAuthenticated])
            try await DropboxFileProviderDomain.remove(userID: user)
        }
    }

    @Test func metadataOfARemovedAccountIsDeleted() async throws {
        try await FileProviderFixture.with { fixture in
            let former = fixture.metadataDirectory.appendingPathComponent("999")
            try FileManager.default.createDirectory(at: former, withIntermediateDirectories: true)
            try await fixture.system.open()
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: fixture.metadataDirectory.path)
                    == [fixture.system.domain.identifier.rawValue])
        }
    }

    @Test func metadataIsKeptWithoutAListOfAccounts() async throws {
        Domains.setFailure(NSFileProviderError(.serverUnreachable))
        defer { Domains.setFailure(nil) }
        try await FileProviderFixture.with { fixture in
            let other = fixture.metadataDirectory.appendingPathComponent("999")
            try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
            try await fixture.system.open()
            #expect(FileManager.default.fileExists(atPath: other.path))
        }
    }

    @Test func damagedMetadataIsListedAgain() async throws {
        try await FileProviderFixture.with { fixture in
            _ = fixture.system.createFile("a.txt", "one")
            try await fixture.settle()
            let directory = fixture.metadataDirectory
                .appendingPathComponent(fixture.system.domain.identifier.rawValue)
            fixture.system.provider.invalidate()
            for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) where name != "lock" {
                let url = directory.appendingPathComponent(name)
                let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
                let isFile = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
                if isFile == .typeRegular { try Data(repeating: 7, count: size).write(to: url) }
            }
            fixture.system.restart()
            try await fixture.account.put("/b.txt", "two")
            try await fixture.settle()
            try await fixture.expectSameTrees()
        }
    }

    @Test func tokensAreInTheSharedKeychainGroup() {
        let configuration = DropboxFileProviderConfiguration(appKey: "key", keychainAccessGroup: "TEAM.group")
        #expect(configuration.tokens is KeychainTokenStore)
        #expect(configuration.oauth.appKey == "key")
    }

    @Test func extensionWithoutConfigurationIsNotSignedIn() async throws {
        let directory = try TemporaryDirectory()
        let system = FileProviderSystem(domain: "none", temporaryDirectory: directory.url) {
            DropboxFileProviderExtension(domain: $0)
        }
        await #expect {
            try await system.open()
        } throws: {
            ($0 as? NSFileProviderError)?.code == .notAuthenticated
        }
        system.stop()
    }
}
