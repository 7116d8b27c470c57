import DropboxCore
import DropboxFiles
import Foundation

/// Many deletions, folders or commits in one call. They are done when the call is answered; jobs only tell of them later,
/// as those of the service do.
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

    // MARK: Deletions

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

    // MARK: Folders

    private static let folders = JobFamily(
        "files/create_folder_batch", inProgress: Files.CreateFolderBatchJobStatus.inProgress)
    /// A batch of more paths becomes a job. Where the service draws the line is not documented.
    private static let synchronousFolders = 1000

    private static func createFolderBatch(
        _ argument: Files.CreateFolderBatchArg, _ call: Call
    ) async throws -> Files.CreateFolderBatchLaunch {
        let view = try call.view
        // A path that comes again is not made again; it has the outcome of its first.
        var positions: [String: Int] = [:]
        var paths: [String] = []
        for path in argument.paths where positions[path] == nil {
            positions[path] = paths.count
            paths.append(path)
        }
        let outcomes = try performEach(
            of: paths, prepare: { (path) throws(WriteFailure) in try PathReference.write(path) },
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

    // MARK: Commits

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
        let outcomes = try performEach(of: argument.entries, prepare: Store.Finish.init) {
            try call.store.finish($0, view)
        }
        return Files.UploadSessionFinishBatchResult(
            entries: try zip(argument.entries, outcomes).map { argument, outcome in
                do {
                    let entry = try call.attach(argument.commit.propertyGroups, to: try outcome.get())
                    return .success(entry.fileMetadata)
                } catch let failure as FinishFailure {
                    return .failure(failure.error)
                } catch let failure as PropertyFailure {
                    return .failure(.propertiesError(failure.groupError))
                }
            })
    }
}

extension Store.Finish {
    fileprivate init(_ argument: Files.UploadSessionFinishArg) throws(FinishFailure) {
        do throws(WriteFailure) {
            commit = try Commit(argument.commit)
        } catch {
            throw .write(error)
        }
        session = argument.cursor.sessionId
        offset = argument.cursor.offset
    }
}
