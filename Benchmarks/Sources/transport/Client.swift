import BenchmarkSupport
import Foundation
import DropboxHTTP

/// The work that is measured, with the transport of this package.
enum Client {
    struct Failure: Error { let status: Int }

    static func run(role: String, arguments: [String]) async throws {
        guard let url = URL(string: arguments[0]) else { return }
        let transport = HTTPTransports.standard(HTTPTransportConfiguration { $0.proxy = .none })
        switch role {
        case "download":
            try await answer(transport, HTTPRequest(url: url)).write(to: URL(filePath: arguments[1]))
        case "upload":
            let body = HTTPBody.file(URL(filePath: arguments[1]))
            for try await _ in try await answer(transport, HTTPRequest(method: "PUT", url: url, body: body)) {}
        case "read":
            for try await _ in try await answer(transport, HTTPRequest(url: url)) {}
        case "read-slowly":
            for try await _ in try await answer(transport, HTTPRequest(url: url)) {
                try await Task.sleep(for: .milliseconds(2))
            }
        case "requests":
            try await requests(transport, url, count: arguments.count > 1 ? Int(arguments[1]) ?? 0 : 0)
        default: break
        }
        transport.shutdown()
        if let index = arguments.firstIndex(of: "--peak") {
            try Data("\(PeakMemory.ofThisProcess)".utf8).write(to: URL(filePath: arguments[index + 1]))
        }
    }

    private static func answer(_ transport: any HTTPTransport, _ request: HTTPRequest) async throws -> HTTPResponseBody
    {
        let response = try await transport.send(request)
        guard response.status == 200 else { throw Failure(status: response.status) }
        return response.body
    }

    private static func requests(_ transport: any HTTPTransport, _ url: URL, count: Int) async throws {
        let inFlight = 32
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<inFlight {
                group.addTask {
                    for _ in 0..<(count / inFlight) {
                        _ = try await answer(transport, HTTPRequest(url: url)).collect(upTo: 1 << 10)
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
