import DropboxFiles
import Foundation
import DropboxStone

/// `too_many_write_operations` as routes have it in errors of their own: at different depths, and for a batch of commits
/// once for each entry of an answer that is a success.
enum WriteContention {
    /// The error of each route but those whose answer depends on the call.
    private static let errors: [String: String] = {
        let top = #"{".tag":"too_many_write_operations"}"#
        let path = #"{".tag":"path","path":\#(top)}"#
        let to = #"{".tag":"to","to":\#(top)}"#
        return [
            "files/copy": to, "files/copy_v2": to, "files/move": to, "files/move_v2": to,
            "files/copy_reference/save": path, "files/create_folder": path, "files/create_folder_v2": path,
            "files/save_url": path, "files/restore": #"{".tag":"path_write","path_write":\#(top)}"#,
            "files/delete": top, "files/delete_v2": top, "files/permanently_delete": top,
            "files/get_file_lock_batch": top, "files/lock_file_batch": top, "files/unlock_file_batch": top,
            "files/upload_session/finish": top,
        ]
    }()
    private static let uploads: Set = ["files/upload", "files/alpha/upload"]
    private static let batch = "files/upload_session/finish_batch_v2"

    /// All routes that have it.
    static let routes = Set(errors.keys).union(uploads).union([batch])

    /// The answer to a call; nothing of it takes effect, but what an upload brought is kept for a second attempt.
    static func answer(to call: Call) async throws -> ServerResponse {
        if let error = errors[call.facts.path] {
            return try ErrorResponse.response(409, error: Data(error.utf8), call.service.minting)
        }
        guard call.facts.path == batch else {
            let error = try await UploadRoutes.refusal(.tooManyWriteOperations, call)
            return try ErrorResponse.response(409, error: try StoneCoding.encode(error), call.service.minting)
        }
        let json = try await ArgumentSource.read(call.request, call.facts.style).json
        let argument = try StoneCoding.decode(Files.UploadSessionFinishBatchArg.self, from: json)
        let entries = argument.entries.map { _ in
            Files.UploadSessionFinishBatchResultEntry.failure(.tooManyWriteOperations)
        }
        let body = try StoneCoding.encode(Files.UploadSessionFinishBatchResult(entries: entries))
        return ServerResponse(status: 200, headers: ["Content-Type": "application/json"], body: .data(body))
    }
}
