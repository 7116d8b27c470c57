import Foundation
import SwiftyDropbox

/// The files and directories that the demo transfers, scanned apart from the transfer: those in a local directory and its
/// subdirectories, and a sample file.
struct LocalTree: Sendable {
    struct File: Sendable {
        /// The path relative to the root, without a leading slash.
        var path: String
        var url: URL
        var size: Int64
    }

    let root: URL
    /// A file outside of the directory.
    let sample: File
    private(set) var files: [File]
    /// The relative paths of the directories.
    private(set) var folders: [String] = []

    var bytes: Int64 { files.reduce(0) { $0 + $1.size } }

    /// Scans a directory. Symbolic links and special files aren't part of the tree.
    init(root: URL, sample: File) throws(CommandError) {
        (self.root, self.sample, files) = (root, sample, [sample])
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isDirectory) else {
            throw .failure("cannot upload \(root.path): no such directory")
        }
        guard isDirectory.boolValue else { throw .failure("cannot upload \(root.path): it is not a directory") }
        try scan(directory: root, path: "")
    }

    /// Removes an item that isn't transferred, and everything in it.
    mutating func remove(_ path: String) {
        files.removeAll { $0.path == path || $0.path.hasPrefix(path + "/") }
        folders.removeAll { $0 == path || $0.hasPrefix(path + "/") }
    }

    private mutating func scan(directory: URL, path: String) throws(CommandError) {
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: directory.path) } catch {
            throw .failure("cannot read the directory \(directory.path)", error)
        }
        for name in names.sorted() {
            try add(name, at: directory.appendingPathComponent(name), path: path.isEmpty ? name : path + "/" + name)
        }
    }

    private mutating func add(_ name: String, at url: URL, path: String) throws(CommandError) {
        let attributes: [FileAttributeKey: Any]
        do { attributes = try FileManager.default.attributesOfItem(atPath: url.path) } catch {
            throw .failure("cannot read \(url.path)", error)
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?:
            folders.append(path)
            try scan(directory: url, path: path)
        case .typeRegular?:
            files.append(File(path: path, url: url, size: (attributes[.size] as? NSNumber)?.int64Value ?? 0))
        default: break
        }
    }
}

/// A file of pseudorandom bytes. The bytes are the same in every run. All blocks differ, so that a lost, repeated, or
/// swapped block is detected.
enum SampleFile {
    /// Writes a file of the given size in bytes.
    static func write(_ size: Int, to url: URL, seed: UInt64 = 2026) throws {
        guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
        let file = try FileHandle(forWritingTo: url)
        defer { file.closeFile() }
        // A linear congruential generator, whose high bits are sufficiently random.
        var state = seed
        var block = (0..<blockWords).map { _ -> UInt64 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
        var (number, remaining) = (UInt64(0), size)
        while remaining > 0 {
            // Change one word of each page, which is much faster than generating a new block.
            for word in stride(from: 0, to: blockWords, by: 512) { block[word] = number << 32 | UInt64(word) }
            let bytes = block.withUnsafeBytes { Data($0.prefix(remaining)) }
            try file.write(contentsOf: bytes)
            (number, remaining) = (number + 1, remaining - bytes.count)
        }
    }

    /// Writes a small directory: files of several sizes, also an empty one, in folders with unusual names.
    static func writeTree(to root: URL) throws {
        for (number, folder) in ["", "Photos", "Photos/Übersicht 写真", "Notes (old)"].enumerated() {
            let directory = folder.isEmpty ? root : root.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            for (index, size) in [0, 1, 4_096, 300_000].enumerated() {
                try write(
                    size, to: directory.appendingPathComponent("file \(index + 1).bin"),
                    seed: UInt64(10 * number + index))
            }
        }
    }

    /// The number of 64-bit words in a block of 1 MiB.
    private static let blockWords = 131_072
}

/// The differences between the local tree, the remote listing, and the downloaded files.
struct Comparison: Sendable {
    private(set) var differences: [String]

    /// - Parameter differences: What is known to differ already. The default is nothing.
    init(differences: [String] = []) { self.differences = differences }

    /// Compares the remote listing with the local tree: folders, files, sizes, and content hashes.
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
                    differences.append("\(path): listed, but not uploaded")
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
                if folders.remove(path) == nil { differences.append("\(path): listed as a folder, but not created") }
            default: differences.append("\(path): listed as neither file nor folder")
            }
        }
        differences += files.keys.sorted().map { "\($0): uploaded, but not listed" }
        differences += folders.sorted().map { "\($0): created, but not listed" }
    }

    /// Compares the downloaded files with the local tree byte by byte, and reports the progress to `phase`.
    mutating func compare(_ tree: LocalTree, withDownloads downloads: URL, _ phase: Phase) throws(CommandError) {
        for file in tree.files {
            do {
                let download = downloads.appendingPathComponent(file.path)
                if let offset = try Self.firstDifference(file.url, download, { phase.advance(bytes: $0) }) {
                    differences.append("\(file.path): differs at byte \(offset)")
                }
            } catch { throw .failure("cannot compare \(file.path)", error) }
            phase.advance(files: 1)
        }
    }

    /// Returns the offset of the first different byte, or `nil` if the files are equal.
    ///
    /// If one file is a prefix of the other, the result is the size of the shorter file.
    ///
    /// - Parameters:
    ///   - first: The first file.
    ///   - second: The second file.
    ///   - advance: A closure that is called with the number of bytes that are equal since the last call.
    static func firstDifference(
        _ first: URL, _ second: URL, _ advance: (Int64) -> Void = { _ in }
    ) throws -> Int64? {
        let (firstFile, secondFile) = (try FileHandle(forReadingFrom: first), try FileHandle(forReadingFrom: second))
        defer {
            firstFile.closeFile()
            secondFile.closeFile()
        }
        var offset: Int64 = 0
        while true {
            try Task.checkCancellation()
            let firstBytes = try firstFile.read(upToCount: 1 << 20) ?? Data()
            let secondBytes = try secondFile.read(upToCount: 1 << 20) ?? Data()
            if firstBytes != secondBytes {
                return offset + Int64(zip(firstBytes, secondBytes).prefix { $0 == $1 }.count)
            }
            if firstBytes.isEmpty { return nil }
            offset += Int64(firstBytes.count)
            advance(Int64(firstBytes.count))
        }
    }
}
