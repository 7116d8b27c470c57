import DropboxCore
import DropboxFiles
import Foundation

/// Batches of deletions, folders, or commits. They are complete before the response is sent. Their jobs only report the
/// result later, as those of Dropbox do.
enum BatchRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.deleteBatch, deleteBatch)
        table.onCheck(Files.deleteBatchCheck, deletions)
        table.on(Files.createFolderBatch, createFolderBatch)
        table.onCheck(Files.createFolderBatchCheck, folders)
        table.on(Files.uploadSessionFinishBatch, finishBatch)
        table.onCheck(Files.uploadSessionFinishBatchCheck, commits)
        table.on(Files.uploadSessionFinishBatchV2, finish)
    }

    // MARK: - Deletions

    private static let deletions = JobFamily("files/delete_batch", inProgress: Files.DeleteBatchJobStatus.inProgress)

    private static func deleteBatch(
        _ argument: Files.DeleteBatchArg, _ call: Call
    ) async throws -> Files.DeleteBatchLaunch {
        let view = try call.view
        let outcomes = try performEach(of: argument.entries, prepare: Store.Deletion.init) {
            try call.store.delete($0, view)
        }
        let entries = outcomes.map { outcome -> Files.DeleteBatchResultEntry in
            switch outcome {
            case .success(let entry): .success(.init(metadata: entry.metadata))
            case .failure(let failure): .failure(failure.error)
            }
        }
        return .asyncJobId(try call.startJob(deletions, endingWith: .complete(.init(entries: entries))))
    }

    // MARK: - Folders

    private static let folders = JobFamily(
        "files/create_folder_batch", inProgress: Files.CreateFolderBatchJobStatus.inProgress)
    /// The maximum number of paths without a job. The limit of Dropbox isn't documented.
    private static let synchronousFolders = 1000

    private static func createFolderBatch(
        _ argument: Files.CreateFolderBatchArg, _ call: Call
    ) async throws -> Files.CreateFolderBatchLaunch {
        let view = try call.view
        // Create a repeated path only once. All its occurrences have the same result.
        var positions: [String: Int] = [:]
        var paths: [String] = []
        for path in argument.paths where positions[path] == nil {
            positions[path] = paths.count
            paths.append(path)
        }
        let outcomes = try performEach(
            of: paths, prepare: { (path) throws(WriteError) in try PathReference.forWriting(path) },
            perform: { try call.store.createFolders(at: $0, isAutorenamed: argument.autorename, view) })
        let entries = argument.paths.compactMap { positions[$0] }.map {
            position -> Files.CreateFolderBatchResultEntry in
            switch outcomes[position] {
            case .success(let entry): .success(.init(metadata: entry.folderMetadata))
            case .failure(let failure): .failure(.path(failure.error))
            }
        }
        let result = Files.CreateFolderBatchResult(entries: entries)
        if argument.forceAsync || paths.count > synchronousFolders {
            return .asyncJobId(try call.startJob(folders, endingWith: .complete(result)))
        }
        return .complete(result)
    }

    // MARK: - Commits

    private static let commits = JobFamily(
        "files/upload_session/finish_batch", inProgress: Files.UploadSessionFinishBatchJobStatus.inProgress)

    private static func finishBatch(
        _ argument: Files.UploadSessionFinishBatchArg, _ call: Call
    ) async throws -> Files.UploadSessionFinishBatchLaunch {
        .asyncJobId(try call.startJob(commits, endingWith: .complete(try await finish(argument, call))))
    }

    private static func finish(
        _ argument: Files.UploadSessionFinishBatchArg, _ call: Call
    ) async throws -> Files.UploadSessionFinishBatchResult {
        let view = try call.view
        let outcomes = try performEach(of: argument.entries, prepare: Store.FinishRequest.init) {
            try call.store.finish($0, view)
        }
        return Files.UploadSessionFinishBatchResult(
            entries: try zip(argument.entries, outcomes).map { argument, outcome in
                do {
                    let entry = try call.attachProperties(argument.commit.propertyGroups, to: try outcome.get())
                    return .success(entry.fileMetadata)
                } catch let failure as UploadSessionCommitError {
                    return .failure(failure.error)
                } catch let failure as PropertyError {
                    return .failure(.propertiesError(failure.groupError))
                }
            })
    }
}

extension Store.FinishRequest {
    fileprivate init(_ argument: Files.UploadSessionFinishArg) throws(UploadSessionCommitError) {
        do throws(WriteError) {
            commit = try Commit(argument.commit)
        } catch {
            throw .write(error)
        }
        session = argument.cursor.sessionId
        offset = argument.cursor.offset
    }
}

/// Performs the valid entries of a batch together. Invalid entries fail separately.
///
/// - Parameters:
///   - entries: The entries.
///   - prepare: Validates an entry.
///   - perform: Performs the valid entries, and returns one result for each, in the same order.
/// - Returns: One result for each entry, in the same order.
func performEach<Entry, Prepared, Success, Failure: Error>(
    of entries: [Entry], prepare: (Entry) throws(Failure) -> Prepared,
    perform: ([Prepared]) throws -> [Result<Success, Failure>]
) rethrows -> [Result<Success, Failure>] {
    var prepared: [Prepared] = []
    var failures: [Int: Failure] = [:]
    for (index, entry) in entries.enumerated() {
        do throws(Failure) { prepared.append(try prepare(entry)) } catch { failures[index] = error }
    }
    var outcomes = try perform(prepared).makeIterator()
    return entries.indices.compactMap { index in failures[index].map(Result.failure) ?? outcomes.next() }
}
