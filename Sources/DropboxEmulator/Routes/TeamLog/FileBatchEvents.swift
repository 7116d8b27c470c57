import DropboxFiles
import DropboxTeamLog
import Foundation

/// What happens to many files and folders at once.
enum FileBatchEvents {
    static func add(to feed: inout EventFeed) {
        feed.after(Files.uploadSessionFinishBatchV2) { _, result, call in try written(result, call) }
        feed.after(Files.uploadSessionFinishBatch) { _, launch, call in
            let result: Files.UploadSessionFinishBatchResult?
            switch launch {
            case .complete(let complete): result = complete
            case .asyncJobId(let id):
                let status: Files.UploadSessionFinishBatchJobStatus? = try call.outcome(of: id)
                if case .complete(let complete) = status { result = complete } else { result = nil }
            case .other: result = nil
            }
            return try result.map { try written($0, call) } ?? []
        }
        feed.after(Files.deleteBatch) { _, launch, call in
            let result: Files.DeleteBatchResult?
            switch launch {
            case .complete(let complete): result = complete
            case .asyncJobId(let id):
                let status: Files.DeleteBatchJobStatus? = try call.outcome(of: id)
                if case .complete(let complete) = status { result = complete } else { result = nil }
            case .other: result = nil
            }
            let entries = result?.entries.compactMap { entry -> Files.Metadata? in
                if case .success(let success) = entry { success.metadata } else { nil }
            }
            guard let entries, !entries.isEmpty else { return [] }
            return [try FileEvents.deleted(entries, call)]
        }
        feed.after(Files.createFolderBatch) { _, launch, call in
            let result: Files.CreateFolderBatchResult?
            switch launch {
            case .complete(let complete): result = complete
            case .asyncJobId(let id):
                let status: Files.CreateFolderBatchJobStatus? = try call.outcome(of: id)
                if case .complete(let complete) = status { result = complete } else { result = nil }
            case .other: result = nil
            }
            return try result?.entries.compactMap { entry in
                if case .success(let success) = entry { try FileEvents.added(success.metadata, call) } else { nil }
            } ?? []
        }
        feed.after(Files.moveBatch) { try relocated($0.entries, entries(of: $1, $2), $2, FileEvents.moved) }
        feed.after(Files.moveBatchV2) { try relocated($0.entries, entries(of: $1, $2), $2, FileEvents.moved) }
        feed.after(Files.copyBatch) { try relocated($0.entries, entries(of: $1, $2), $2, FileEvents.copied) }
        feed.after(Files.copyBatchV2) { try relocated($0.entries, entries(of: $1, $2), $2, FileEvents.copied) }
    }

    private static func written(
        _ result: Files.UploadSessionFinishBatchResult, _ call: Call
    ) throws -> [LoggedEvent] {
        try result.entries.compactMap { entry in
            if case .success(let file) = entry { try FileEvents.written(file, call) } else { nil }
        }
    }

    private static func relocated(
        _ paths: [Files.RelocationPath], _ entries: [Files.Metadata?], _ call: Call,
        _ event: (String, Files.Metadata, Call) throws -> LoggedEvent
    ) throws -> [LoggedEvent] {
        try zip(paths, entries).compactMap { path, entry in try entry.map { try event(path.fromPath, $0, call) } }
    }

    /// What stands at the destinations, in the order of the request; nil for what failed.
    private static func entries(of launch: Files.RelocationBatchLaunch, _ call: Call) throws -> [Files.Metadata?] {
        switch launch {
        case .complete(let result): return result.entries.map(\.metadata)
        case .asyncJobId(let id):
            let status: Files.RelocationBatchJobStatus? = try call.outcome(of: id)
            if case .complete(let result) = status { return result.entries.map(\.metadata) }
            return []
        case .other: return []
        }
    }

    private static func entries(of launch: Files.RelocationBatchV2Launch, _ call: Call) throws -> [Files.Metadata?] {
        let result: Files.RelocationBatchV2Result?
        switch launch {
        case .complete(let complete): result = complete
        case .asyncJobId(let id):
            let status: Files.RelocationBatchV2JobStatus? = try call.outcome(of: id)
            if case .complete(let complete) = status { result = complete } else { result = nil }
        }
        return result?.entries.map { entry in
            if case .success(let metadata) = entry { metadata } else { nil }
        } ?? []
    }
}
