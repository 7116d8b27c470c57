// Generated from API/file_requests.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension FileRequests {
    /// `file_requests/count`
    @export(implementation)
    public static var count: Route<Void, FileRequests.CountFileRequestsResult, FileRequests.CountFileRequestsError> {
        Route(_schema, 0)
    }
    /// `file_requests/create`
    @export(implementation)
    public static var create: Route<FileRequests.CreateFileRequestArgs, FileRequests.FileRequest, FileRequests.CreateFileRequestError> {
        Route(_schema, 1)
    }
    /// `file_requests/delete`
    @export(implementation)
    public static var delete: Route<FileRequests.DeleteFileRequestArgs, FileRequests.DeleteFileRequestsResult, FileRequests.DeleteFileRequestError> {
        Route(_schema, 2)
    }
    /// `file_requests/delete_all_closed`
    @export(implementation)
    public static var deleteAllClosed: Route<Void, FileRequests.DeleteAllClosedFileRequestsResult, FileRequests.DeleteAllClosedFileRequestsError> {
        Route(_schema, 3)
    }
    /// `file_requests/get`
    @export(implementation)
    public static var get: Route<FileRequests.GetFileRequestArgs, FileRequests.FileRequest, FileRequests.GetFileRequestError> {
        Route(_schema, 4)
    }
    /// `file_requests/list`
    @export(implementation)
    public static var list_: Route<Void, FileRequests.ListFileRequestsResult, FileRequests.ListFileRequestsError> {
        Route(_schema, 5)
    }
    /// `file_requests/list_v2`
    @export(implementation)
    public static var listV2: Route<FileRequests.ListFileRequestsArg, FileRequests.ListFileRequestsV2Result, FileRequests.ListFileRequestsError> {
        Route(_schema, 6)
    }
    /// `file_requests/list/continue`
    @export(implementation)
    public static var listContinue: Route<FileRequests.ListFileRequestsContinueArg, FileRequests.ListFileRequestsV2Result, FileRequests.ListFileRequestsContinueError> {
        Route(_schema, 7)
    }
    /// `file_requests/update`
    @export(implementation)
    public static var update: Route<FileRequests.UpdateFileRequestArgs, FileRequests.FileRequest, FileRequests.UpdateFileRequestError> {
        Route(_schema, 8)
    }
}
