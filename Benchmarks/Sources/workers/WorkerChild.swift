import BenchmarkSupport
import DropboxFiles
import DropboxWorker
import DropboxWorkerPostgreSQL
import Foundation

/// A worker in a process of its own, which works until its standard input ends, and then says what it has done.
struct WorkerChild {
    static let subcommand = "worker"

    /// What a worker has done.
    struct Outcome: Codable {
        var counters: WorkerCounters
        var peakMemory: Int
    }

    private let process: Process
    private let input = Pipe()
    private let output = Pipe()

    /// Starts a worker.
    init(_ url: String, _ size: TeamSize, hour: Int) throws {
        process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [Self.subcommand, url, "\(size.members)", "\(size.files)", "\(hour)"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// Lets the worker drain and end.
    func stop() throws -> Outcome {
        try input.fileHandleForWriting.close()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return try JSONDecoder().decode(Outcome.self, from: data)
    }

    /// Works as such a process.
    static func run(_ arguments: [String]) async throws {
        let numbers = arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count == 3 else { throw CocoaError(.formatting) }
        let size = TeamSize(members: numbers[0], files: numbers[1])
        let events = WorkerEvents()
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "generated")),
                configuration: .init { $0.onEvent = { events.count($0) } },
                transport: GeneratedListings(size, hour: numbers[2])))
        let database = PostgreSQLWorkerDatabase(url: arguments[0])
        let configuration = WorkerConfiguration {
            // The first sync of a large team takes longer than the default.
            $0.pollInterval = Scale.pollInterval
            $0.onEvent = {
                if case .trouble(let message) = $0 { FileHandle.standardError.write(Data((message + "\n").utf8)) }
            }
        }
        let worker = Worker(
            database: database, sources: [GeneratedSource(size: size, client: client)], configuration: configuration,
            metrics: events)
        Thread.detachNewThread {
            _ = try? FileHandle.standardInput.readToEnd()
            Task { await worker.drain() }
        }
        try await worker.run()
        await database.close()
        let outcome = Outcome(counters: events.counters, peakMemory: PeakMemory.ofThisProcess)
        FileHandle.standardOutput.write(try JSONEncoder().encode(outcome))
    }
}
