import DropboxCore
import DropboxFiles
import Foundation

/// Saving what an address leads to. The emulator follows its own links and, unless it is open to the network, addresses
/// on loopback; the rest of the world is out of its reach.
enum SaveURLRoutes {
    static func add(to table: inout RouteTable) {
        table.on(
            Files.saveUrl, fidelity: .simplified("only its own links and addresses on loopback can be downloaded"),
            saveURL)
        table.onCheck(Files.saveUrlCheckJobStatus, family)
    }

    private static let family = JobFamily<Files.SaveUrlJobStatus>("files/save_url", inProgress: .inProgress)
    private static let timeout: TimeInterval = 15 * 60

    private static func saveURL(_ argument: Files.SaveUrlArg, _ call: Call) async throws -> Files.SaveUrlResult {
        let target: PathReference
        do {
            target = try PathReference.write(argument.path)
        } catch {
            throw RouteRejection(Files.SaveUrlError.path(error.error))
        }
        guard let url = URL(string: argument.url), let scheme = url.scheme?.lowercased(), url.host?.isEmpty == false,
            scheme == "http" || scheme == "https"
        else { throw RouteRejection(Files.SaveUrlError.invalidUrl) }
        let commit = Commit(path: target, isAutorenamed: true)
        let id = try call.beginJob(family)
        call.service.background.start {
            let status = await withTaskGroup(of: Files.SaveUrlJobStatus.self) { group in
                group.addTask { await save(url, as: commit, call) }
                group.addTask {
                    await call.service.clock.sleep(until: call.service.clock.now.addingTimeInterval(timeout))
                    return .failed(.downloadFailed)
                }
                let first = await group.next() ?? .failed(.other)
                group.cancelAll()
                return first
            }
            // An emulator that stops meanwhile finds the job lost when it starts again.
            guard !Task.isCancelled else { return }
            // Without a room for its end the job stays in progress; there is nobody to tell.
            do { try call.endJob(id, of: family, with: status) } catch { return }
        }
        return .asyncJobId(id)
    }

    private static func save(_ url: URL, as commit: Commit, _ call: Call) async -> Files.SaveUrlJobStatus {
        do {
            let upload = try await content(of: url, call)
            return .complete(try call.store.commit(upload, as: commit, call.view).fileMetadata)
        } catch let failure as WriteFailure {
            return .failed(.path(failure.error))
        } catch {
            // Whatever kept the bytes from coming, a client is told no more than this.
            return .failed(.downloadFailed)
        }
    }

    private static func content(of url: URL, _ call: Call) async throws -> Upload {
        let pins = call.store.content.makePins()
        if let own = try ownContent(url, call) { return Upload(content: own, pins: pins) }
        // Whoever reaches an emulator over the network must not reach what else listens on its loopback.
        guard !call.service.allowsRemoteConnections else { throw URLFetcher.Failure.refused }
        let writer = BlockWriter(store: call.store.content, pins: pins)
        return Upload(content: try await URLFetcher.fetch(url, into: writer), pins: pins)
    }

    /// What one of the emulator's own links leads to; nil for other addresses.
    private static func ownContent(_ url: URL, _ call: Call) throws -> Content? {
        do {
            if let token = TemporaryLinkPage.token(in: url.path) { return try call.store.temporaryLink(token).content }
            guard LinkAddress(url.absoluteString) != nil else { return nil }
            return try call.store.content(of: call.store.linked(url.absoluteString, by: nil))
        } catch Store.TemporaryLinkFailure.unknown {
            return nil
        } catch LinkFailure.notFound {
            return nil
        }
    }
}
