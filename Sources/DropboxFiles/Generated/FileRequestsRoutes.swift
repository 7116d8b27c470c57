// Generated from API/file_requests.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension FileRequests {
    /// `file_requests/count`
    @export(implementation)
    public static var count: Route<VoidSerializer, FileRequests.CountFileRequestsResultSerializer, FileRequests.CountFileRequestsErrorSerializer> {
        Route(_schema, 0)
    }
    /// `file_requests/create`
    @export(implementation)
    public static var create: Route<FileRequests.CreateFileRequestArgsSerializer, FileRequests.FileRequestSerializer, FileRequests.CreateFileRequestErrorSerializer> {
        Route(_schema, 1)
    }
    /// `file_requests/delete`
    @export(implementation)
    public static var delete: Route<FileRequests.DeleteFileRequestArgsSerializer, FileRequests.DeleteFileRequestsResultSerializer, FileRequests.DeleteFileRequestErrorSerializer> {
        Route(_schema, 2)
    }
    /// `file_requests/delete_all_closed`
    @export(implementation)
    public static var deleteAllClosed: Route<VoidSerializer, FileRequests.DeleteAllClosedFileRequestsResultSerializer, FileRequests.DeleteAllClosedFileRequestsErrorSerializer> {
        Route(_schema, 3)
    }
    /// `file_requests/get`
    @export(implementation)
    public static var get: Route<FileRequests.GetFileRequestArgsSerializer, FileRequests.FileRequestSerializer, FileRequests.GetFileRequestErrorSerializer> {
        Route(_schema, 4)
    }
    /// `file_requests/list`
    @export(implementation)
    public static var list_: Route<VoidSerializer, FileRequests.ListFileRequestsResultSerializer, FileRequests.ListFileRequestsErrorSerializer> {
        Route(_schema, 5)
    }
    /// `file_requests/list_v2`
    @export(implementation)
    public static var listV2: Route<FileRequests.ListFileRequestsArgSerializer, FileRequests.ListFileRequestsV2ResultSerializer, FileRequests.ListFileRequestsErrorSerializer> {
        Route(_schema, 6)
    }
    /// `file_requests/list/continue`
    @export(implementation)
    public static var listContinue: Route<FileRequests.ListFileRequestsContinueArgSerializer, FileRequests.ListFileRequestsV2ResultSerializer, FileRequests.ListFileRequestsContinueErrorSerializer> {
        Route(_schema, 7)
    }
    /// `file_requests/update`
    @export(implementation)
    public static var update: Route<FileRequests.UpdateFileRequestArgsSerializer, FileRequests.FileRequestSerializer, FileRequests.UpdateFileRequestErrorSerializer> {
        Route(_schema, 8)
    }
}

/// The routes of `file_requests`, called on behalf of a user or a team.
public struct FileRequestsRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `file_requests`.
    @export(implementation) public var fileRequests: FileRequestsRoutes { FileRequestsRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `file_requests`. Never `nil`.
    @export(implementation) public var fileRequests: FileRequestsRoutes! { FileRequestsRoutes(client: client) }
}

extension FileRequestsRoutes {
    /// Counts the user's file requests, open and closed.
    ///
    /// Route `file_requests/count`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Error: `FileRequests.CountFileRequestsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-count>
    @discardableResult
    @export(implementation)
    public func count(
    ) -> RpcRequest<FileRequests.CountFileRequestsResultSerializer, FileRequests.CountFileRequestsErrorSerializer> {
        client.request(FileRequests.count)
    }

    /// Creates a file request: a link through which others send files into a folder. The user's email address must be
    /// verified.
    ///
    /// Route `file_requests/create`: style rpc, host api, auth user, scope `file_requests.write`.
    /// Error: `FileRequests.CreateFileRequestError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-create>
    ///
    /// - Parameters:
    ///   - title: What the request is about, as the senders see it. At least 1 character.
    ///   - destination: The folder that receives the files. It starts with `/`; for apps with a folder of their own it
    ///     is relative to that. Pattern: `/(.|[\r\n])*`.
    ///   - deadline: Until when files are accepted. Only for paid accounts.
    ///   - open: Whether files are accepted at once. A closed request can be opened later. Default: `true`.
    ///   - description_: A longer explanation for the senders.
    ///   - videoProjectId: The video project that the request belongs to, if any.
    @discardableResult
    @export(implementation)
    public func create(
        title: String,
        destination: String,
        deadline: FileRequests.FileRequestDeadline? = nil,
        open: Bool = true,
        description_: String? = nil,
        videoProjectId: String? = nil
    ) -> RpcRequest<FileRequests.FileRequestSerializer, FileRequests.CreateFileRequestErrorSerializer> {
        client.request(
            FileRequests.create,
            serverArgs: FileRequests.CreateFileRequestArgs(
                title: title,
                destination: destination,
                deadline: deadline,
                open: open,
                description_: description_,
                videoProjectId: videoProjectId
            )
        )
    }

    /// Deletes file requests. They must be closed first; the files received stay.
    ///
    /// Route `file_requests/delete`: style rpc, host api, auth user, scope `file_requests.write`.
    /// Error: `FileRequests.DeleteFileRequestError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-delete>
    ///
    /// - Parameters:
    ///   - ids: The file requests to delete. Each: At least 1 character. Each: Pattern: `[-_0-9a-zA-Z]+`.
    @discardableResult
    @export(implementation)
    public func delete(
        ids: [String]
    ) -> RpcRequest<FileRequests.DeleteFileRequestsResultSerializer, FileRequests.DeleteFileRequestErrorSerializer> {
        client.request(FileRequests.delete, serverArgs: FileRequests.DeleteFileRequestArgs(ids: ids))
    }

    /// Deletes all closed file requests of the user.
    ///
    /// Route `file_requests/delete_all_closed`: style rpc, host api, auth user, scope `file_requests.write`.
    /// Error: `FileRequests.DeleteAllClosedFileRequestsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-delete_all_closed>
    @discardableResult
    @export(implementation)
    public func deleteAllClosed(
    ) -> RpcRequest<FileRequests.DeleteAllClosedFileRequestsResultSerializer, FileRequests.DeleteAllClosedFileRequestsErrorSerializer> {
        client.request(FileRequests.deleteAllClosed)
    }

    /// Reads one file request.
    ///
    /// Route `file_requests/get`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Error: `FileRequests.GetFileRequestError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-get>
    ///
    /// - Parameters:
    ///   - id: The file request. At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
    @discardableResult
    @export(implementation)
    public func get(
        id: String
    ) -> RpcRequest<FileRequests.FileRequestSerializer, FileRequests.GetFileRequestErrorSerializer> {
        client.request(FileRequests.get, serverArgs: FileRequests.GetFileRequestArgs(id: id))
    }

    /// Lists the user's file requests. Apps with a folder of their own see only those that lead there.
    ///
    /// Route `file_requests/list`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Error: `FileRequests.ListFileRequestsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list>
    @discardableResult
    @export(implementation)
    public func list_(
    ) -> RpcRequest<FileRequests.ListFileRequestsResultSerializer, FileRequests.ListFileRequestsErrorSerializer> {
        client.request(FileRequests.list_)
    }

    /// Lists the user's file requests page by page. Apps with a folder of their own see only those that lead there.
    ///
    /// Route `file_requests/list_v2`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Error: `FileRequests.ListFileRequestsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 1000.
    @discardableResult
    @export(implementation)
    public func listV2(
        limit: UInt64 = 1000
    ) -> RpcRequest<FileRequests.ListFileRequestsV2ResultSerializer, FileRequests.ListFileRequestsErrorSerializer> {
        client.request(FileRequests.listV2, serverArgs: FileRequests.ListFileRequestsArg(limit: limit))
    }

    /// Returns the next page of `listV2`.
    ///
    /// Route `file_requests/list/continue`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Error: `FileRequests.ListFileRequestsContinueError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest answer of `listV2` or `listContinue`.
    @discardableResult
    @export(implementation)
    public func listContinue(
        cursor: String
    ) -> RpcRequest<FileRequests.ListFileRequestsV2ResultSerializer, FileRequests.ListFileRequestsContinueErrorSerializer> {
        client.request(FileRequests.listContinue, serverArgs: FileRequests.ListFileRequestsContinueArg(cursor: cursor))
    }

    /// Changes the title, folder, deadline or description of a file request, or opens or closes it. What is nil stays
    /// as it is.
    ///
    /// Route `file_requests/update`: style rpc, host api, auth user, scope `file_requests.write`.
    /// Error: `FileRequests.UpdateFileRequestError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-update>
    ///
    /// - Parameters:
    ///   - id: The file request to change. At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
    ///   - title: The new title. At least 1 character.
    ///   - destination: The new folder that receives the files. Pattern: `/(.|[\r\n])*`.
    ///   - deadline: The new deadline. Only for paid accounts. Default: `.noUpdate`.
    ///   - open: Whether to accept files from now on.
    ///   - description_: The new explanation for the senders.
    @discardableResult
    @export(implementation)
    public func update(
        id: String,
        title: String? = nil,
        destination: String? = nil,
        deadline: FileRequests.UpdateFileRequestDeadline = .noUpdate,
        open: Bool? = nil,
        description_: String? = nil
    ) -> RpcRequest<FileRequests.FileRequestSerializer, FileRequests.UpdateFileRequestErrorSerializer> {
        client.request(
            FileRequests.update,
            serverArgs: FileRequests.UpdateFileRequestArgs(
                id: id,
                title: title,
                destination: destination,
                deadline: deadline,
                open: open,
                description_: description_
            )
        )
    }
}
