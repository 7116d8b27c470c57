import DropboxCore
import DropboxHTTPServer
import Foundation

/// Uploads the files of a form. A file that the service refuses doesn't affect the others.
struct FileUpload {
    let request: ConsoleRequest
    let location: FileLocation

    private var caller: AccountCaller { location.caller }
    private var store: Store { request.service.store }

    /// Which files were uploaded, and why others weren't.
    private struct Outcome {
        var uploaded: [String] = []
        var refused: [(name: String, reason: String)] = []

        /// A line for each refused file, and one for the others.
        var text: String {
            var lines = refused.map { "Not uploaded: \($0.name): \($0.reason)" }
            if !uploaded.isEmpty { lines.append("Uploaded: \(uploaded.joined(separator: ", "))") }
            return lines.joined(separator: "\n")
        }
    }

    /// Receives the files in upload sessions, and commits each one by the route of the API.
    ///
    /// - Throws: ``ConsoleProblem`` with the outcome if the service refused a file.
    func run() async throws {
        var receiver = BodyReceiver(request.request, request.service)
        var reader = try MultipartReader(contentType: request.request.headers["Content-Type"] ?? "")
        var outcome = Outcome()
        var current: String?
        do {
            while let part = try await reader.nextPart(from: &receiver) {
                guard let name = part.fileName, !name.isEmpty else {
                    while try await reader.nextChunk(from: &receiver) != nil {}
                    continue
                }
                current = name
                do {
                    try await upload(name, &reader, &receiver)
                    outcome.uploaded.append(name)
                } catch let problem as ConsoleProblem {
                    outcome.refused.append((name, problem.text))
                }
                current = nil
            }
        } catch {
            // The form ended, so there is no next file.
            guard let problem = ConsoleProblem(error), current != nil || !outcome.uploaded.isEmpty else { throw error }
            outcome.refused.append((current ?? "the other files", problem.text))
            throw ConsoleProblem(outcome.text, status: problem.status)
        }
        guard outcome.refused.isEmpty else { throw ConsoleProblem(outcome.text) }
        guard !outcome.uploaded.isEmpty else { throw MultipartReader.InvalidFormError() }
    }

    private func upload(
        _ name: String, _ reader: inout MultipartReader, _ receiver: inout BodyReceiver
    ) async throws {
        var writer = BlockWriter(store: store.content, pins: receiver.pins)
        while let chunk = try await reader.nextChunk(from: &receiver) { try writer.write(chunk) }
        let written = try writer.finish()
        let session = try store.startSessions(isConcurrent: false, caller.view)[0]
        do {
            try store.append(written, pins: receiver.pins, to: session, at: 0, closes: true, caller.view)
        } catch UploadSessionError.tooLarge {
            throw ConsoleProblem("The file is larger than \(store.limits.maximumFileSize) bytes, the limit of files.")
        }
        try await commit(session, JSONValue(written.count), location.path + "/" + name)
    }

    private func commit(_ session: String, _ size: JSONValue, _ path: String) async throws {
        let result = try await caller.call(
            "files/upload_session/finish_batch_v2",
            [
                "entries": [
                    [
                        "cursor": ["session_id": .string(session), "offset": size],
                        "commit": ["path": .string(path), "mode": "overwrite"],
                    ]
                ]
            ])
        let entry = result["entries"]?.elements.first
        guard entry?[".tag"] == "success" else {
            throw ConsoleProblem(RouteFailure.text(entry?["failure"], paths: [path]))
        }
    }
}
