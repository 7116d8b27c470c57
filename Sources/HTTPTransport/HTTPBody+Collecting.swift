import Foundation
import Locking

extension HTTPBody {
    /// All bytes of the body, in memory: for tests and tools. A stream that can be read once is used up by it.
    ///
    /// - Throws: `HTTPError` of kind `bodyFailed` where a file cannot be read or a producer fails.
    package func collected() async throws(HTTPError) -> Data {
        do {
            switch storage {
            case .empty: return Data()
            case .data(let data): return data
            case .file(let url, let range):
                let file = try FileHandle(forReadingFrom: url)
                defer { file.closeFile() }
                try file.seek(toOffset: UInt64(max(0, range?.lowerBound ?? 0)))
                return try file.read(upToCount: range?.count ?? Int(length ?? 0)) ?? Data()
            case .stream(let produce):
                let collected = Locked(Data())
                try await produce(
                    Writer { chunk in
                        collected.withLock { $0.append(chunk) }
                        return nil
                    })
                return collected.withLock { $0 }
            }
        } catch let error as HTTPError {
            throw error
        } catch {
            throw HTTPError(.bodyFailed(error), "The body of the request failed: \(error)")
        }
    }
}
