import DropboxTeam
import DropboxWorker
import Foundation

/// Backs up a team with any number of machines, restores a member's files to a date, and verifies the backup.
@main
struct TeamBackup {
    static func main() async {
        do {
            let words = Array(CommandLine.arguments.dropFirst())
            if ["--help", "-h", "help"].contains(words.first) { return print(UsageError().description) }
            let settings = try Settings(ProcessInfo.processInfo.environment)
            switch (words.first ?? "run", words.count) {
            case ("run", 0...1): try await run(settings)
            case ("restore", 4): try await restore(words[1], words[2], to: words[3], settings)
            case ("members", 1): try await printMembers(settings)
            case ("verify", 1): try await verify(settings)
            default: throw UsageError()
            }
        } catch {
            log("\(error)")
            exit(1)
        }
    }

    /// Works until SIGTERM. Other machines that run it with the same database share the work.
    private static func run(_ settings: Settings) async throws {
        let client = try settings.client()
        let backup = try await Backup(settings)
        let admin = try await client.team.tokenGetAuthenticatedAdmin().response().adminProfile.teamMemberId
        let worker = Worker(
            database: backup.database, sources: [TeamSource(name: "team", client: client, adminID: admin)],
            sinks: [backup.contents.sink], transactionalSinks: [History()],
            configuration: .init { $0.onEvent = { event in log("\(event)") } })
        var configuration = WorkerEndpoint.Configuration()
        configuration.port = settings.port
        configuration.allowsRemoteConnections = settings.isPublic
        configuration.appSecret = settings.appSecret
        let endpoint = WorkerEndpoint(
            configuration, queue: worker.queue, accountSources: [], teamSources: ["team"], events: worker.metrics
        ) { entry in log("\(entry)") }
        log("listening on port \(try endpoint.start())")
        let draining = Task {
            await terminationSignal()
            await worker.drain()
        }
        try await worker.run()
        draining.cancel()
        await endpoint.stop()
        await backup.database.close()
        client.shutdown()
        log("stopped")
    }

    private static func restore(_ member: String, _ date: String, to path: String, _ settings: Settings) async throws {
        let date = try Date(date, strategy: .iso8601)
        let count = try await Backup(settings).restore(member, at: date, to: URL(fileURLWithPath: path))
        print(count == 1 ? "1 file was restored" : "\(count) files were restored")
    }

    private static func printMembers(_ settings: Settings) async throws {
        let members = try await Backup(settings).members()
        let client = try settings.client()
        defer { client.shutdown() }
        var names: [String: String] = [:]
        for try await member in client.team.members(includeRemoved: true) {
            names[member.profile.teamMemberId] = "\(member.profile.name.displayName) (\(member.profile.email))"
        }
        for id in members { print("\(id)  \(names[id] ?? "not in the team")") }
        if members.isEmpty { log("no member has a file in the backup yet; run team-backup to back up") }
    }

    private static func verify(_ settings: Settings) async throws {
        let problems = try await Backup(settings).problems()
        for problem in problems { print(problem) }
        if !problems.isEmpty { exit(1) }
        print("the backup is complete")
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

struct UsageError: Error, CustomStringConvertible {
    let description = """
        usage: team-backup [run | members | restore MEMBER DATE DIRECTORY | verify]

        The environment has the settings: BACKUP_DIRECTORY, DROPBOX_APP_KEY, DROPBOX_APP_SECRET, and DROPBOX_REFRESH_TOKEN.
        README.md describes them all.
        """
}
