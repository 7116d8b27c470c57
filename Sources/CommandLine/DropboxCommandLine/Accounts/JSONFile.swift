import DropboxCore
import Foundation

/// A small file with a value in JSON, which people can read and several processes can change.
struct JSONFile<Value: Codable & Sendable>: Sendable {
    private let file: DurableFile
    private let content: String
    private let remedy: String
    private let initialValue: Value

    /// - Parameters:
    ///   - url: The file, which doesn't need to exist.
    ///   - content: What the file contains, for messages: `the accounts`.
    ///   - remedy: What to do if the file can't be decoded.
    ///   - initialValue: The value if the file doesn't exist.
    init(_ url: URL, of content: String, remedy: String, _ initialValue: Value) {
        file = DurableFile(url, maximumSize: 1 << 20)
        (self.content, self.remedy, self.initialValue) = (content, remedy, initialValue)
    }

    /// Returns the value.
    ///
    /// - Throws: An error if the file can't be read, or is corrupted.
    func value() throws(CommandError) -> Value {
        do {
            guard let data = try file.read() else { return initialValue }
            return try JSONDecoder().decode(Value.self, from: data)
        } catch let error as FileError {
            throw .failure("\(error)")
        } catch {
            throw .failure("cannot read \(content): \(file.url.path) is corrupted; \(remedy)")
        }
    }

    /// Changes the value, while no other process does.
    ///
    /// - Throws: An error if the file can't be read or written, or is corrupted.
    func change(_ body: (inout Value) -> Void) throws(CommandError) {
        try file.withLock(
            { () throws(CommandError) in
                var value = try value()
                body(&value)
                do {
                    let encoder = JSONEncoder()
                    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
                    try file.replace(with: try encoder.encode(value))
                } catch {
                    throw .failure("\(error)")
                }
            }, makeError: { .failure("\($0)") })
    }
}
