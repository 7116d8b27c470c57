import BenchmarkSupport
import DropboxEmulator
import Foundation

/// An emulator in a separate process, with the information that clients need.
final class TransferFixture {
    /// An endpoint of the emulator.
    struct Server {
        /// The name in the results.
        let name: String
        let url: String
        /// The file of the certificate authority, or `nil` without TLS.
        let authority: String?
    }

    /// The information that the process sends to its parent.
    private struct EndpointInfo: Codable {
        var url, secureURL, token, refreshToken, appKey, appSecret: String
    }

    // Scripts/with-dropbox-hostnames sets these variables.
    private static let environment = ProcessInfo.processInfo.environment
    /// A Boolean value that indicates whether the hostnames of the service resolve to this machine.
    private static let hasServiceNames = environment["WITH_SERVICE_NAMES"] != nil
    /// A Boolean value that indicates whether rclone is installed and can reach the emulator.
    static let hasRclone = hasServiceNames && isInstalled("rclone")
    /// A Python with Dropbox's client.
    private static let pythonClient = environment["PYTHON_CLIENT"].flatMap { $0.isEmpty ? nil : $0 }

    /// The directory for transferred files.
    let folder: URL
    private let info: EndpointInfo
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
        info = try JSONDecoder().decode(EndpointInfo.self, from: line)
    }

    /// Stops the emulator. It also stops when this process exits.
    func stop() {
        input.fileHandleForWriting.closeFile()
        process.waitUntilExit()
    }

    /// Runs the emulator until standard input ends.
    static func serve(_ authority: URL) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.limits.defaultQuota = 1 << 40
        var tls = DropboxEmulator.Configuration.TLS()
        tls.port = hasServiceNames ? 443 : 0
        tls.authorityFile = authority
        configuration.tls = tls
        let emulator = try await DropboxEmulator.start(configuration)
        let info = EndpointInfo(
            url: emulator.url.absoluteString, secureURL: emulator.secureURL?.absoluteString ?? "",
            token: emulator.accessToken, refreshToken: emulator.refreshToken, appKey: emulator.appKey,
            appSecret: emulator.appSecret)
        try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(info) + Data("\n".utf8))
        while readLine() != nil {}
        await emulator.stop()
    }

    // MARK: Clients

    var token: String { info.token }
    var plain: Server { Server(name: "", url: info.url, authority: nil) }
    var secure: Server {
        Server(name: " over TLS", url: info.secureURL, authority: Self.authority(in: folder))
    }

    private static func authority(in folder: URL) -> String { folder.appending(path: "ca.pem").path }

    /// Writes a configuration of rclone in which the emulator is the remote `there:`.
    func rcloneConfiguration() throws -> String {
        let token =
            #"{"access_token":"expired","token_type":"bearer","refresh_token":"\#(info.refreshToken)","#
            + #""expiry":"2020-01-01T00:00:00Z"}"#
        let file = folder.appending(path: "rclone.conf")
        let lines = [
            "[there]", "type = dropbox", "client_id = \(info.appKey)", "client_secret = \(info.appSecret)",
            "token = \(token)",
        ]
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    /// Runs the SDK in a separate process.
    func client(_ role: String, _ server: Server, _ from: String = "", _ to: String = "") throws -> ResourceUsage {
        let peak = folder.appending(path: "peak")
        let arguments = [
            CommandLine.arguments[0] + "-client", role, server.url, server.authority ?? "-", token, peak.path,
        ]
        var usage = try ChildProcess.resourceUsage(of: arguments + [from, to])
        // The kernel's value for a child includes the parent's memory at the time of the fork.
        usage.peakMemory = Int(try String(contentsOf: peak, encoding: .utf8)) ?? .max
        return usage
    }

    /// Returns the command that runs a script of `Benchmarks/Scripts` with Dropbox's Python client over TLS, or `nil` if
    /// the client isn't installed.
    func pythonCommand(_ script: String) -> [String]? {
        guard let python = Self.pythonClient else { return nil }
        let host = secure.url.dropFirst("https://".count)
        let hosts = ["API", "API_CONTENT", "API_NOTIFY", "WEB"].map { "DROPBOX_\($0)_HOST=\(host)" }
        let environment = ["REQUESTS_CA_BUNDLE=\(secure.authority ?? "")", "PYTHONWARNINGS=ignore"]
        return ["env"] + hosts + environment + [python, "-B", "Benchmarks/Scripts/\(script)"]
    }

    /// Sets the latency of every call.
    func setLatency(seconds: Double) throws {
        try control("faults/clear", "{}")
        if seconds > 0 { try control("faults/add", #"{"effect": "latency", "seconds": \#(seconds)}"#) }
    }

    private func control(_ operation: String, _ argument: String) throws {
        _ = try ChildProcess.resourceUsage(of: [
            "curl", "--silent", "--show-error", "--fail", "\(info.url)/emulator/\(operation)", "--json", argument,
        ])
    }

    // MARK: Files

    /// Creates a file with different blocks.
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

    /// Creates a directory of different small files.
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
