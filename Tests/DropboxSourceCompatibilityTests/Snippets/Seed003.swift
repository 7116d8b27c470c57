import Foundation
import SwiftyDropbox

/// What the class reference of the Objective-C SDK's networking layer declares, with the type that takes its place
/// here.
enum Seed003 {
    static let counterparts: [String: Any.Type] = [
        "DBTask": Request<Files.MetadataSerializer, Files.GetMetadataErrorSerializer>.self,
        "DBRpcTask": RpcRequest<Files.MetadataSerializer, Files.GetMetadataErrorSerializer>.self,
        "DBUploadTask": UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer>.self,
        "DBDownloadUrlTask": DownloadRequestFile<Files.FileMetadataSerializer, Files.DownloadErrorSerializer>.self,
        "DBDownloadDataTask": DownloadRequestMemory<Files.FileMetadataSerializer, Files.DownloadErrorSerializer>.self,
        "DBRequestError": CallError<Void>.self,
        "DBRequestHttpError": CallError<Void>.self,
        "DBRequestBadInputError": CallError<Void>.self,
        "DBRequestAuthError": Auth.AuthError.self,
        "DBRequestAccessError": Auth.AccessError.self,
        "DBRequestRateLimitError": Auth.RateLimitError.self,
        "DBRequestInternalServerError": CallError<Void>.self,
        "DBRequestClientError": ClientError.self,
        "DBTransportBaseConfig": DropboxTransportClientImpl.Configuration.self,
        "DBGlobalErrorResponseHandler": GlobalErrorResponseHandler.self,
        "DBTransportDefaultClient": DropboxTransportClientImpl.self,
        "DBProgressBlock": ProgressBlock.self,
        "DBBatchUploadResponseBlock": BatchUploadResponseBlock.self,
        "DBTasksStorage": RequestGroup.self,
    ]

    /// The example in the description of `DBRequestError`.
    static func requestError(_ error: CallError<Void>) {
        switch error {
        case .httpError(let status, _, _): print("HTTP error", status ?? 0)
        case .badInputError(let text, _): print("bad input", text ?? "")
        default: break
        }
    }

    /// What the descriptions of the task classes promise.
    static func tasks(_ client: DropboxClient) async throws {
        let storage = RequestGroup()
        let request = client.files.listFolder(path: "").added(to: storage)
        request.suspend()
        request.resume()
        let result = try await request.response()
        print("\(result.entries.count) entries")
        // A handler that comes late is called with the outcome that is there.
        request.response { result, _ in print("late: \(result?.entries.count ?? -1) entries") }
        storage.cancelAll()
    }
}
