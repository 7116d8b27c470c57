import DropboxHTTPServer
import Foundation

/// A file that a form of the console sent, on the disk until it's removed.
struct ReceivedFile {
    let url: URL

    /// Receives the first file of a form.
    ///
    /// - Parameter limit: The maximum size in bytes.
    static func receive(_ request: ConsoleRequest, limit: Int) async throws -> ReceivedFile {
        var receiver = BodyReceiver(request.request, request.service)
        var reader = try MultipartReader(contentType: request.request.headers["Content-Type"] ?? "")
        while let part = try await reader.nextPart(from: &receiver) {
            guard let name = part.fileName, !name.isEmpty else { continue }
            let file = ReceivedFile(
                url: FileManager.default.temporaryDirectory.appendingPathComponent("console-\(UUID().uuidString)"))
            do {
                try await file.write(&reader, &receiver, limit: limit)
            } catch {
                file.remove()
                throw error
            }
            return file
        }
        throw MultipartReader.InvalidFormError()
    }

    private func write(_ reader: inout MultipartReader, _ receiver: inout BodyReceiver, limit: Int) async throws {
        let descriptor = open(url.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ConsoleProblem("The file can’t be stored: \(String(cString: strerror(errno)))")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var size = 0
        while let chunk = try await reader.nextChunk(from: &receiver) {
            size += chunk.count
            guard size <= limit else { throw ConsoleProblem("The file is larger than \(limit) bytes.", status: 413) }
            try handle.write(contentsOf: chunk)
        }
    }

    func remove() { unlink(url.path) }
}
