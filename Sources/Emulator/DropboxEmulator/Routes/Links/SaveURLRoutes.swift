import DropboxCore
import DropboxFiles
import Foundation

/// Saving the content of a URL. The emulator downloads from its own links and, unless other machines can reach it, from
/// loopback addresses. It can't download from other hosts.
enum SaveURLRoutes {
    static func add(to table: inout RouteTable) {
        table.on(
            Files.saveUrl, fidelity: .simplified("downloads only from the emulator's own links and loopback addresses"),
            saveURL)
        table.onCheck(Files.saveUrlCheckJobStatus, family)
    }

    private static let family = JobFamily<Files.SaveUrlJobStatus>("files/save_url", inProgress: .inProgress)
    private static let timeout: TimeInterval = 15 * 60

    private static func saveURL(_ argument: Files.SaveUrlArg, _ call: Call) async throws -> Files.SaveUrlResult {
        let target: PathReference
        do {
            target = try PathReference.forWriting(argument.path)
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
                let status = await group.next() ?? .failed(.other)
                group.cancelAll()
                return status
            }
            // If the emulator shuts down in the meantime, the job is lost after the restart.
            guard !Task.isCancelled else { return }
            // If the disk is full, the result can't be stored and the job stays in progress. No caller can handle the
            // error.
            do { try call.finishJob(id, of: family, with: status) } catch { return }
        }
        return .asyncJobId(id)
    }

    private static func save(_ url: URL, as commit: Commit, _ call: Call) async -> Files.SaveUrlJobStatus {
        do {
            let upload = try await content(of: url, call)
            return .complete(try call.store.commit(upload, as: commit, call.view).fileMetadata)
        } catch let failure as WriteError {
            return .failed(.path(failure.error))
        } catch {
            // Clients receive no details about download errors.
            return .failed(.downloadFailed)
        }
    }

    private static func content(of url: URL, _ call: Call) async throws -> Upload {
        let pins = call.store.content.makePins()
        if let content = try linkedContent(url, call) { return Upload(content: content, pins: pins) }
        // Clients that reach the emulator over the network must not reach other servers on its loopback interface.
        guard !call.service.allowsRemoteConnections else { throw URLFetcher.FetchError.notPermitted }
        let writer = BlockWriter(store: call.store.content, pins: pins)
        return Upload(content: try await URLFetcher.fetch(url, into: writer), pins: pins)
    }

    /// Returns the content that one of the emulator's own links refers to, or `nil` for other URLs.
    private static func linkedContent(_ url: URL, _ call: Call) throws -> Content? {
        do {
            if let token = TemporaryLinkPage.token(in: url.path) { return try call.store.temporaryLink(token).content }
            guard SharedLinkURL(url.absoluteString) != nil else { return nil }
            return try call.store.content(of: call.store.resolveLink(url.absoluteString, by: nil))
        } catch Store.TemporaryLinkError.unknown {
            return nil
        } catch LinkError.notFound {
            return nil
        }
    }
}
