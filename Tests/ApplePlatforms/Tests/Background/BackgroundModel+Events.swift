import AppleFoundation
import DropboxCore
import Foundation
import Synchronization
@testable import DropboxBackground

// The events of the system for which it launches the app.
extension BackgroundModel {
    /// What the app is launched for.
    struct Event: Sendable {
        let number: Int
        /// Whether the process was launched for it. Later, the end of earlier events counts, too.
        let isFirst: Bool
    }

    /// Handles that the app called the system's completion handler: the system may suspend or terminate the app now.
    ///
    /// - Parameter isShutDown: Whether the user signed out meanwhile, so that nothing continues.
    func complete(_ event: Event, _ session: String, in process: Process, isShutDown: Bool) {
        let unfinished = service.tasks(session, areCompleted: false).compactMap { try? TransferDescriptor($0) }
        // A message that a terminated process didn't handle may come after the end of the events.
        let undelivered = Set(service.tasks(session, areCompleted: true))
        let finished = service.launchCompletions(session).filter { !undelivered.contains($0) }
            .compactMap { try? TransferDescriptor($0) }
        let later = service.laterCompletions(session).compactMap { try? TransferDescriptor($0) }
        state.withLock { state in
            state.completions[event.number, default: 0] += 1
            if state.completions[event.number] != 1 { state.problems.append("the completion handler was called twice") }
            let isRunning = state.livingProcesses.contains(process.number) && !isShutDown
            guard isRunning, event.isFirst, !state.isDiskFull, !state.isOffline else { return }
            for folder in Self.sessionFolders(in: state.container) where folder.lastPathComponent.hasPrefix(session) {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                for transfer in finished where names.contains("\(transfer.id).json") {
                    if let id = transfer.persistedString, state.transfers[id]?.mayFail == true { continue }
                    let isStored = names.contains("\(transfer.id).response")
                    let isAgainInProgress = unfinished.contains { $0.id == transfer.id }
                    // After a failure, the next attempt may be about to start.
                    if transfer.batch == nil, !isStored, !isAgainInProgress, !server.hasLostResponses {
                        state.problems.append("the app may be suspended before a response is stored")
                    }
                }
                for batch in Set(finished.compactMap(\.batch)) where names.contains("\(batch).json") {
                    // A request that the batch started may already be completed.
                    let hasContinued = (unfinished + later).contains { $0.batch == batch }
                    if !hasContinued, !isUploaded(batch, folder, state), !server.hasLostResponses {
                        state.problems.append("the app may be suspended before a batch continues")
                    }
                }
            }
        }
    }

    /// Returns whether all files of a batch are in Dropbox.
    private func isUploaded(_ batch: String, _ folder: URL, _ state: State) -> Bool {
        let text = try? String(contentsOf: folder.appendingPathComponent("\(batch).json"), encoding: .utf8)
        guard let id = (try? TransferDescriptor(text))?.persistedString else { return true }
        return state.transfers[id]?.contents.keys.allSatisfy { server.uploadCount($0) > 0 } ?? true
    }

    /// The number of calls of the completion handler for an event.
    func completionCount(_ number: Int) -> Int { state.withLock { $0.completions[number] ?? 0 } }

    /// The state, for messages about runs that don't end.
    var description: String {
        let transfers = state.withLock { state in
            state.transfers.filter(\.value.outcomes.isEmpty).map {
                "\($0): \($1.kind), handler \($1.handlingProcess ?? 0)"
            }
        }
        return
            "transfers \(transfers), files \(sessionFiles), tasks \(sessions.map { service.taskCount($0) }), \(notes.withLock(\.self))"
    }
}
