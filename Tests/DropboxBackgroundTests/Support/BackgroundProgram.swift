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
