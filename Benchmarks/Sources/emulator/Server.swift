import Foundation

/// A server in a process of its own, and what the kernel says of it.
final class Server {
    struct Failure: Error, CustomStringConvertible { let description: String }

    let port: UInt16
    let token: String
    private let process: Process
    private let input = Pipe()

    /// An emulator: this program once more.
    static func emulator(data: URL? = nil) throws -> Server {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = ["serve"] + (data.map { ["--data", $0.path] } ?? [])
        let output = Pipe()
        process.standardOutput = output
        return try Server(process) {
            let words = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).split(separator: " ")
            guard words.count == 2, let port = UInt16(words[0]) else { return nil }
            return (port, words[1].trimmingCharacters(in: .newlines))
        }
    }

    /// nginx with one worker and the files of a folder; nil where it is not installed.
    static func nginx(folder: URL) throws -> Server? {
        let program = "/usr/sbin/nginx"
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        let port = try Connection.freePort()
        let configuration = """
            daemon off; master_process off; pid nginx.pid; error_log stderr;
            events {}
            http {
                access_log off; sendfile on; client_body_temp_path a; proxy_temp_path b; fastcgi_temp_path c;
                uwsgi_temp_path d; scgi_temp_path e;
                server { listen 127.0.0.1:\(port); root .; }
            }
            """
        try configuration.write(to: folder.appending(path: "nginx.conf"), atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = ["-p", folder.path, "-c", "nginx.conf"]
        return try Server(process) {
            for _ in 0..<500 {
                if Connection.isListening(on: port) { return (port, "") }
                usleep(10_000)
            }
            return nil
        }
    }

    private init(_ process: Process, answer: () -> (UInt16, String)?) throws {
        process.standardInput = input
        try process.run()
        guard let (port, token) = answer() else { throw Failure(description: "the server does not answer") }
        (self.process, self.port, self.token) = (process, port, token)
    }

    func stop() {
        input.fileHandleForWriting.closeFile()
        process.terminate()
        process.waitUntilExit()
    }

    /// Seconds on a processor so far.
    var cpuSeconds: Double {
        let text = String(decoding: contents("stat"), as: UTF8.self)
        // Behind the name of the program, which may have blanks.
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Megabytes that it holds now.
    var memory: Double { status("VmRSS:") }
    /// The most megabytes that it has held.
    var peakMemory: Double { status("VmHWM:") }

    private func status(_ field: String) -> Double {
        let lines = String(decoding: contents("status"), as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasPrefix(field) } ?? ""
        return (Double(line.filter(\.isNumber)) ?? 0) * 1024 / 1e6
    }

    private func contents(_ name: String) -> Data {
        FileManager.default.contents(atPath: "/proc/\(process.processIdentifier)/\(name)") ?? Data()
    }
}
