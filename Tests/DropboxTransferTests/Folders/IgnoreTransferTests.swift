import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxTransfer

/// Transfers of folders with `.dropboxignore` files.
@Suite(.timeLimit(.minutes(10)))
struct IgnoreTransferTests {
    private func mirror(_ change: (inout FolderTransferOptions) -> Void = { _ in }) -> FolderTransferOptions {
        FolderTransferOptions {
            $0.deletesExtraneous = true
            $0.maximumDeletionFraction = 1
            change(&$0)
        }
    }

    private func outcomes(_ result: FolderTransferResult) -> [String: String] {
        result.items.reduce(into: [:]) { outcomes, item in
            switch item.outcome {
            case .skipped(let reason): outcomes[item.path] = "\(reason)"
            case .deleted, .deletionPlanned: outcomes[item.path] = "deleted"
            default: break
            }
        }
    }

    /// A local directory, and a folder in Dropbox that has other items with the same names.
    private func withFolders(_ body: (DownloadFixture, URL) async throws -> Void) async throws {
        try await DownloadFixture.run { fixture in
            let local = try fixture.url("local")
            try local.write([
                ".dropboxignore": "*.o\nbuild/\n/only\n", "a.c": "a", "a.o": "here", "build/x": "here",
                "sub/only": "only",
                "sub/b.o": "here", "sub/.dropboxignore": "!b.o\n*.log\n", "sub/c.log": "here",
            ])
            for path in [
                "/up/a.o", "/up/BUILD/y", "/up/only", "/up/old/z.o", "/up/old/build/w", "/up/old/gone", "/up/sub/d.LOG",
            ] {
                try fixture.account.put(path, "there")
            }
            try await body(fixture, local)
        }
    }

    @Test(arguments: [false, true]) func uploadSkipsAndKeepsIgnoredItems(isDryRun: Bool) async throws {
        try await withFolders { fixture, local in
            let result = try await fixture.client.files.uploadFolder(
                from: local, to: "/up", options: mirror { $0.isDryRun = isDryRun })
            #expect(result.isSuccess, "\(result.failures)")
            #expect(
                outcomes(result) == [
                    "a.o": "ignored", "build": "ignored", "sub/c.log": "ignored", "old/gone": "deleted",
                ])
            guard !isDryRun else { return }
            #expect(
                try fixture.account.list("/up").sorted()
                    == [
                        "/up/.dropboxignore", "/up/a.c", "/up/a.o", "/up/BUILD/", "/up/BUILD/y", "/up/old/",
                        "/up/old/build/",
                        "/up/old/build/w", "/up/old/z.o", "/up/only", "/up/sub/", "/up/sub/.dropboxignore",
                        "/up/sub/b.o",
                        "/up/sub/d.LOG", "/up/sub/only",
                    ].sorted())
            #expect(try fixture.account.read("/up/a.o") == Data("there".utf8))
        }
    }

    @Test func downloadSkipsAndKeepsIgnoredItems() async throws {
        try await withFolders { fixture, local in
            try local.write(["old/here.o": "here", "old/extra": "here", "gone/v.o": "here", "gone/extra": "here"])
            let result = try await fixture.client.files.downloadFolder(
                path: "/up", to: local, options: mirror { $0.overwrite = true })
            #expect(result.isSuccess, "\(result.failures)")
            let expected = [
                "a.o": "ignored", "BUILD": "ignored", "only": "ignored", "old/z.o": "ignored", "old/build": "ignored",
                "sub/d.LOG": "ignored", "a.c": "deleted", "sub/only": "deleted", "sub/b.o": "deleted",
                "old/extra": "deleted",
                "gone/extra": "deleted",
            ]
            #expect(outcomes(result) == expected)
            // The rules themselves remain, because they protect items.
            #expect(
                local.paths == [
                    ".dropboxignore", "a.o", "build", "build/x", "gone", "gone/v.o", "old", "old/gone", "old/here.o",
                    "sub",
                    "sub/.dropboxignore", "sub/c.log",
                ])
            #expect(try String(contentsOf: local.appendingPathComponent("a.o"), encoding: .utf8) == "here")
        }
    }

    /// The first download excludes what the second one excludes. The listing has one page, or several.
    @Test(arguments: [0, 1], [false, true])
    func rulesOfTheFolderInDropboxApplyToItsFirstDownload(pageSize: Int, isDryRun: Bool) async throws {
        try await DownloadFixture.run { fixture in
            // The smallest pages, or one with everything.
            if pageSize > 0 { try fixture.emulator.faults.add(.smallPages(of: pageSize)) }
            for path in ["/up/a.o", "/up/b", "/up/build/c", "/up/sub/d.o", "/up/z.o"] {
                try fixture.account.put(path, "there")
            }
            try fixture.account.put("/up/.dropboxignore", "*.o\nbuild/\n")
            let local = try fixture.url("local")
            for _ in 0..<2 {
                let result = try await fixture.client.files.downloadFolder(
                    path: "/up", to: local, options: mirror { $0.isDryRun = isDryRun })
                #expect(result.isSuccess, "\(result.failures)")
                #expect(
                    outcomes(result) == ["a.o": "ignored", "build": "ignored", "sub/d.o": "ignored", "z.o": "ignored"])
                #expect(local.paths == (isDryRun ? [] : [".dropboxignore", "b", "sub"]))
            }
        }
    }

    /// A local file that isn't replaced is the only one that applies, now and later.
    @Test func rulesThatAreNotDownloadedDoNotApply() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/up/.dropboxignore", Data([0xFF]))
            try fixture.account.put("/up/a.o", "there")
            let local = try fixture.url("local")
            try local.write([".dropboxignore": "*.log\n"])
            let result = try await fixture.client.files.downloadFolder(path: "/up", to: local)
            #expect(Set(result.failures.keys) == [".dropboxignore"])
            #expect(local.paths == [".dropboxignore", "a.o"])
            await #expect(throws: FolderItemError.self, "Its rules would apply, but they can't be used.") {
                try await fixture.client.files.downloadFolder(path: "/up", to: try fixture.url("other"))
            }
        }
    }

    /// A download can replace the rules that protect local items.
    @Test func replacedRulesDeleteNothingThatTheOldOnesExcluded() async throws {
        try await DownloadFixture.run { fixture in
            for (path, text) in ["/up/.dropboxignore": "other*", "/up/a": "a", "/up/sub/b": "b"] {
                try fixture.account.put(path, text)
            }
            let local = try fixture.url("local")
            try local.write([".dropboxignore": "local*", "local1": "x", "sub/local2": "y", "own/local3": "z", "a": "a"])
            let result = try await fixture.client.files.downloadFolder(
                path: "/up", to: local, options: mirror { $0.overwrite = true })
            #expect(result.isSuccess)
            #expect(Set(local.paths).isSuperset(of: ["local1", "sub/local2", "own/local3"]))
        }
    }

    /// Nothing is known about the content of a folder that wasn't transferred.
    @Test func newRulesDeleteNothingInAFolderThatTheOldOnesExcluded() async throws {
        try await DownloadFixture.run { fixture in
            for (path, text) in ["/up/.dropboxignore": "*.o", "/up/build/a": "a"] {
                try fixture.account.put(path, text)
            }
            let local = try fixture.url("local")
            try local.write([".dropboxignore": "build", "build/b": "b", "c": "c"])
            let options = mirror { $0.overwrite = true }
            let result = try await fixture.client.files.downloadFolder(path: "/up", to: local, options: options)
            #expect(outcomes(result) == ["build": "ignored", "c": "deleted"])
            #expect(local.paths == [".dropboxignore", "build", "build/b"])
            let next = try await fixture.client.files.downloadFolder(path: "/up", to: local, options: options)
            #expect(outcomes(next) == ["build/b": "deleted"])
            #expect(local.paths == [".dropboxignore", "build", "build/a"])
        }
    }

    /// Rules that protect nothing are deleted like any other file.
    @Test func uselessRulesAreDeleted() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/up/a", "a")
            let local = try fixture.url("local")
            try local.write([".dropboxignore": "*.o", "old/.dropboxignore": "*.log", "old/b": "b", "kept/c.o": "c"])
            let result = try await fixture.client.files.downloadFolder(path: "/up", to: local, options: mirror())
            #expect(result.isSuccess, "\(result.failures)")
            #expect(local.paths == [".dropboxignore", "a", "kept", "kept/c.o"])
        }
    }

    @Test func optionTurnsTheFilesOff() async throws {
        try await withFolders { fixture, local in
            let options = mirror {
                $0.usesIgnoreFiles = false
                $0.overwrite = true
            }
            let result = try await fixture.client.files.uploadFolder(from: local, to: "/up", options: options)
            #expect(result.isSuccess, "\(result.failures)")
            #expect(try fixture.account.read("/up/build/x") == Data("here".utf8))
            #expect(outcomes(result).values.allSatisfy { $0 == "deleted" })
        }
    }

    /// Rules of the options take precedence over the files, but include nothing in an excluded folder.
    @Test func optionsTakePrecedence() async throws {
        try await withFolders { fixture, local in
            let options = mirror {
                $0.rules = IgnoreRules("!*.o\n!build/x\n/sub/only\n*.c\n")
                $0.overwrite = true
            }
            let result = try await fixture.client.files.uploadFolder(from: local, to: "/up", options: options)
            #expect(result.isSuccess, "\(result.failures)")
            #expect(
                outcomes(result) == [
                    "a.c": "excluded", "build": "ignored", "sub/only": "excluded", "sub/c.log": "ignored",
                    "old/z.o": "deleted", "old/gone": "deleted",
                ])
            let down = try await fixture.client.files.downloadFolder(path: "/up", to: local, options: options)
            #expect(down.isSuccess, "\(down.failures)")
            let told = outcomes(down)
            #expect(told["a.o"] == nil && told["BUILD"] == "ignored")
            #expect(local.paths.contains("a.c"), "excluded by the options, so not deleted")
        }
    }

    /// The rules that a download brings protect local files, also before they arrive.
    @Test(arguments: [true, false]) func newRulesOfAFolderProtectItsFiles(isDryRun: Bool) async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/up/app/.dropboxignore", "build")
            try fixture.account.put("/up/app/main", "x")
            let local = try fixture.url("local")
            try local.write(["app/main": "x"])
            for number in 0..<20 { try local.write(["app/build/\(number)": "x"]) }
            let options = FolderTransferOptions {
                $0.deletesExtraneous = true
                $0.isDryRun = isDryRun
            }
            let result = try await fixture.client.files.downloadFolder(path: "/up", to: local, options: options)
            #expect(result.isSuccess, "\(result.failures)")
            #expect(local.paths.count { $0.hasPrefix("app/build/") } == 20)
            #expect(!outcomes(result).values.contains("deleted"))
        }
    }

    @Test func ignoredFilesOfTheSourceDoNotCount() async throws {
        try await DownloadFixture.run { fixture in
            for name in ["a.o", "b.o"] { try fixture.account.put("/up/" + name, "x") }
            let local = try fixture.url("local")
            try local.write([".dropboxignore": "*.o", "1": "1", "2": "2"])
            let options = FolderTransferOptions { $0.deletesExtraneous = true }
            // Nothing of the source is transferred, so it may be empty by mistake.
            await #expect(throws: MassDeletionError.self) {
                try await fixture.client.files.downloadFolder(path: "/up", to: local, options: options)
            }
            #expect(local.paths == [".dropboxignore", "1", "2"])
        }
    }

    @Test(arguments: ["", "sub/"]) func unusableRulesFailTheirFolder(place: String) async throws {
        try await DownloadFixture.run { fixture in
            let files = fixture.client.files
            for path in ["/up/extra", "/up/sub/extra"] { try fixture.account.put(path, "x") }
            let local = try fixture.url("local")
            let rules = local.appendingPathComponent(place + ".dropboxignore")
            try local.write(["a": "a", "sub/secret": "s", "mine": "m", "sub/mine": "m"])
            for content in [Data(count: (1 << 20) + 1), Data([0xFF]), nil] {
                try? FileManager.default.removeItem(at: rules)
                if let content { try content.write(to: rules) } else { #expect(mkfifo(rules.path, 0o600) == 0) }
                let before = (
                    local.paths, try fixture.account.list("/up").filter { !$0.hasPrefix("/up/a") && $0 != "/up/mine" }
                )
                if place.isEmpty {
                    await #expect(throws: FolderItemError.self) {
                        try await files.uploadFolder(from: local, to: "/up", options: mirror())
                    }
                    await #expect(throws: FolderItemError.self) {
                        try await files.downloadFolder(path: "/up", to: local, options: mirror())
                    }
                } else {
                    let up = try await files.uploadFolder(from: local, to: "/up", options: mirror())
                    #expect(Set(up.failures.keys) == ["sub"])
                    #expect(up.failures["sub"].map { "\($0)" }?.contains("\"sub/.dropboxignore\"") == true)
                    let down = try await files.downloadFolder(path: "/up", to: local, options: mirror())
                    #expect(Set(down.failures.keys) == ["sub", "sub/extra"])
                    try? FileManager.default.removeItem(at: local.appendingPathComponent("extra"))
                }
                let after = (
                    local.paths, try fixture.account.list("/up").filter { !$0.hasPrefix("/up/a") && $0 != "/up/mine" }
                )
                #expect(before == after)
            }
        }
    }

    /// In folders that Dropbox doesn't have, too.
    @Test func unusableRulesPreventDeletions() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/up/a", "a")
            let local = try fixture.url("local")
            try local.write(["old/x": "x", "gone/y": "y"])
            try Data([0xFF]).write(to: local.appendingPathComponent("old/.dropboxignore"))
            let result = try await fixture.client.files.downloadFolder(path: "/up", to: local, options: mirror())
            #expect(Set(result.failures.keys) == ["old"])
            #expect(local.paths == ["a", "gone", "gone/y", "old", "old/.dropboxignore", "old/x"])
        }
    }

    @Test func rulesOfALinkApply() async throws {
        try await DownloadFixture.run { fixture in
            let local = try fixture.url("local")
            try local.write(["a.o": "a", "b": "b", "inner/c.o": "c"])
            let link = local.appendingPathComponent(".dropboxignore").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../rules")
            await #expect(throws: FolderItemError.self, "The target doesn't exist.") {
                try await fixture.client.files.uploadFolder(from: local, to: "/up")
            }
            try Data("*.o".utf8).write(to: try fixture.url("rules"))
            let result = try await fixture.client.files.uploadFolder(from: local, to: "/up")
            #expect(result.isSuccess, "\(result.failures)")
            #expect(try fixture.account.list("/up") == ["/up/b", "/up/inner/"])
        }
    }

    /// Each directory has rules.
    @Test func deepRulesAreReleasedWithoutRecursion() throws {
        let folder = try TemporaryDirectory()
        try Data("x".utf8).write(to: folder.url.appendingPathComponent(".dropboxignore"))
        let directory = try DirectoryHandle(folder.url)
        let path = ItemPath()
        var scope: IgnoreScope?
        for _ in 0..<30_000 { scope = try IgnoreScope.scope(of: path, directory, in: scope, FolderTransferOptions()) }
        #expect(scope?.excludes(path.child("y"), isFolder: false, unless: IgnoreRules()) == false)
        scope = nil
    }
}

extension URL {
    /// Writes texts to files in the directory.
    fileprivate func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// The paths of all items in the directory.
    fileprivate var paths: [String] {
        (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
    }
}
