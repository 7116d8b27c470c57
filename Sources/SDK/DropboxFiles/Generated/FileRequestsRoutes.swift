// Generated from API/file_requests.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension FileRequests {
    /// The descriptor of `file_requests/count`.
    @export(implementation)
    public static var count: Route<VoidSerializer, FileRequests.CountFileRequestsResultSerializer, FileRequests.CountFileRequestsErrorSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `file_requests/create`.
    @export(implementation)
    public static var create: Route<FileRequests.CreateFileRequestArgsSerializer, FileRequests.FileRequestSerializer, FileRequests.CreateFileRequestErrorSerializer> {
        Route(_schema, 1)
    }
    /// The descriptor of `file_requests/delete`.
    @export(implementation)
    public static var delete: Route<FileRequests.DeleteFileRequestArgsSerializer, FileRequests.DeleteFileRequestsResultSerializer, FileRequests.DeleteFileRequestErrorSerializer> {
        Route(_schema, 2)
    }
    /// The descriptor of `file_requests/delete_all_closed`.
    @export(implementation)
    public static var deleteAllClosed: Route<VoidSerializer, FileRequests.DeleteAllClosedFileRequestsResultSerializer, FileRequests.DeleteAllClosedFileRequestsErrorSerializer> {
        Route(_schema, 3)
    }
    /// The descriptor of `file_requests/get`.
    @export(implementation)
    public static var get: Route<FileRequests.GetFileRequestArgsSerializer, FileRequests.FileRequestSerializer, FileRequests.GetFileRequestErrorSerializer> {
        Route(_schema, 4)
    }
    /// The descriptor of `file_requests/list`.
    @export(implementation)
    public static var list_: Route<VoidSerializer, FileRequests.ListFileRequestsResultSerializer, FileRequests.ListFileRequestsErrorSerializer> {
        Route(_schema, 5)
    }
    /// The descriptor of `file_requests/list_v2`.
    @export(implementation)
    public static var listV2: Route<FileRequests.ListFileRequestsArgSerializer, FileRequests.ListFileRequestsV2ResultSerializer, FileRequests.ListFileRequestsErrorSerializer> {
        Route(_schema, 6)
    }
    /// The descriptor of `file_requests/list/continue`.
    @export(implementation)
    public static var listContinue: Route<FileRequests.ListFileRequestsContinueArgSerializer, FileRequests.ListFileRequestsV2ResultSerializer, FileRequests.ListFileRequestsContinueErrorSerializer> {
        Route(_schema, 7)
    }
    /// The descriptor of `file_requests/update`.
    @export(implementation)
    public static var update: Route<FileRequests.UpdateFileRequestArgsSerializer, FileRequests.FileRequestSerializer, FileRequests.UpdateFileRequestErrorSerializer> {
        Route(_schema, 8)
    }
}

/// The routes of `file_requests`, called on behalf of a user or a team.
public struct FileRequestsRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
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
    /// Returns the number of the user's file requests, open and closed.
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

    /// Creates a file request: a link with which people send files to a folder. The user's email address must be
    /// verified.
    ///
    /// Route `file_requests/create`: style rpc, host api, auth user, scope `file_requests.write`.
    /// Error: `FileRequests.CreateFileRequestError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-create>
    ///
    /// - Parameters:
    ///   - title: The title, as shown to submitters. At least 1 character.
    ///   - destination: The folder that receives the files. The path starts with `/`. For apps with an app folder, it
    ///     is relative to that folder. Matches `/(.|[\r\n])*`.
    ///   - deadline: The deadline for files. Available only for paid accounts.
    ///   - open: A Boolean value that indicates whether the file request accepts files immediately. You can open a
    ///     closed request later. The default is `true`.
    ///   - description_: The description, as shown to submitters.
    ///   - videoProjectId: The identifier of the video project to which the file request belongs.
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

    /// Creates a file request: a link with which people send files to a folder. The user's email address must be
    /// verified. This overload has the parameters of an earlier version of the API. The method with all parameters
    /// describes the route and its parameters.
    @available(*, deprecated, message: "Use the method with all parameters.")
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func create(
        title: String,
        destination: String,
        deadline: FileRequests.FileRequestDeadline?,
        open: Bool,
        description_: String?
    ) -> RpcRequest<FileRequests.FileRequestSerializer, FileRequests.CreateFileRequestErrorSerializer> {
        client.request(
            FileRequests.create,
            serverArgs: FileRequests.CreateFileRequestArgs(
                title: title,
                destination: destination,
                deadline: deadline,
                open: open,
                description_: description_
            )
        )
    }

    /// Deletes file requests. They must be closed. The received files remain.
    ///
    /// Route `file_requests/delete`: style rpc, host api, auth user, scope `file_requests.write`.
    /// Error: `FileRequests.DeleteFileRequestError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-delete>
    ///
    /// - Parameter ids: The identifiers of the file requests to delete. Each item has at least 1 character. Each item
    ///   matches `[-_0-9a-zA-Z]+`.
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

    /// Returns a file request.
    ///
    /// Route `file_requests/get`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Error: `FileRequests.GetFileRequestError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-get>
    ///
    /// - Parameter id: The identifier of the file request. At least 1 character. Matches `[-_0-9a-zA-Z]+`.
    @discardableResult
    @export(implementation)
    public func get(
        id: String
    ) -> RpcRequest<FileRequests.FileRequestSerializer, FileRequests.GetFileRequestErrorSerializer> {
        client.request(FileRequests.get, serverArgs: FileRequests.GetFileRequestArgs(id: id))
    }

    /// Returns the user's file requests. Apps with an app folder get only the requests whose destination lies in that
    /// folder.
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

    /// Returns the user's file requests page by page. Apps with an app folder get only the requests whose destination
    /// lies in that folder.
    ///
    /// Route `file_requests/list_v2`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Error: `FileRequests.ListFileRequestsError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list>
    ///
    /// - Parameter limit: The maximum number of items in a page. The default is 1000.
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
    /// - Parameter cursor: The cursor of the most recent result of `listV2` or `listContinue`.
    @discardableResult
    @export(implementation)
    public func listContinue(
        cursor: String
    ) -> RpcRequest<FileRequests.ListFileRequestsV2ResultSerializer, FileRequests.ListFileRequestsContinueErrorSerializer> {
        client.request(FileRequests.listContinue, serverArgs: FileRequests.ListFileRequestsContinueArg(cursor: cursor))
    }

    /// Changes the title, folder, deadline, or description of a file request, or opens or closes it. Fields that are
    /// `nil` don't change.
    ///
    /// Route `file_requests/update`: style rpc, host api, auth user, scope `file_requests.write`.
    /// Error: `FileRequests.UpdateFileRequestError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-update>
    ///
    /// - Parameters:
    ///   - id: The identifier of the file request. At least 1 character. Matches `[-_0-9a-zA-Z]+`.
    ///   - title: The new title. At least 1 character.
    ///   - destination: The new folder that receives the files. Matches `/(.|[\r\n])*`.
    ///   - deadline: The change of the deadline. Available only for paid accounts. The default is `.noUpdate`.
    ///   - open: A Boolean value that indicates whether the file request accepts files from now on.
    ///   - description_: The new description, as shown to submitters.
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
