import Foundation

/// A server in a separate process, with its resource usage.
final class Server {
    struct Failure: Error, CustomStringConvertible { let description: String }

    let port: UInt16
    let token: String
    private let process: Process
    private let input = Pipe()

    /// Starts an emulator: another instance of this program.
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

    /// Starts nginx with one worker and the files of a directory, or returns `nil` if it isn't installed.
    static func nginx(directory: URL) throws -> Server? {
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
        try configuration.write(to: directory.appending(path: "nginx.conf"), atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = ["-p", directory.path, "-c", "nginx.conf"]
        return try Server(process) {
            for _ in 0..<500 {
                if Connection.isListening(on: port) { return (port, "") }
                usleep(10_000)
            }
            return nil
        }
    }

    private init(_ process: Process, endpoint: () -> (UInt16, String)?) throws {
        process.standardInput = input
        try process.run()
        guard let (port, token) = endpoint() else { throw Failure(description: "the server does not answer") }
        (self.process, self.port, self.token) = (process, port, token)
    }

    func stop() {
        input.fileHandleForWriting.closeFile()
        process.terminate()
        process.waitUntilExit()
    }

    /// The CPU time so far, in seconds.
    var cpuSeconds: Double {
        let text = String(decoding: contents("stat"), as: UTF8.self)
        // Skip the name of the program, which can contain spaces.
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// The current memory in MB.
    var memory: Double { status("VmRSS:") }
    /// The peak memory in MB.
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

/// A persistent connection with minimal overhead, so that the measurement covers mostly the server.
final class Connection {
    struct Failure: Error, CustomStringConvertible { let description: String }

    private let descriptor: Int32
    private let token: String
    private var buffer = [UInt8](repeating: 0, count: 1 << 20)

    init(_ server: Server) throws {
        token = server.token
        descriptor = try Self.connected(to: server.port)
    }

    deinit { close(descriptor) }

    static func isListening(on port: UInt16) -> Bool {
        guard let descriptor = try? connected(to: port) else { return false }
        close(descriptor)
        return true
    }

    static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = loopback(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isBound else { throw Failure(description: "no free port") }
        return UInt16(bigEndian: address.sin_port)
    }

    // MARK: Calls

    func rpc(_ route: String, _ argument: String) throws -> Data {
        let head = "POST /2/\(route) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n"
        try send(head + "Content-Type: application/json\r\nContent-Length: \(argument.utf8.count)\r\n\r\n" + argument)
        return try readResponse()
    }

    func content(_ route: String, _ argument: String, _ body: Data) throws -> Data {
        let head = "POST /2/\(route) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n"
        let rest = "Content-Type: application/octet-stream\r\nContent-Length: \(body.count)\r\n\r\n"
        try send(Data("\(head)Dropbox-API-Arg: \(argument)\r\n\(rest)".utf8) + body)
        return try readResponse()
    }

    /// Runs an operation of the emulator's admin API.
    func administer(_ operation: String, _ argument: String) throws {
        let head = "POST /emulator/\(operation) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        try send("\(head)Content-Length: \(argument.utf8.count)\r\n\r\n\(argument)")
        let answer = try readResponse()
        guard answer.range(of: Data(#""error""#.utf8)) == nil else {
            throw Failure(description: String(decoding: answer.prefix(500), as: UTF8.self))
        }
    }

    /// Sends a request without reading the response.
    func post(_ route: String, _ argument: String) throws {
        let rest = "Content-Type: application/json\r\nContent-Length: \(argument.utf8.count)\r\n\r\n"
        try send("POST /2/\(route) HTTP/1.1\r\nHost: localhost\r\n\(rest)\(argument)")
    }

    /// Downloads a body, discards it, and returns its length.
    func drop(_ path: String, _ headers: String = "") throws -> Int {
        try send(
            "GET \(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\(headers)\r\n")
        let (status, length, received) = try head()
        guard status == 200 else { throw Failure(description: "status \(status) for \(path)") }
        var count = received.count
        while count < length { count += try receive() }
        return count
    }

    // MARK: Socket

    private func send(_ text: String) throws { try send(Data(text.utf8)) }

    private func send(_ data: Data) throws {
        try data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(
                    descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw Failure(description: "cannot send: \(String(cString: strerror(errno)))") }
                sent += count
            }
        }
    }

    private func receive() throws -> Int {
        var count = -1
        repeat { count = recv(descriptor, &buffer, buffer.count, 0) } while count < 0 && errno == EINTR
        guard count >= 0 else { throw Failure(description: "cannot receive: \(String(cString: strerror(errno)))") }
        guard count > 0 else { throw Failure(description: "the server closed the connection") }
        return count
    }

    private func readResponse() throws -> Data {
        var (status, length, body) = try head()
        while body.count < length { body.append(contentsOf: buffer[..<(try receive())]) }
        guard status == 200 else { throw Failure(description: "\(status): \(String(decoding: body, as: UTF8.self))") }
        return body
    }

    /// Reads a response header. Returns the status, the length of the body, and the part of the body that arrived with
    /// the header.
    private func head() throws -> (status: Int, length: Int, body: Data) {
        var data = Data()
        while true {
            data.append(contentsOf: buffer[..<(try receive())])
            guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { continue }
            let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
            let status = Int(lines[0].split(separator: " ")[1]) ?? 0
            let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
            return (
                status, length.flatMap { Int($0.dropFirst(15).filter(\.isNumber)) } ?? 0, Data(data[end.upperBound...])
            )
        }
    }

    private static func connected(to port: UInt16) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = loopback(port)
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else {
            close(descriptor)
            throw Failure(description: "cannot connect to port \(port)")
        }
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        return descriptor
    }

    private static func loopback(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}
