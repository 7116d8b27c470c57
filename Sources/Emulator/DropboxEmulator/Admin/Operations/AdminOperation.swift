import DropboxConcurrency
import Foundation

/// An operation of the admin API.
///
/// The Swift API and the paths under `/emulator/` run the same operations, so both have the same capabilities.
struct AdminOperation<Input: Sendable, Output: Sendable>: Sendable {
    let run: @Sendable (Input, Service) throws -> Output
    /// The type-erased operation for the HTTP API.
    let erased: AnyAdminOperation

    /// - Parameters:
    ///   - name: The path after `/emulator/`.
    ///   - summary: One line for the list of operations.
    ///   - example: An input that works on a fresh emulator.
    ///   - isReading: Whether the operation only reads, so that `GET` can run it, too.
    init(
        _ name: String, _ summary: String, example: JSONValue = [:], isReading: Bool = false,
        read: @escaping @Sendable (inout ObjectReader) throws(JSONReadingError) -> Input,
        write: @escaping @Sendable (Output) -> JSONValue,
        run: @escaping @Sendable (Input, Service) throws -> Output
    ) {
        self.run = run
        erased = AnyAdminOperation(name: name, summary: summary, example: example, isReading: isReading) {
            json, service in
            write(try run(try ObjectReader.read(json, read), service))
        }
    }
}

/// An error of an operation whose response has more than a message. Its status is 409.
protocol AdminFailure: Error {
    var json: [String: JSONValue] { get }
}

/// A type-erased operation.
struct AnyAdminOperation: Sendable {
    let name: String
    let summary: String
    let example: JSONValue
    let isReading: Bool
    let run: @Sendable (JSONValue, Service) async throws -> JSONValue
}

extension AdminOperation where Output == Void {
    init(
        _ name: String, _ summary: String, example: JSONValue = [:],
        read: @escaping @Sendable (inout ObjectReader) throws(JSONReadingError) -> Input,
        run: @escaping @Sendable (Input, Service) throws -> Void
    ) {
        self.init(name, summary, example: example, read: read, write: { _ in [:] }, run: run)
    }
}

extension ObjectReader {
    /// Reads a required string.
    mutating func requiredString(_ key: String) throws(JSONReadingError) -> String { try require(try string(key), key) }
}

/// Runs `body`, and reports that its input refers to something that doesn't exist like other invalid input.
func checkingInput<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as DropboxEmulator.AdminError {
        let parts = error.description.split(separator: ": ", maxSplits: 1).map(String.init)
        guard parts.count == 2, ["account", "app"].contains(parts[0]) else { throw error }
        throw JSONReadingError(path: parts[0], text: parts[1])
    }
}

/// All operations, in the order in which they are listed.
enum AdminOperations {
    static let all: [AnyAdminOperation] =
        AccountOperations.operations + RemovalOperations.operations + FileOperations.operations
        + FaultOperations.operations + CallOperations.operations + WebhookOperations.operations
        + StateOperations.operations

    static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
