import Foundation
import SwiftyDropbox

/// A service that uploads a folder as one batch, to be killed at any moment: it reconnects the batch that an earlier
/// process has begun, begins it where none has, and ends when the outcome of every file is in its log.
enum BatchService {
    static func run(_ client: DropboxClient, _ folder: URL) async throws {
        let log = folder.appendingPathComponent("log")
        var tasks: [BatchUploadTask] = []
        for found in await client.getAllRequests() {
            guard case .success(.files_batchUpload(let task)) = found else { return print("\(found)") }
            guard task.clientPersistedString == text else { return print("\(task.clientPersistedString ?? "no text")") }
            tasks.append(task)
        }
        if tasks.isEmpty {
            guard !FileManager.default.fileExists(atPath: log.path) else { return DropboxBackgroundWorker.mark("!") }
            let task = client.files.batchUploadFiles(
                fileUrlsToCommitInfo: try files(folder), persistingString: text
            ) { _, _, _ in }
            tasks = [task].compactMap(\.self)
        }
        guard tasks.count == 1 else { return print("\(tasks.count) batches") }
        let (forgotten, forget) = AsyncStream.makeStream(of: Void.self)
        client.didFinishBackgroundEvents = { forget.yield() }
        let (written, write) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
        tasks[0].progress(queue: DispatchQueue(label: "progress")) { _ in DropboxBackgroundWorker.mark("p") }
            .response(queue: DispatchQueue(label: "log")) { entries, _, failed in
                // The outcome is delivered when this returns: if the process dies before, the next one receives it again.
                write.yield(Result { try Self.lines(entries ?? [:], failed).write(to: log, options: .atomic) })
            }
        for await result in written {
            try result.get()
            break
        }
        for await _ in forgotten { break }
        DropboxBackgroundWorker.mark("!")
    }

    private static func lines(
        _ entries: [URL: Files.UploadSessionFinishBatchResultEntry], _ failed: [URL: BatchUploadError]
    ) -> Data {
        let told = entries.map { url, entry in
            switch entry {
            case .success(let metadata): "\(url.lastPathComponent)\t\(metadata.name)\t\(metadata.contentHash ?? "")"
            case .failure(let error): "\(url.lastPathComponent) refused: \(error)"
            }
        }
        let others = failed.map { url, error in "\(url.lastPathComponent) failed: \(error)" }
        return Data((told + others).sorted().joined(separator: "\n").utf8)
    }

    /// The text that is stored with the batch, and that must be restored.
    private static let text = "a \"batch\" of Größe 24"

    /// Every third file has the name of a file of another user.
    private static func files(_ folder: URL) throws -> [URL: Files.CommitInfo] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("batch").path)
        return Dictionary(
            uniqueKeysWithValues: names.map { name in
                let number = Int(name.prefix { $0 != "." }) ?? 0
                return (
                    folder.appendingPathComponent("batch").appendingPathComponent(name),
                    Files.CommitInfo(path: "/batch/\(name)", autorename: number % 3 == 0)
                )
            })
    }
}
