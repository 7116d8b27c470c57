import DropboxEmulator
import DropboxTestSupport
import Foundation

/// Runs DropboxBackgroundWorker as a child process.
enum BackgroundProgram {
    static func start(_ emulator: DropboxEmulator, _ folder: TestFolder, _ work: String) throws -> Subprocess {
        try Subprocess(
            try TestProgram.path(ofProduct: "DropboxBackgroundWorker"),
            [emulator.url.absoluteString, emulator.accessToken, folder.url.path, work], errors: .merged)
    }

    /// Waits until the process exits.
    static func end(of worker: Subprocess) async throws -> (Int32, String) {
        try await onThread {
            let output = String(decoding: try worker.remainingOutput(), as: UTF8.self)
            return (worker.wait(), output)
        }
    }
}

extension Data {
    /// Creates random bytes.
    static func random(_ size: Int, _ random: inout SeededRandomNumberGenerator) -> Data {
        var data = Data(capacity: size + 8)
        while data.count < size { Swift.withUnsafeBytes(of: random.next()) { data.append(contentsOf: $0) } }
        return data.prefix(size)
    }
}
