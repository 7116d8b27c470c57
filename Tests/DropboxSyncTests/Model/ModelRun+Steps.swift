import DropboxConcurrency
import DropboxFiles
import DropboxTestSupport

@testable import DropboxEmulator
@testable import DropboxSync

/// What happens on the server, and on the way to it.
extension ModelRun {
    /// The other client moves, deletes, or adds an item. It knows the server's state.
    mutating func changeServer() async {
        do {
            let paths = try account.list()
            let folders = [""] + paths.filter { $0.hasSuffix("/") }.map { String($0.dropLast()) }
            let path = paths.randomElement(using: &random).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
            let parent = folders.randomElement(using: &random) ?? ""
            let target = parent + "/" + (names.randomElement(using: &random) ?? "a")
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                guard let path else { return }
                log.withLock { $0.append("the other client deletes \(path)") }
                try account.delete(path)
            case 2, 3:
                guard let path else { return }
                log.withLock { $0.append("the other client moves \(path) to \(target)") }
                _ = try await other.files.moveV2(fromPath: path, toPath: target).response()
            default:
                let text = content()
                log.withLock { $0.append("the other client writes \(target): \(start(of: text))") }
                try account.put(target, text)
                recordContent(text)
            }
        } catch {
            log.withLock { $0.append("  \(error)") }
        }
    }

    mutating func step(_ index: Int, _ device: Device) async throws {
        let count = Int.random(in: 1...10, using: &random)
        // Changes may be sent before remote changes are known.
        let isLate = Int.random(in: 0..<3, using: &random) == 0
        note(index, "syncs \(count) steps\(isLate ? ", without news" : "")")
        // Uploads start, run, and finish in any order, with listings in between.
        let choices = Locked(SeededRandomNumberGenerator(seed: random.next()))
        device.setStepChooser { count in choices.withLock { Int.random(in: 0..<count, using: &$0) } }
        device.advanceClock(by: .seconds(30))
        if !isLate { try device.engine.state.withLock { $0.needsPull = true } }
        for _ in 0..<count {
            let isIdle =
                try await Int.random(in: 0..<3, using: &random) == 0
                ? !stepWhileUserActs(index, device) : !device.step()
            if isIdle { break }
            try checkInvariants(index)
        }
    }

    /// Performs a step. The user, or the other client, acts while its first request is on its way to the server or back.
    /// Returns `false` if there was nothing to do.
    private mutating func stepWhileUserActs(_ index: Int, _ device: Device) async throws -> Bool {
        let (requests, arrival) = AsyncStream.makeStream(of: Void.self)
        let gate = AsyncStream.makeStream(of: Void.self)
        let isFirst = Locked(true)
        let wait: @Sendable (String) async -> Void = { route in
            // Uploads and downloads run beside the steps.
            guard !UploadRoutes.all.contains(route), route != "download",
                isFirst.withLock({ isFirst in
                    defer { isFirst = false }
                    return isFirst
                })
            else { return }
            arrival.yield()
            for await _ in gate.stream {}
        }
        if Bool.random(using: &random) {
            device.connection.setRequestDelay(wait)
        } else {
            device.connection.setResponseDelay(wait)
        }
        let step = Task {
            defer { arrival.finish() }
            return try await device.step()
        }
        var failure: (any Error)?
        for await _ in requests {
            note(index, "  during the request:")
            do { try await actDuringRequest(index, device) } catch { failure = error }
            break
        }
        gate.continuation.finish()
        device.connection.setRequestDelay(nil)
        device.connection.setResponseDelay(nil)
        let result = await step.result
        if let failure { throw failure }
        return try result.get()
    }

    private mutating func actDuringRequest(_ index: Int, _ device: Device) async throws {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            do {
                switch Int.random(in: 0..<10, using: &random) {
                case 0: try await create(index, device)
                case 1: try await write(index, device, appending: false)
                case 2, 3: try await move(index, device)
                case 4, 5: try await delete(index, device)
                case 6: try await createFolder(index, device)
                case 7: try await createEmptyFile(index, device)
                default: await changeServer()
                }
            } catch let error as SyncError where error.code != .internal && error.code != .cache {
                note(index, "  \(error.code)")
            }
        }
    }
}
