import Foundation
import HTTPTransport
import Locking

extension RouteCaller {
    /// Downloads content to a file.
    func download<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, to destination: URL, overwrite: Bool,
        origin: Origin, run: RequestRun<(Result, URL), RouteError>
    ) async throws(CallError<RouteError>) -> (Result, URL) {
        let file: PartialFile
        do throws(ClientError) {
            let access = configuration.filesAccess
            file = try await BlockingIO.disk.run { () throws(ClientError) in
                try PartialFile(destination: destination, overwrite: overwrite, access: access)
            }
        } catch {
            throw .clientError(error)
        }
        let facts = route.facts
        do throws(CallError<RouteError>) {
            return try await download(route, argument, origin: origin, run: run) {
                body, onProgress throws(ClientError) in
                do throws(HTTPError) {
                    try await body.write(to: file.url, onProgress: onProgress)
                } catch {
                    throw ClientError(error, route: facts)
                }
                // It may be copied to another disk.
                return try await BlockingIO.bulk.run { () throws(ClientError) in try file.complete() }
            }
        } catch {
            await BlockingIO.disk.run { file.discard() }
            throw error
        }
    }

    /// Downloads content to memory.
    func download<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, origin: Origin,
        run: RequestRun<(Result, Data), RouteError>
    ) async throws(CallError<RouteError>) -> (Result, Data) {
        let facts = route.facts
        let limit = configuration.maximumMemoryDownloadSize
        return try await download(route, argument, origin: origin, run: run) { body, onProgress throws(ClientError) in
            do throws(HTTPError) {
                return try await body.collect(upTo: limit, onProgress: onProgress)
            } catch {
                throw ClientError(error, route: facts)
            }
        }
    }
}

extension HTTPResponseBody {
    /// Reads the rest of the body into memory and tells how far it has come.
    fileprivate func collect(
        upTo maximumBytes: Int, onProgress: (Int64) -> Void
    ) async throws(HTTPError) -> Data {
        var whole = Data()
        // No more than a little, because a server may promise what it does not send.
        if let expectedLength { whole.reserveCapacity(Int(Swift.min(Swift.max(expectedLength, 0), 16 << 20))) }
        var chunks = makeAsyncIterator()
        while let chunk = try await chunks.next() {
            whole.append(chunk)
            guard whole.count <= maximumBytes else {
                throw HTTPError(
                    .bodyTooLarge(limit: maximumBytes),
                    "The content is longer than the \(maximumBytes) bytes that may be kept in memory: "
                        + "download it to a file, or raise maximumMemoryDownloadSize.")
            }
            onProgress(Int64(whole.count))
        }
        return whole
    }
}
