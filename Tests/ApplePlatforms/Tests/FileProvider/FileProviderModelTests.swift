import DropboxCore
import DropboxFiles
import FileProvider
import Foundation
import Testing

/// Random sequences of changes of the user and of another device, with lost connections, restarts, and expired cursors. After
/// everything settles, the system has what the server has, and no content of the user is lost.
@Suite(.timeLimit(.minutes(5))) struct FileProviderModelTests {
    private static let firstSeed = environment("FILE_PROVIDER_MODEL_SEED") ?? 1
    private static let runs = environment("FILE_PROVIDER_MODEL_RUNS") ?? 24

    private static func environment(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init)
    }

    @Test(arguments: firstSeed..<firstSeed + runs) func systemHasWhatTheServerHas(seed: Int) async throws {
        try await FileProviderFixture.with { fixture in
            var run = Run(fixture, seed)
            for _ in 0..<40 { try await run.step() }
            fixture.isOnline = true
            try await fixture.settle()
            let (system, server) = (try await fixture.system.tree(), try await fixture.serverTree())
            #expect(system == server, "seed \(seed): \(run.log.joined(separator: "\n"))")
            let contents = Set(server.values.compactMap { $0.map { String(decoding: $0, as: UTF8.self) } })
            #expect(run.kept.isSubset(of: contents), "seed \(seed): \(run.log.joined(separator: "\n"))")
        }
    }

    private struct Run {
        let fixture: FileProviderFixture
        var random: SplitMix
        var log: [String] = []
        /// The contents that the user wrote, and that no device has replaced or deleted.
        var kept: Set<String> = []
        private var lastContent = 0

        init(_ fixture: FileProviderFixture, _ seed: Int) {
            (self.fixture, random) = (fixture, SplitMix(seed: UInt64(seed)))
        }

        private var system: FileProviderSystem { fixture.system }

        private mutating func newContent(_ author: String) -> String {
            lastContent += 1
            return "\(author) \(lastContent)"
        }

        private mutating func name() -> String {
            ["a", "b", "c", "A.txt", "d.txt", "e.txt"].randomElement(using: &random) ?? "a"
        }

        /// Returns an item of the replica.
        private mutating func item(isFolder: Bool? = nil) -> String? {
            system.entries.filter { isFolder == nil || $0.value.item.isFolder == isFolder }.keys.sorted()
                .randomElement(using: &random)
        }

        private mutating func folder() -> String {
            ([FileProviderSystem.root] + [item(isFolder: true)].compactMap(\.self)).randomElement(using: &random)
                ?? FileProviderSystem.root
        }

        /// Records that the user replaces or deletes an item and everything in it.
        private mutating func forget(_ id: String) {
            let path = system.path(of: id) ?? "/"
            for (other, entry) in system.entries {
                guard let otherPath = system.path(of: other), other == id || otherPath.hasPrefix(path + "/") else {
                    continue
                }
                if let content = entry.content { kept.remove(String(decoding: content, as: UTF8.self)) }
                // The content may be only on the server.
                let hash = String(decoding: entry.item.contentVersion, as: UTF8.self)
                kept = kept.filter { ContentHash.hash(of: Data($0.utf8)) != hash }
            }
        }

        private func isFree(_ name: String, in parent: String) -> Bool {
            !system.entries.values.contains {
                $0.item.parent == parent && $0.item.name.lowercased() == name.lowercased()
            }
        }

        mutating func step() async throws {
            let number = Int.random(in: 0..<20, using: &random)
            switch number {
            case 0...3:
                let (name, parent, content) = (name(), folder(), newContent("mine"))
                guard isFree(name, in: parent) else { return }
                log.append("create \(name) in \(system.path(of: parent) ?? "?"): \(content)")
                _ = system.createFile(name, in: parent, content)
                kept.insert(content)
            case 4:
                let (name, parent) = (name(), folder())
                guard isFree(name, in: parent) else { return }
                log.append("create folder \(name) in \(system.path(of: parent) ?? "?")")
                _ = system.createFolder(name, in: parent)
            case 5...7:
                guard let id = item(isFolder: false), system.entries[id]?.content != nil else { return }
                forget(id)
                let content = newContent("mine")
                log.append("write \(system.path(of: id) ?? "?"): \(content)")
                system.write(id, content)
                kept.insert(content)
            case 8:
                guard let id = item(), let path = system.path(of: id) else { return }
                let (name, parent) = (name(), folder())
                guard let target = system.path(of: parent), target != path, !target.hasPrefix(path + "/"),
                    isFree(name, in: parent)
                else { return }
                log.append("move \(path) to \(target)/\(name)")
                system.move(id, to: parent, name: name)
            case 9:
                guard let id = item() else { return }
                log.append("delete \(system.path(of: id) ?? "?")")
                forget(id)
                system.delete(id)
            case 10: if let id = item(isFolder: false) { system.evict(id) }
            case 11:
                if fixture.isOnline, let id = item(isFolder: false) { do { _ = try await system.read(id) } catch {} }
            case 12...14: try await remoteChange(number)
            case 15:
                fixture.isOnline.toggle()
                log.append(fixture.isOnline ? "online" : "offline")
            case 16: system.restart(isOverlapping: Bool.random(using: &random))
            case 17: try await fixture.account.resetCursors()
            default:
                // Without a connection, the system tries again later.
                do { try await system.synchronize() } catch {}
                log.append("synchronize: \(system.failures)")
            }
        }

        /// Changes something on another device, which knows what the user has sent.
        private mutating func remoteChange(_ number: Int) async throws {
            let paths = try await fixture.account.list()
            switch number {
            case 12:
                let (path, content) = ("/\(name())/\(name())", newContent("theirs"))
                // The other device replaces only its own contents.
                guard !paths.contains(path) else { return }
                log.append("put \(path): \(content)")
                // A file may have the name of the folder.
                do { try await fixture.account.put(path, content) } catch {}
            case 13:
                guard let path = paths.randomElement(using: &random) else { return }
                let source = path.hasSuffix("/") ? String(path.dropLast()) : path
                let target = "/" + name()
                guard fixture.isOnline else { return }
                log.append("remote move \(source) to \(target)")
                // The target may exist, or be in the folder itself.
                do { _ = try await fixture.other.files.moveV2(fromPath: source, toPath: target).response() } catch {}
            default:
                guard let path = paths.filter({ !$0.hasSuffix("/") }).randomElement(using: &random) else { return }
                let content = String(decoding: try await fixture.account.read(path), as: UTF8.self)
                guard !kept.contains(content) else { return }
                log.append("remote write \(path)")
                try await fixture.account.put(path, newContent("theirs"))
            }
        }
    }
}
