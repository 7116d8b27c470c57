import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxTransfer

/// Names that are the same in Dropbox, on the local file system, or on one of them.
@Suite(.timeLimit(.minutes(10)))
struct SpellingTests {
    private let mirror = FolderTransferOptions { $0.deletesExtraneous = true }

    private func write(_ files: [String: String], below url: URL) throws {
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// Returns the bytes of all paths, because strings that are canonically equivalent are equal.
    private func paths(below url: URL) -> Set<[UInt8]> {
        let paths = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
        return Set(paths.map { Array($0.utf8) })
    }

    private func bytes(_ paths: [String]) -> Set<[UInt8]> { Set(paths.map { Array($0.utf8) }) }

    #if os(Linux)
        /// Dropbox folds each character by itself, and Linux none.
        private static let distinctNames = ["Maße", "Masse", "ﬁle", "file", "ı", "i", "σας", "σασ"]

        @Test func namesThatDropboxDistinguishesAreTransferredBothWays() async throws {
            try await DownloadFixture.run { fixture in
                let source = try fixture.url("source")
                try write(Dictionary(uniqueKeysWithValues: Self.distinctNames.map { ($0, $0) }), below: source)
                let up = try await fixture.client.files.uploadFolder(from: source, to: "/up")
                #expect(up.isSuccess, "\(up.failures)")
                let target = try fixture.url("target")
                let down = try await fixture.client.files.downloadFolder(path: "/up", to: target)
                #expect(down.isSuccess, "\(down.failures)")
                #expect(paths(below: target) == bytes(Self.distinctNames))
                for name in Self.distinctNames {
                    let content = try Data(contentsOf: target.appendingPathComponent(name))
                    #expect(content == Data(name.utf8))
                }
            }
        }

        /// To a mirror, the new name is another file.
        @Test func renamedFileIsMirroredBothWays() async throws {
            try await DownloadFixture.run { fixture in
                let (source, target) = (try fixture.url("source"), try fixture.url("target"))
                try write(["Masse": "text", "keep": "keep"], below: source)
                try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror)
                try await fixture.client.files.downloadFolder(path: "/up", to: target, options: mirror)
                try FileManager.default.moveItem(
                    at: source.appendingPathComponent("Masse"), to: source.appendingPathComponent("Maße"))
                try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror)
                #expect(try Set(fixture.account.list("/up")) == ["/up/Maße", "/up/keep"])
                try await fixture.client.files.downloadFolder(path: "/up", to: target, options: mirror)
                #expect(paths(below: target) == bytes(["Maße", "keep"]))
            }
        }

        /// The local items have another case, or the normalization form of macOS. They are the same items.
        @Test(arguments: [false, true]) func otherSpellingIsNotASecondItem(isMirror: Bool) async throws {
            try await DownloadFixture.run { fixture in
                try fixture.account.put("/up/Dir/Read.txt", "same")
                try fixture.account.put("/up/M\u{FC}ller/r\u{E9}sum\u{E9}", "new")
                let target = try fixture.url("target")
                let others = ["DIR", "DIR/READ.TXT", "Mu\u{308}ller", "Mu\u{308}ller/re\u{301}sume\u{301}"]
                try write([others[1]: "same", others[3]: "old"], below: target)
                let options = FolderTransferOptions {
                    $0.overwrite = true
                    $0.deletesExtraneous = isMirror
                }
                let result = try await fixture.client.files.downloadFolder(path: "/up", to: target, options: options)
                #expect(result.isSuccess, "\(result.failures)")
                let expected = ["Dir", "Dir/Read.txt", "M\u{FC}ller", "M\u{FC}ller/r\u{E9}sum\u{E9}"]
                #expect(paths(below: target) == bytes(isMirror ? expected : others))
                let changed = try Data(contentsOf: target.appendingPathComponent(isMirror ? expected[3] : others[3]))
                #expect(changed == Data("new".utf8))
            }
        }

        /// A mirror adopts the spelling of its source, also if nothing else has changed.
        @Test(arguments: [false, true]) func spellingReachesAMirrorInDropbox(isMirror: Bool) async throws {
            try await DownloadFixture.run { fixture in
                let source = try fixture.url("source")
                try write(["DIR/READ.TXT": "same", "DIR/new": "new"], below: source)
                try fixture.account.put("/up/Dir/Read.txt", "same")
                try fixture.account.put("/up/Dir/New", "old")
                let options = FolderTransferOptions {
                    $0.overwrite = true
                    $0.deletesExtraneous = isMirror
                }
                let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options)
                #expect(result.isSuccess, "\(result.failures)")
                let entries = try await fixture.client.files.listFolder(path: "/up", recursive: true).response().entries
                let names = Set(entries.map(\.name)).subtracting(["up"])
                #expect(names == (isMirror ? ["DIR", "READ.TXT", "new"] : ["Dir", "Read.txt", "New"]))
                #expect(try fixture.account.read("/up/dir/new") == Data("new".utf8))
            }
        }

        /// The repeated move finds the item where it is to be, which Dropbox calls a conflict.
        @Test func spellingReachesAMirrorAlthoughTheResponseIsLost() async throws {
            try await DownloadFixture.run { fixture in
                let source = try fixture.url("source")
                try write(["READ.TXT": "same"], below: source)
                try fixture.account.put("/up/Read.txt", "same")
                try fixture.emulator.faults.add(.reset(.after), on: "files/move_v2", times: 1)
                let options = FolderTransferOptions {
                    $0.overwrite = true
                    $0.deletesExtraneous = true
                }
                let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options)
                #expect(result.isSuccess, "\(result.failures)")
                let entries = try await fixture.client.files.listFolder(path: "/up").response().entries
                #expect(entries.map(\.name) == ["READ.TXT"])
            }
        }

        /// Linux can have several spellings of a name that are one name in Dropbox. The exact one is the counterpart.
        @Test func exactSpellingIsPreferred() async throws {
            try await DownloadFixture.run { fixture in
                try fixture.account.put("/up/read.txt", "new")
                let target = try fixture.url("target")
                try write(["READ.TXT": "1", "Read.txt": "2", "read.txt": "3"], below: target)
                let options = FolderTransferOptions { $0.overwrite = true }
                try await fixture.client.files.downloadFolder(path: "/up", to: target, options: options)
                let texts = try ["READ.TXT", "Read.txt", "read.txt"].map {
                    String(decoding: try Data(contentsOf: target.appendingPathComponent($0)), as: UTF8.self)
                }
                #expect(texts == ["1", "2", "new"])
            }
        }
    #endif
}
