import Foundation
import SwiftyDropbox

/// What differs between the tree that went up, the listing, and the files that came back.
struct Comparison: Sendable {
    private(set) var differences: [String] = []

    /// Holds the listing against the tree: the same folders and files, with the same sizes and content hashes.
    mutating func compare(_ entries: [Files.Metadata], with tree: LocalTree, job: DemoJob) throws(CommandError) {
        var files = Dictionary(uniqueKeysWithValues: tree.files.map { ($0.path, $0) })
        var folders = Set(tree.folders)
        for entry in entries {
            if Task.isCancelled { throw .interrupted }
            // The listing of a folder contains the folder itself.
            if entry.pathDisplay == job.remoteRoot { continue }
            let path = job.relativePath(entry)
            switch entry {
            case let remote as Files.FileMetadata:
                guard let local = files.removeValue(forKey: path) else {
                    differences.append("\(path): listed, but never uploaded")
                    continue
                }
                if remote.size != UInt64(local.size) {
                    differences.append("\(path): \(local.size) bytes here, \(remote.size) listed")
                }
                let hash: String
                do { hash = try ContentHash.hash(ofFileAt: local.url) } catch {
                    throw .failure("cannot read \(path)", error)
                }
                if remote.contentHash != hash {
                    differences.append("\(path): content hash \(hash) here, \(remote.contentHash ?? "none") listed")
                }
            case is Files.FolderMetadata:
                if folders.remove(path) == nil { differences.append("\(path): a folder that was never created") }
            default: differences.append("\(path): listed as neither file nor folder")
            }
        }
        differences += files.keys.sorted().map { "\($0): uploaded, but not listed" }
        differences += folders.sorted().map { "\($0): created, but not listed" }
    }

    /// Holds what came back against what went up, byte by byte; `phase` counts what was held.
    mutating func compare(_ tree: LocalTree, withDownloads downloads: URL, _ phase: Phase) throws(CommandError) {
        for file in tree.files {
            do {
                let download = downloads.appendingPathComponent(file.path)
                if let offset = try Self.firstDifference(file.url, download, { phase.advance(bytes: $0) }) {
                    differences.append("\(file.path): differs from byte \(offset) on")
                }
            } catch { throw .failure("cannot compare \(file.path)", error) }
            phase.advance(files: 1)
        }
    }

    /// The offset of the first byte that differs, also where one file ends before the other; nil for equal files.
    ///
    /// - Parameter advance: told of bytes as they prove equal.
    static func firstDifference(
        _ one: URL, _ other: URL, _ advance: (Int64) -> Void = { _ in }
    ) throws -> Int64? {
        let (left, right) = (try FileHandle(forReadingFrom: one), try FileHandle(forReadingFrom: other))
        defer {
            left.closeFile()
            right.closeFile()
        }
        var offset: Int64 = 0
        while true {
            try Task.checkCancellation()
            let a = try left.read(upToCount: 1 << 20) ?? Data()
            let b = try right.read(upToCount: 1 << 20) ?? Data()
            if a != b { return offset + Int64(zip(a, b).prefix { $0 == $1 }.count) }
            if a.isEmpty { return nil }
            offset += Int64(a.count)
            advance(Int64(a.count))
        }
    }
}
