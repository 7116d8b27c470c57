import DropboxHTTP
import DropboxTransfer
import Foundation

/// Many calls with a small result: the metadata of a file.
struct Calls {
    /// The path of an existing file.
    static let path = "/small"

    let client: DropboxClient

    /// Calls the route a number of times, with a number of calls at a time.
    func run(_ count: Int, inFlight: Int) async throws {
        if inFlight <= 1 {
            for _ in 0..<count { _ = try await client.files.getMetadata(path: Self.path).response() }
            return
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<count {
                if index >= inFlight { try await group.next() }
                group.addTask { _ = try await client.files.getMetadata(path: Self.path).response() }
            }
            try await group.waitForAll()
        }
    }

    /// Starts all calls at once, with completion handlers, and waits until all handlers have run.
    func startAll(_ count: Int) async throws {
        let queue = DispatchQueue(label: "calls")
        try await withThrowingTaskGroup(of: Void.self) { group in
            let (results, continuation) = AsyncStream.makeStream(of: Bool.self)
            for _ in 0..<count {
                client.files.getMetadata(path: Self.path).response(queue: queue) { result, _ in
                    continuation.yield(result != nil)
                }
            }
            group.addTask {
                var remaining = count
                for await isSuccess in results {
                    guard isSuccess else { throw Failure(description: "a call failed") }
                    remaining -= 1
                    if remaining == 0 { return }
                }
            }
            try await group.waitForAll()
        }
    }

    /// Sends the same requests with the transport alone, one at a time.
    static func send(_ count: Int, server: String, token: String, _ connection: HTTPTransportConfiguration) async throws
    {
        let transport = makeHTTPTransport(connection)
        guard let url = URL(string: server + "/2/files/get_metadata") else { throw Failure(description: server) }
        let headers: HTTPHeaders = ["Authorization": "Bearer \(token)", "Content-Type": "application/json"]
        let body = Data(#"{"path":"\#(path)"}"#.utf8)
        for _ in 0..<count {
            let response = try await transport.send(
                HTTPRequest(method: "POST", url: url, headers: headers, body: .data(body)))
            guard response.status == 200 else { throw Failure(description: "status \(response.status)") }
            _ = try await response.body.collect(upTo: 1 << 20)
        }
        transport.shutdown()
    }
}
