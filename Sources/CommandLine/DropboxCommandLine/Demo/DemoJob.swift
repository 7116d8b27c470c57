import DropboxConcurrency
import Foundation
import SwiftyDropbox

/// The transfers of the demo: uploads, lists, and downloads a directory tree, as `dbx put`, `ls`, and `get` do.
struct DemoJob: Sendable {
    let server: DemoServer
    let terminal: Terminal

    /// The destination folder in Dropbox, which is deleted at the end.
    let remoteRoot: String

    /// The local directory for the downloads. Its parent exists.
    let downloads: URL

    private var files: FilesRoutes { server.client.files }

    /// Uploads the directory of a tree and its sample file, and removes from the tree what isn't uploaded.
    ///
    /// - Returns: The result, and what couldn't be uploaded and why.
    func upload(_ tree: inout LocalTree) async throws(CommandError) -> (result: Phase.Result, failures: [String]) {
        let phase = phase("Upload", files: tree.files.count, bytes: tree.bytes)
        let sample = tree.sample
        let (folderProgress, sampleProgress) = (ByteProgress(phase), ByteProgress(phase))
        let result: FolderTransferResult
        do {
            var options = FolderTransferOptions()
            options.usesIgnoreFiles = false
            result = try await files.uploadFolder(from: tree.root, to: remoteRoot, options: options) {
                folderProgress.report($0.completedUnitCount)
            }
            var sampleOptions = FileUploadOptions()
            sampleOptions.onProgress = { sampleProgress.report($0.bytesConfirmed) }
            _ = try await files.uploadFile(from: sample.url, to: remotePath(sample.path), options: sampleOptions)
        } catch { throw .failure("cannot upload \(tree.root.path)", error) }
        var failures: [String] = []
        for item in result.items {
            switch item.outcome {
            case .skipped(let reason): terminal.printStatus("skipped \(item.path): \(reason.userMessage)")
            case .failed(let error):
                failures.append(
                    "\(item.path): not uploaded to \(server.name): \(CommandError.userMessage(for: error))")
            case .transferred, .identical, .planned, .deleted, .deletionPlanned: continue
            }
            tree.remove(item.path)
        }
        folderProgress.report(tree.bytes - sample.size)
        sampleProgress.report(sample.size)
        phase.advance(files: tree.files.count)
        return (phase.finish(), failures)
    }

    /// Lists the remote folder recursively.
    func list() async throws(CommandError) -> ([Files.Metadata], Phase.Result) {
        let phase = phase("List")
        var entries: [Files.Metadata] = []
        do {
            for try await entry in files.entries(in: remoteRoot, recursive: true) {
                entries.append(entry)
                phase.advance(files: 1)
            }
        } catch { throw .failure("cannot list \(remoteRoot)", error) }
        return (entries, phase.finish())
    }

    /// Downloads the remote folder.
    func download(_ tree: LocalTree) async throws(CommandError) -> Phase.Result {
        let phase = phase("Download", files: tree.files.count, bytes: tree.bytes)
        let progress = ByteProgress(phase)
        let result: FolderTransferResult
        do {
            result = try await files.downloadFolder(path: remoteRoot, to: downloads) {
                progress.report($0.completedUnitCount)
            }
        } catch { throw .failure("cannot download \(remoteRoot)", error) }
        if let (path, error) = result.failures.min(by: { $0.key < $1.key }) {
            throw .failure("cannot download \(path)", error)
        }
        progress.report(tree.bytes)
        phase.advance(files: tree.files.count)
        return phase.finish()
    }

    private func phase(_ name: String, files: Int = 0, bytes: Int64 = 0) -> Phase {
        Phase(name, files: files, bytes: bytes, requests: server.requestCount, terminal: terminal)
    }

    private func remotePath(_ path: String) -> String { remoteRoot + "/" + path }

    /// Returns the path of an entry relative to the remote root.
    func relativePath(_ entry: Files.Metadata) -> String {
        String((entry.pathDisplay ?? entry.name).dropFirst(remoteRoot.count + 1))
    }

    /// Deletes the folder in Dropbox. It ignores cancellation, because it must also run after an interruption.
    func cleanUp() async throws(CommandError) {
        let path = remoteRoot
        let deletion = Task { [files] in try await files.deleteV2(path: path).response() }
        do { _ = try await deletion.value } catch { throw .failure("cannot delete \(path)", error) }
    }
}

/// The progress of one transfer in a phase. It converts totals into increments, and ignores late or repeated reports.
private final class ByteProgress: Sendable {
    private let phase: Phase
    private let transferred = Locked<Int64>(0)

    init(_ phase: Phase) { self.phase = phase }

    /// Reports the total number of transferred bytes.
    func report(_ bytes: Int64) {
        let increment = transferred.withLock { transferred -> Int64 in
            let increment = max(0, bytes - transferred)
            transferred += increment
            return increment
        }
        if increment > 0 { phase.advance(bytes: increment) }
    }
}
