import BenchmarkSupport
import DropboxEmulator
import Foundation

/// An emulator in a process of its own, and what clients have to know of it.
final class Site {
    /// How to reach the emulator.
    struct Server {
        /// What the figures call it.
        let name: String
        let url: String
        /// Whom to trust, a file; `nil` without TLS.
        let authority: String?
    }

    /// What the process tells its parent.
    private struct Facts: Codable {
        var url, secureURL, token, refreshToken, appKey, appSecret: String
    }

    // What Scripts/with-dropbox-hostnames prepares.
    private static let environment = ProcessInfo.processInfo.environment
    /// Whether the names of the service's hosts lead here.
    private static let hasServiceNames = environment["WITH_SERVICE_NAMES"] != nil
    /// Whether rclone is installed and finds the emulator.
    static let hasRclone = hasServiceNames && isInstalled("rclone")
    /// A Python that has Dropbox's client.
    static let pythonClient = environment["PYTHON_CLIENT"].flatMap { $0.isEmpty ? nil : $0 }

    /// For everything that is moved.
    let folder: URL
    private let facts: Facts
    private let process = Process()
    private let input = Pipe()

    init(folder: URL) throws {
        self.folder = folder
        let output = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = ["site", Self.authority(in: folder)]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var line = Data()
        while line.last != UInt8(ascii: "\n"), let more = try output.fileHandleForReading.read(upToCount: 1) {
            line += more
        }
        facts = try JSONDecoder().decode(Facts.self, from: line)
    }

    /// Ends the emulator, which also ends by itself when this process does.
    func stop() {
        input.fileHandleForWriting.closeFile()
        process.waitUntilExit()
    }

    /// The process itself, until its input ends.
    static func serve(_ authority: URL) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.limits.quota = 1 << 40
        var tls = DropboxEmulator.Configuration.TLS()
        tls.port = hasServiceNames ? 443 : 0
        tls.authorityFile = authority
        configuration.tls = tls
        let emulator = try await DropboxEmulator.start(configuration)
        let facts = Facts(
            url: emulator.url.absoluteString, secureURL: emulator.secureURL?.absoluteString ?? "",
            token: emulator.accessToken, refreshToken: emulator.refreshToken, appKey: emulator.appKey,
            appSecret: emulator.appSecret)
        try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(facts) + Data("\n".utf8))
        while readLine() != nil {}
        await emulator.stop()
    }

    // MARK: For clients

    var token: String { facts.token }
    var plain: Server { Server(name: "", url: facts.url, authority: nil) }
    var secure: Server {
        Server(name: " over TLS", url: facts.secureURL, authority: Self.authority(in: folder))
    }

    private static func authority(in folder: URL) -> String { folder.appending(path: "ca.pem").path }

    /// A configuration of rclone in which the emulator is `there:`.
    func rcloneConfiguration() throws -> String {
        let token =
            #"{"access_token":"expired","token_type":"bearer","refresh_token":"\#(facts.refreshToken)","#
            + #""expiry":"2020-01-01T00:00:00Z"}"#
        let file = folder.appending(path: "rclone.conf")
        let lines = [
            "[there]", "type = dropbox", "client_id = \(facts.appKey)", "client_secret = \(facts.appSecret)",
            "token = \(token)",
        ]
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    /// Has the SDK do something.
    func client(_ role: String, _ server: Server, _ from: String = "", _ to: String = "") throws -> Cost {
        let peak = folder.appending(path: "peak")
        let words = [CommandLine.arguments[0] + "-client", role, server.url, server.authority ?? "-", token, peak.path]
        var cost = try Child.cost(of: words + [from, to])
        // What the kernel says of a child begins with what its parent held when it started it.
        cost.peakMemory = Int(try String(contentsOf: peak, encoding: .utf8)) ?? .max
        return cost
    }

    /// Lets every call wait for so long.
    func setLatency(seconds: Double) throws {
        try control("faults/clear", "{}")
        if seconds > 0 { try control("faults/add", #"{"effect": "latency", "seconds": \#(seconds)}"#) }
    }

    private func control(_ operation: String, _ argument: String) throws {
        _ = try Child.cost(of: [
            "curl", "--silent", "--show-error", "--fail", "\(facts.url)/emulator/\(operation)", "--json", argument,
        ])
    }

    // MARK: What is moved

    /// Makes a file no two blocks of which are the same.
    func makeFile(_ name: String, count: Int) throws -> String {
        let path = folder.appending(path: name).path
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        var numbers = SystemRandomNumberGenerator()
        var block = Data((0..<(1 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        for _ in 0..<(count / block.count) {
            withUnsafeBytes(of: numbers.next()) { block.replaceSubrange(0..<8, with: $0) }
            try file.write(contentsOf: block)
        }
        try file.close()
        return path
    }

    /// Makes a folder of small files, each different.
    func makeFolder(_ name: String, files: Int, of size: Int) throws -> String {
        let folder = folder.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 0..<files {
            var content = Data("\(name) \(number) ".utf8)
            content.append(Data(repeating: UInt8(truncatingIfNeeded: number), count: size - content.count))
            try content.write(to: folder.appending(path: "file \(number).txt"))
        }
        return folder.path
    }

    private static func isInstalled(_ program: String) -> Bool {
        let folders = environment["PATH"]?.split(separator: ":") ?? []
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }

    func remove(_ paths: String...) throws {
        for path in paths where FileManager.default.fileExists(atPath: path) {
            try FileManager.default.removeItem(atPath: path)
        }
    }
}
