#if os(Linux)
    import DropboxEmulator
    import DropboxTestSupport
    import Foundation
    import SwiftyDropbox
    import Testing

    @testable import DropboxTransfer

    /// Transfers to and from a file system that doesn't distinguish names that Dropbox distinguishes.
    @Suite(
        .timeLimit(.minutes(10)),
        .enabled(
            if: FoldingVolume.isAvailable,
            "These tests mount a file system, which requires root, /dev/fuse, and Python."))
    struct FoldingNamesTests {
        private static let large = String(repeating: "large", count: 100_000)

        private func options(
            isMirror: Bool = false, _ change: (inout FolderTransferOptions) -> Void = { _ in }
        ) -> FolderTransferOptions {
            FolderTransferOptions {
                $0.deletesExtraneous = isMirror
                $0.maximumDeletionFraction = 1
                change(&$0)
            }
        }

        /// Runs a test with a directory on a volume that folds names.
        private func run(
            trims: Bool = false, _ files: [String: String],
            _ body: (DownloadFixture, FoldingVolume) async throws -> Void
        ) async throws {
            try await DownloadFixture.run { fixture in
                for (path, text) in files { try fixture.account.put("/up/" + path, text) }
                let volume = try await FoldingVolume(trims: trims)
                let outcome: Result<Void, any Error>
                do { outcome = .success(try await body(fixture, volume)) } catch { outcome = .failure(error) }
                try await volume.unmount()
                try outcome.get()
            }
        }

        private func localNames(_ result: FolderTransferResult) -> [String: String] {
            result.items.reduce(into: [:]) { names, item in
                for case .localName(let name) in item.notices { names[item.path] = name }
            }
        }

        private func isUnchanged(_ result: FolderTransferResult) -> Bool {
            result.items.allSatisfy { if case .identical = $0.outcome { true } else { false } }
        }

        /// Each file has its content, under its own name or under the one that the result tells.
        private func check(_ files: [String: String], _ result: FolderTransferResult, _ volume: FoldingVolume) throws {
            #expect(result.isSuccess, "\(result.failures)")
            let names = localNames(result)
            for (path, text) in files {
                let place = volume.url.appendingPathComponent(names[path] ?? path)
                #expect(try Data(contentsOf: place) == Data(text.utf8), "\(path)")
            }
            #expect(try volume.names.count == files.count)
        }

        @Test(arguments: [false, true]) func bothFilesArriveAndStay(isMirror: Bool) async throws {
            let files = [
                "Maße.txt": "one", "Masse.txt": "two", "ﬁle": Self.large + "1", "file": Self.large + "2", "ss": "1",
                "ß": "2",
                "ſs": "3", "σας": "4", "σασ": "5",
            ]
            try await run(files) { fixture, volume in
                let first = try await fixture.client.files.downloadFolder(
                    path: "/up", to: volume.url, options: options(isMirror: isMirror))
                try check(files, first, volume)
                #expect(localNames(first).count == 5)
                for (path, name) in localNames(first) {
                    let stem = path.replacingOccurrences(of: ".txt", with: "")
                    #expect(
                        name.hasPrefix(stem + " (Name Conflict")
                            && name.hasSuffix(path.hasSuffix(".txt") ? ").txt" : ")"))
                }
                let names = try volume.names
                for _ in 0..<2 {
                    let next = try await fixture.client.files.downloadFolder(
                        path: "/up", to: volume.url, options: options(isMirror: isMirror))
                    try check(files, next, volume)
                    #expect(isUnchanged(next) && localNames(next) == localNames(first))
                    #expect(try volume.names == names)
                }
            }
        }

        /// An upload gives the file its name in Dropbox again.
        @Test(arguments: [false, true]) func uploadCreatesNoNewItem(isMirror: Bool) async throws {
            let files = ["Maße.txt": "one", "Masse.txt": "two", "ﬁle/x": "1", "file/x": "2", "file/y": "3"]
            try await run(files) { fixture, volume in
                try await fixture.client.files.downloadFolder(path: "/up", to: volume.url)
                let before = try fixture.account.list("/up")
                let up = try await fixture.client.files.uploadFolder(
                    from: volume.url, to: "/up", options: options(isMirror: isMirror))
                #expect(up.isSuccess && isUnchanged(up), "\(up.items)")
                #expect(localNames(up).count == 2)
                #expect(try fixture.account.list("/up") == before)

                // A change reaches the right file.
                let name = try #require(localNames(up)["Masse.txt"] ?? localNames(up)["Maße.txt"])
                try Data("changed".utf8).write(to: volume.url.appendingPathComponent(name))
                let changed = try await fixture.client.files.uploadFolder(
                    from: volume.url, to: "/up", options: options(isMirror: isMirror) { $0.overwrite = true })
                #expect(changed.isSuccess, "\(changed.failures)")
                let original = name.hasPrefix("Masse") ? "/up/Masse.txt" : "/up/Maße.txt"
                #expect(try fixture.account.read(original) == Data("changed".utf8))
                #expect(try fixture.account.list("/up") == before)
            }
        }

        @Test(arguments: [false, true]) func foldersAreKeptApart(isMirror: Bool) async throws {
            let files = ["Maße/a": "1", "Maße/deep/b": "2", "Masse/a": "3", "Masse/deep/b": "4", "Masse/c": "5"]
            try await run(files) { fixture, volume in
                for round in 0..<3 {
                    let result = try await fixture.client.files.downloadFolder(
                        path: "/up", to: volume.url, options: options(isMirror: isMirror))
                    #expect(result.isSuccess, "\(result.failures)")
                    #expect(round == 0 || isUnchanged(result))
                    let names = localNames(result)
                    #expect(names.count == 1)
                    for (path, text) in files {
                        let folder = String(path.prefix { $0 != "/" })
                        let place = (names[folder] ?? folder) + path.dropFirst(folder.count)
                        #expect(try Data(contentsOf: volume.url.appendingPathComponent(place)) == Data(text.utf8))
                    }
                    #expect(try volume.names.count == 9)
                }
            }
        }

        /// A mirror deletes the second file when its source is gone, and keeps it when that of the first is.
        @Test(arguments: ["Maße.txt", "Masse.txt"]) func mirrorFollowsItsSource(gone: String) async throws {
            let files = ["Maße.txt": "one", "Masse.txt": "two", "other": "other"]
            try await run(files) { fixture, volume in
                let mirror = options(isMirror: true)
                try await fixture.client.files.downloadFolder(path: "/up", to: volume.url, options: mirror)
                try fixture.account.delete("/up/" + gone)
                var left = files
                left[gone] = nil
                // The name can become that in Dropbox only after the other file is deleted.
                for round in 0..<3 {
                    let result = try await fixture.client.files.downloadFolder(
                        path: "/up", to: volume.url, options: mirror)
                    try check(left, result, volume)
                    #expect(round < 2 || (isUnchanged(result) && localNames(result).isEmpty))
                }
            }
        }

        /// A local item is the counterpart of an item whose name the file system doesn't distinguish, if Dropbox has no
        /// item with its own name.
        @Test(arguments: [false, true]) func renamedItemIsNoSecondItem(isMirror: Bool) async throws {
            try await run(["Masse.txt": "new", "Straße/a": "a"]) { fixture, volume in
                try Data("old".utf8).write(to: volume.url.appendingPathComponent("Maße.txt"))
                try FileManager.default.createDirectory(
                    at: volume.url.appendingPathComponent("Strasse"), withIntermediateDirectories: true)
                let kept = try await fixture.client.files.downloadFolder(
                    path: "/up", to: volume.url, options: options(isMirror: isMirror))
                #expect(Set(kept.failures.keys) == ["Masse.txt"], "not overwritten without permission")
                for _ in 0..<2 {
                    let result = try await fixture.client.files.downloadFolder(
                        path: "/up", to: volume.url, options: options(isMirror: isMirror) { $0.overwrite = true })
                    #expect(result.isSuccess && localNames(result).isEmpty, "\(result.failures)")
                    #expect(try volume.names.count == 3)
                    #expect(try Data(contentsOf: volume.url.appendingPathComponent("masse.txt")) == Data("new".utf8))
                }
            }
        }

        /// The file system gives a file another name than that in Dropbox.
        @Test(arguments: [false, true]) func changedNameIsNoSecondItem(isMirror: Bool) async throws {
            let files = ["a.": "1", "b...": Self.large, "c./d.": "2"]
            try await run(trims: true, files) { fixture, volume in
                for round in 0..<3 {
                    let result = try await fixture.client.files.downloadFolder(
                        path: "/up", to: volume.url, options: options(isMirror: isMirror))
                    #expect(result.isSuccess, "\(result.failures)")
                    #expect(round == 0 || isUnchanged(result), "\(result.items)")
                    #expect(try volume.names == ["a", "b", "c", "c/d"])
                    #expect(try Data(contentsOf: volume.url.appendingPathComponent("a")) == Data("1".utf8))
                }
            }
        }

        /// A file with the changed name exists, too. Which one comes first isn't known, but none replaces the other.
        @Test(arguments: [false, true]) func changedNameIsNotOverwritten(isMirror: Bool) async throws {
            let files = ["d": "first", "d.": "the second", "e.": Self.large + "1", "e": Self.large + "22"]
            try await run(trims: true, files) { fixture, volume in
                let options = options(isMirror: isMirror) { $0.overwrite = true }
                let first = try await fixture.client.files.downloadFolder(path: "/up", to: volume.url, options: options)
                for item in first.items {
                    guard case .transferred = item.outcome else { continue }
                    let place = volume.url.appendingPathComponent(localNames(first)[item.path] ?? item.path)
                    #expect(try Data(contentsOf: place) == Data((files[item.path] ?? "").utf8), "\(item.path)")
                }
                for _ in 0..<2 {
                    let next = try await fixture.client.files.downloadFolder(
                        path: "/up", to: volume.url, options: options)
                    try check(files, next, volume)
                }
            }
        }

        /// Dropbox also has an item with the name that the second file would get.
        @Test func assignedNameIsNotThatOfAnotherItem() async throws {
            let files = ["Maße": "1", "Masse": "2", "Masse (Name Conflict)": "3", "Maße (Name Conflict)": "4"]
            try await run(files) { fixture, volume in
                for _ in 0..<2 {
                    let result = try await fixture.client.files.downloadFolder(path: "/up", to: volume.url)
                    try check(files, result, volume)
                }
            }
        }

        @Test func manyCollisionsAreResolved() async throws {
            var files: [String: String] = [:]
            for number in 0..<100 {
                files["ss\(number)"] = "1 \(number)"
                files["ß\(number)"] = "22 \(number)"
                files["ſs\(number)"] = (number.isMultiple(of: 2) ? "22 " : "333 ") + "\(number)"
            }
            try await run(files) { fixture, volume in
                for round in 0..<2 {
                    let result = try await fixture.client.files.downloadFolder(path: "/up", to: volume.url)
                    try check(files, result, volume)
                    #expect(localNames(result).count == 200 && (round == 0 || isUnchanged(result)))
                }
            }
        }
    }

    /// A mounted file system in memory, which folds names.
    private final class FoldingVolume: Sendable {
        let url: URL
        private let program: Subprocess
        private let folder: TemporaryDirectory

        /// - Parameter trims: Whether the file system drops dots and spaces at the end of names.
        init(trims: Bool) async throws {
            let folder = try TemporaryDirectory()
            let script = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/foldingfs.py")
                .standardized
            let words = [script.path] + (trims ? ["--trim"] : []) + [folder.url.path]
            let program = try Subprocess("python3", words)
            (url, self.folder, self.program) = (folder.url, folder, program)
            let text = try await onThread { String(decoding: try program.nextOutput(), as: UTF8.self) }
            guard text == "mounted\n" else { throw Subprocess.Failure(what: text) }
        }

        func unmount() async throws {
            program.terminate()
            _ = try await onThread { [program] in program.wait() }
        }

        /// The paths of all items on the volume.
        var names: [String] {
            get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
        }

        static let isAvailable: Bool = {
            guard geteuid() == 0, access("/dev/fuse", R_OK | W_OK) == 0, let folder = try? TemporaryDirectory() else {
                return false
            }
            let script = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/foldingfs.py")
                .standardized
            guard let program = try? Subprocess("python3", [script.path, folder.url.path]) else { return false }
            let text = try? program.nextOutput()
            kill(program.identifier, SIGTERM)
            _ = program.wait()
            return text == Data("mounted\n".utf8)
        }()
    }
#endif
