import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxSync
import DropboxTestSupport
import DropboxTransfer
import Foundation
import Testing

@testable import DropboxFileProvider

/// Transfers, the synced filesystem, the file provider, and the emulator have one notion of the names that Dropbox
/// stores.
@Suite(.timeLimit(.minutes(10)))
struct StoredNamesTests {
    private static let names =
        NameRules.ignoredFilenames.sorted() + [
            "Desktop.INI", "~$report.docx", ".~lock.report.odt#", "~WRL0001.tmp", "a\\b", "a\u{7F}", "a ", "a\u{A0}",
            "a \u{301}", String(repeating: "e\u{301}", count: 130), "x.tmp", "~x", "$~x", ".dropboxignore",
            "desktop.ini.txt",
            ".dropbox-x",
        ]

    @Test func sameNamesAreStoredEverywhere() async throws {
        try await Fixture.with { fixture in
            let source = try TemporaryDirectory()
            for name in Self.names where name.utf8.count < 256 {
                try Data("text".utf8).write(to: source.url.appendingPathComponent(name))
            }
            let result = try await fixture.other.files.uploadFolder(from: source.url, to: "/transferred")
            for name in Self.names {
                let expected = NameRules.obstacle(to: name)
                #expect((SyncPath.root.child(name) != nil) == (expected == nil), "Sync: \(name)")
                // The service removes blanks.
                if name != "a " {
                    let created = try? await fixture.other.files.createFolderV2(path: "/" + name + "/x").response()
                    #expect((created != nil) == (expected == nil || name == "a\u{A0}"), "emulator: \(name)")
                }
                do {
                    _ = try await fixture.create(name, "text")
                    #expect(expected == nil, "provider: \(name)")
                } catch ProviderError.excludedFromSync {
                    #expect(expected == .ignored, "provider: \(name)")
                } catch ProviderError.filenameCollision {
                    // The folder of the emulator has the name.
                    #expect(expected == nil, "provider: \(name)")
                } catch {
                    #expect(expected != nil && expected != .ignored, "provider: \(name) \(error)")
                }
                guard name.utf8.count < 256 else { continue }
                switch result.items.first(where: { $0.path == name })?.outcome {
                case .transferred?: #expect(expected == nil, "transfer: \(name)")
                case .skipped(.ignoredName)?: #expect(expected == .ignored, "transfer: \(name)")
                case .failed?: #expect(expected != nil && expected != .ignored, "transfer: \(name)")
                case let other: Issue.record("transfer: \(name) \(String(describing: other))")
                }
            }
        }
    }
}
