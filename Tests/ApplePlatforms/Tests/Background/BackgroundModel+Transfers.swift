import AppleFoundation
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Synchronization
@testable import DropboxBackground
@testable import DropboxTransfer

// The transfers of an app, and what it learns about them.
extension BackgroundModel {
    /// Starts a transfer of a process.
    ///
    /// - Parameter contents: The contents by path. Only a batch has several.
    func start(
        _ id: String, _ kind: Kind, _ contents: [String: Data], _ client: DropboxTransportClientImpl,
        in process: Process
    ) throws {
        let container = state.withLock { state in
            state.transfers[id] = Transfer(
                kind: kind, contents: contents, destination: kind == .download ? "copy-\(id)" : nil,
                mayFail: state.isDiskFull, handlingProcess: process.number)
            return state.container
        }
        let routes = FilesRoutes(client: client)
        var files: [URL: Files.CommitInfo] = [:]
        for (path, content) in contents where kind == .file || kind == .batch {
            // Outside of the container: its disk may be full.
            let file = folder.url.appendingPathComponent("source" + path.dropFirst())
            try content.write(to: file)
            files[file] = Files.CommitInfo(path: path, autorename: true)
        }
        for (path, content) in contents where kind != .batch {
            switch kind {
            case .file:
                guard let file = files.keys.first else { continue }
                handle(
                    routes.upload(path: path, autorename: true, input: file).persistingString(string: id), id, process)
            case .data:
                handle(
                    routes.upload(path: path, autorename: true, input: content).persistingString(string: id), id,
                    process)
            case .download:
                server.put(path, content)
                let destination = container.appendingPathComponent("copy-\(id)")
                let request = routes.download(path: path, overwrite: true, destination: destination)
                handle(request.persistingString(string: id), id, process)
            case .batch: break
            }
        }
        guard kind == .batch else { return }
        var options = RequestOptions()
        options.persistedString = id
        handle(routes.batchUploadTask(files, limits: Self.limits, options: options), id, process)
    }

    /// Small files have requests of their own, too.
    private static var limits: UploadPlan.Limits {
        var limits = BatchUploadOptions().limits
        limits.maximumBundledSize = 2_000
        return limits
    }

    /// Adds handlers to the requests that a client finds.
    func reconnect(_ client: DropboxTransportClientImpl, in process: Process) async {
        for result in await client.backgroundTransfers() {
            let transfer: BackgroundTransfer
            do { transfer = try result.get() } catch {
                note("\(error)")
                continue
            }
            switch transfer.route {
            case "files/upload":
                let request = transfer.upload(Files.upload)
                if let id = claim(request.clientPersistedString, process) { handle(request, id, process) }
            case "files/download":
                let request = transfer.download(Files.download)
                if let id = claim(request.clientPersistedString, process) { handle(request, id, process) }
            case "files/batch_upload":
                let request = transfer.batchUpload(limits: Self.limits)
                if let id = claim(request.clientPersistedString, process) { handle(request, id, process) }
            default: report("an unexpected transfer: \(transfer.route)")
            }
        }
    }

    /// Returns the identifier of a transfer that has no handler in a process yet.
    private func claim(_ id: String?, _ process: Process) -> String? {
        state.withLock { state in
            guard state.livingProcesses.contains(process.number) else { return nil }
            guard let id, let transfer = state.transfers[id] else {
                state.problems.append("an unknown transfer: \(id ?? "without identifier")")
                return nil
            }
            state.transfers[id]?.isPersisted = true
            guard transfer.handlingProcess != process.number else { return nil }
            state.transfers[id]?.handlingProcess = process.number
            return id
        }
    }

    // A process that was terminated handles nothing, so it doesn't record that either.

    private func handle<Value, RSerial, ESerial>(
        _ request: ResultRequest<Value, RSerial, ESerial>, _ id: String, _ process: Process
    ) {
        request.execution.handle(
            on: DispatchQueue.global(),
            reportingDelivery: { value, error, didDeliver in
                let failure = error.map { ("\($0)", $0.isCancellation) }
                if self.receive(id, isSuccess: value != nil, failure, process) { didDeliver() }
            })
        request.execution.retain(request)
    }

    private func handle(_ batch: BatchUploadTask, _ id: String, _ process: Process) {
        batch.response(
            on: DispatchQueue.global(),
            reportingDelivery: { result, didDeliver in
                let errors = [result.error].compactMap(\.self) + result.failed.values
                let error = errors.first { $0.isCancellation } ?? errors.first
                let failure =
                    error.map { ("\($0)", $0.isCancellation) } ?? result.rejected.first.map { ("\($0)", false) }
                if self.receive(id, isSuccess: result.isSuccess, failure, process) { didDeliver() }
            })
    }

    /// Records what a handler received.
    ///
    /// - Returns: `false` if the process was terminated.
    private func receive(
        _ id: String, isSuccess: Bool, _ error: (text: String, isCancellation: Bool)?, _ process: Process
    ) -> Bool {
        defer { events.fire() }
        return state.withLock { state in
            guard state.livingProcesses.contains(process.number), let transfer = state.transfers[id] else {
                return false
            }
            if let error, error.isCancellation {
                // If the transfer is on disk, the next client continues.
                state.transfers[id]?.handlingProcess = nil
                return true
            }
            state.transfers[id]?.outcomes.append(
                "\(isSuccess ? "success" : error?.text ?? "nothing") in \(process.number)")
            if !isSuccess, !transfer.mayFail { state.problems.append("\(id) failed: \(error?.text ?? "")") }
            if isSuccess { checkContent(id, transfer, &state) }
            return true
        }
    }

    private func checkContent(_ id: String, _ transfer: Transfer, _ state: inout State) {
        for (path, content) in transfer.contents {
            let found =
                transfer.destination.map { FileManager.default.contents(atPath: state.container.path + "/" + $0) }
                ?? server.content(path)
            if found != content { state.problems.append("\(id) has the wrong content: \(path)") }
        }
    }

    /// The transfers whose outcome is still to come.
    var pending: [String] {
        state.withLock { state in
            state.transfers.filter { _, transfer in
                transfer.outcomes.isEmpty
                    && (transfer.isPersisted || transfer.handlingProcess.map(state.livingProcesses.contains) ?? false)
            }.keys.sorted()
        }
    }

    /// Checks what holds at the end of a run.
    func checkOutcomes() {
        state.withLock { state in
            for (id, transfer) in state.transfers {
                if transfer.outcomes.count > 1 + transfer.permittedRepetitions {
                    state.problems.append("\(id) completed more than once: \(transfer.outcomes)")
                }
                guard transfer.kind != .download else { continue }
                let counts = transfer.contents.keys.map(server.uploadCount)
                if counts.contains(where: { $0 > 1 }) { state.problems.append("\(id) was uploaded more than once") }
                if transfer.outcomes.isEmpty, counts.contains(where: { $0 > 0 }) {
                    state.problems.append("\(id) was uploaded, but its outcome was lost")
                }
            }
        }
        let names = try? FileManager.default.contentsOfDirectory(atPath: state.withLock(\.container).path)
        let remaining = sessionFiles + (names ?? []).filter { $0.hasPrefix(".") }
        if !remaining.isEmpty { report("files remain: \(remaining)") }
    }
}
