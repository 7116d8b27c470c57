import Foundation

/// One thing that the control of an emulator can do. The functions in Swift and the addresses under `/emulator/` both run
/// the operations of this list, so neither can do what the other cannot.
struct AdminOperation<Input: Sendable, Output: Sendable>: Sendable {
    let run: @Sendable (Input, Service) throws -> Output
    /// What makes it an address.
    let form: AdminForm

    /// - Parameters:
    ///   - name: what stands behind `/emulator/`.
    ///   - summary: one line for the list of operations.
    ///   - example: an input that works on a fresh emulator.
    ///   - isReading: whether it only tells something, so that `GET` runs it too.
    init(
        _ name: String, _ summary: String, example: JSONValue = [:], isReading: Bool = false,
        read: @escaping @Sendable (inout ObjectReader) throws(JSONReadingError) -> Input,
        write: @escaping @Sendable (Output) -> JSONValue,
        run: @escaping @Sendable (Input, Service) throws -> Output
    ) {
        self.run = run
        form = AdminForm(name: name, summary: summary, example: example, isReading: isReading) { json, service in
            write(try run(try ObjectReader.read(json, read), service))
        }
    }
}

/// An operation with its types erased.
struct AdminForm: Sendable {
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
    /// A text that must be there.
    mutating func text(_ key: String) throws(JSONReadingError) -> String { try require(try string(key), key) }
}

/// All operations, in the order in which they are listed.
enum AdminOperations {
    static let all: [AdminForm] =
        StateOperations.forms + AccountOperations.forms + FileOperations.forms + FaultOperations.forms
        + CallOperations.forms

    static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
