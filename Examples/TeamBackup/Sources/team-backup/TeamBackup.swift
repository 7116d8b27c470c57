import DropboxTeam
import Foundation

/// A server that backs up every member of a team, when a webhook reports changes and once an hour.
@main
struct TeamBackup {
    /// A webhook can be late or be lost.
    private static let interval: Duration = .seconds(3_600)

    static func main() async {
        let settings: Settings
        do {
            settings = try Settings(ProcessInfo.processInfo.environment)
        } catch {
            log("cannot start: \(error)")
            exit(2)
        }
        defer { settings.client.shutdown() }
        let backlog = Backlog()
        let endpoint = WebhookEndpoint(appSecret: settings.appSecret) { members in
            Task { await backlog.add(members) }
        }
        let listener: HTTPListener
        do {
            listener = try HTTPListener(address: settings.address, port: settings.port) { endpoint.response(to: $0) }
        } catch {
            log("cannot listen on port \(settings.port): \(error.localizedDescription)")
            exit(1)
        }
        log("listening on port \(listener.port)")
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await backlog.forEach { await backUp($0, settings.client, settings.directory) }
            }
            group.addTask { await addAllMembers(of: settings.client, to: backlog) }
            group.addTask { await terminationSignal() }
            // Only a signal ends a task. The cancellation stops the others, and closes their connections.
            await group.next()
            group.cancelAll()
        }
        listener.stop()
        log("stopped")
    }

    private static func backUp(_ member: String, _ client: DropboxTeamClient, _ directory: URL) async {
        let backup = MemberBackup(
            client: client.asMember(member),
            directory: directory.appendingPathComponent(member.replacingOccurrences(of: "/", with: "_")))
        do {
            log("\(member): \(try await backup.run()) files changed")
        } catch {
            // The next notification, or the next hour, tries again and continues at the stored cursor.
            if !Task.isCancelled { log("\(member): \(error)") }
        }
    }

    private static func addAllMembers(of client: DropboxTeamClient, to backlog: Backlog) async {
        repeat {
            do {
                for try await member in client.memberClients() {
                    await backlog.add([member.info.profile.teamMemberId])
                }
            } catch {
                log("cannot list the members: \(error)")
            }
            do { try await Task.sleep(for: interval) } catch { return }
        } while !Task.isCancelled
    }

    /// Waits for SIGTERM or SIGINT.
    private static func terminationSignal() async {
        let (signals, received) = AsyncStream.makeStream(of: Void.self)
        let sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { received.yield() }
            source.resume()
            return source
        }
        for await _ in signals { break }
        for source in sources { source.cancel() }
    }

    private static func log(_ text: String) {
        // A failure to write to standard error cannot be reported.
        try? FileHandle.standardError.write(contentsOf: Data("team-backup: \(text)\n".utf8))
    }
}
