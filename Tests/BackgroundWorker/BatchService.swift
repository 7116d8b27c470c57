import Foundation
import SwiftyDropbox

/// A service that uploads a folder as one batch, to be killed at any moment: it reconnects the batch that an earlier
/// process has begun, begins it where none has, and ends when the outcome of every file is in its log.
enum BatchService {
    static func run(_ client: DropboxClient, _ folder: URL) async throws {
        let log = folder.appendingPathComponent("log")
        guard !FileManager.default.fileExists(atPath: log.path) else { return BackgroundWorker.mark("!") }
        var tasks: [BatchUploadTask] = []
        for found in await client.getAllRequests() {
            guard case .success(.files_batchUpload(let task)) = found else { return print("\(found)") }
            guard task.clientPersistedString == text else { return print("\(task.clientPersistedString ?? "no text")") }
            tasks.append(task)
        }
        if tasks.isEmpty {
            let task = client.files.batchUploadFiles(
                fileUrlsToCommitInfo: try files(folder), persistingString: text
            ) { _, _, _ in }
            tasks = [task].compactMap(\.self)
        }
        let results = await tasks[0].progress(queue: DispatchQueue(label: "progress")) { _ in BackgroundWorker.mark("p")
        }
        .result()
        guard tasks.count == 1 else { return print("\(tasks.count) batches") }
        let lines = results.outcomes.map { url, outcome -> String in
            switch outcome {
            case .uploaded(let metadata): "\(url.lastPathComponent)\t\(metadata.name)\t\(metadata.contentHash ?? "")"
            case .refused(let error): "\(url.lastPathComponent) refused: \(error)"
            case .failed(let error): "\(url.lastPathComponent) failed: \(error)"
            }
        }
        // The outcome counts as handed over by now: a death before the next line is of the test's making.
        try Data(lines.sorted().joined(separator: "\n").utf8).write(to: log, options: .atomic)
        BackgroundWorker.mark("!")
    }

    /// What goes with the batch, and is to come back with it.
    private static let text = "a \"batch\" of Größe 24"

    /// Every third file shall have a name that somebody else's file has.
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
