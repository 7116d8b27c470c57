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
    /// The error of the route is ``FileRequests/CountFileRequestsError``, the reason that file requests weren't
    /// counted.
    ///
    /// - ``FileRequests/CountFileRequestsError/disabledForTeam``: The user's team doesn't allow file requests.
    ///
    /// Route `file_requests/count`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-count>
    ///
    /// - Returns: A request for ``FileRequests/CountFileRequestsResult``, the number of file requests.
    @discardableResult
    @export(implementation)
    public func count(
    ) -> RpcRequest<FileRequests.CountFileRequestsResultSerializer, FileRequests.CountFileRequestsErrorSerializer> {
        client.request(FileRequests.count)
    }

    /// Creates a file request: a link with which people send files to a folder. The user's email address must be
    /// verified.
    ///
    /// ```swift
    /// let request = try await client.fileRequests.create(title: "Photos", destination: "/photos").response()
    /// print("send this link:", request.url)
    /// ```
    ///
    /// The error of the route is ``FileRequests/CreateFileRequestError``, the reason that a file request wasn't
    /// created.
    ///
    /// - ``FileRequests/CreateFileRequestError/disabledForTeam``: The user's team doesn't allow file requests.
    /// - ``FileRequests/CreateFileRequestError/notFound``: No file request has this identifier.
    /// - ``FileRequests/CreateFileRequestError/notAFolder``: The destination is a file.
    /// - ``FileRequests/CreateFileRequestError/appLacksAccess``: The destination lies outside the app folder.
    /// - ``FileRequests/CreateFileRequestError/noPermission``: The user can't view or change the file request.
    /// - ``FileRequests/CreateFileRequestError/emailUnverified``: The user's email address isn't verified. Ask the user
    ///   to verify it, and then try again.
    /// - ``FileRequests/CreateFileRequestError/validationError``: A value isn't valid, such as the title or a character
    ///   in the destination.
    /// - ``FileRequests/CreateFileRequestError/noWritePermission``: The user can't write to the destination.
    /// - 2 other cases
    ///
    /// Route `file_requests/create`: style rpc, host api, auth user, scope `file_requests.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-create>
    ///
    /// - Parameters:
    ///   - title: The title, as shown to submitters. At least 1 character.
    ///   - destination: The folder that receives the files. The path starts with `/`. For apps with an app folder, it
    ///     is relative to that folder. Starts with `/`.
    ///   - deadline: The deadline for files. Available only for paid accounts.
    ///   - open: A Boolean value that indicates whether the file request accepts files immediately. You can open a
    ///     closed request later. The default is `true`.
    ///   - description_: The description, as shown to submitters.
    ///   - videoProjectId: The identifier of the video project to which the file request belongs.
    /// - Returns: A request for ``FileRequests/FileRequest``, a link with which people send files to a folder of the
    ///   user.
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
    /// The error of the route is ``FileRequests/DeleteFileRequestError``, the reason that file requests weren't
    /// deleted.
    ///
    /// - ``FileRequests/DeleteFileRequestError/disabledForTeam``: The user's team doesn't allow file requests.
    /// - ``FileRequests/DeleteFileRequestError/notFound``: No file request has this identifier.
    /// - ``FileRequests/DeleteFileRequestError/notAFolder``: The destination is a file.
    /// - ``FileRequests/DeleteFileRequestError/appLacksAccess``: The destination lies outside the app folder.
    /// - ``FileRequests/DeleteFileRequestError/noPermission``: The user can't view or change the file request.
    /// - ``FileRequests/DeleteFileRequestError/emailUnverified``: The user's email address isn't verified. Ask the user
    ///   to verify it, and then try again.
    /// - ``FileRequests/DeleteFileRequestError/validationError``: A value isn't valid, such as the title or a character
    ///   in the destination.
    /// - ``FileRequests/DeleteFileRequestError/noWritePermission``: The user can't write to the destination.
    /// - 1 other cases
    ///
    /// Route `file_requests/delete`: style rpc, host api, auth user, scope `file_requests.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-delete>
    ///
    /// - Parameter ids: The identifiers of the file requests to delete. Each item has at least 1 character. Each item
    ///   consists of letters from A to Z, digits, hyphens, and underscores.
    /// - Returns: A request for ``FileRequests/DeleteFileRequestsResult``, the deleted file requests.
    @discardableResult
    @export(implementation)
    public func delete(
        ids: [String]
    ) -> RpcRequest<FileRequests.DeleteFileRequestsResultSerializer, FileRequests.DeleteFileRequestErrorSerializer> {
        client.request(FileRequests.delete, serverArgs: FileRequests.DeleteFileRequestArgs(ids: ids))
    }

    /// Deletes all closed file requests of the user.
    ///
    /// The error of the route is ``FileRequests/DeleteAllClosedFileRequestsError``, the reason that file requests
    /// weren't deleted.
    ///
    /// - ``FileRequests/DeleteAllClosedFileRequestsError/disabledForTeam``: The user's team doesn't allow file
    ///   requests.
    /// - ``FileRequests/DeleteAllClosedFileRequestsError/notFound``: No file request has this identifier.
    /// - ``FileRequests/DeleteAllClosedFileRequestsError/notAFolder``: The destination is a file.
    /// - ``FileRequests/DeleteAllClosedFileRequestsError/appLacksAccess``: The destination lies outside the app folder.
    /// - ``FileRequests/DeleteAllClosedFileRequestsError/noPermission``: The user can't view or change the file
    ///   request.
    /// - ``FileRequests/DeleteAllClosedFileRequestsError/emailUnverified``: The user's email address isn't verified.
    ///   Ask the user to verify it, and then try again.
    /// - ``FileRequests/DeleteAllClosedFileRequestsError/validationError``: A value isn't valid, such as the title or a
    ///   character in the destination.
    /// - ``FileRequests/DeleteAllClosedFileRequestsError/noWritePermission``: The user can't write to the destination.
    ///
    /// Route `file_requests/delete_all_closed`: style rpc, host api, auth user, scope `file_requests.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-delete_all_closed>
    ///
    /// - Returns: A request for ``FileRequests/DeleteAllClosedFileRequestsResult``, the deleted file requests.
    @discardableResult
    @export(implementation)
    public func deleteAllClosed(
    ) -> RpcRequest<FileRequests.DeleteAllClosedFileRequestsResultSerializer, FileRequests.DeleteAllClosedFileRequestsErrorSerializer> {
        client.request(FileRequests.deleteAllClosed)
    }

    /// Returns a file request.
    ///
    /// The error of the route is ``FileRequests/GetFileRequestError``, the reason that a file request wasn't returned.
    ///
    /// - ``FileRequests/GetFileRequestError/disabledForTeam``: The user's team doesn't allow file requests.
    /// - ``FileRequests/GetFileRequestError/notFound``: No file request has this identifier.
    /// - ``FileRequests/GetFileRequestError/notAFolder``: The destination is a file.
    /// - ``FileRequests/GetFileRequestError/appLacksAccess``: The destination lies outside the app folder.
    /// - ``FileRequests/GetFileRequestError/noPermission``: The user can't view or change the file request.
    /// - ``FileRequests/GetFileRequestError/emailUnverified``: The user's email address isn't verified. Ask the user to
    ///   verify it, and then try again.
    /// - ``FileRequests/GetFileRequestError/validationError``: A value isn't valid, such as the title or a character in
    ///   the destination.
    /// - ``FileRequests/GetFileRequestError/noWritePermission``: The user can't write to the destination.
    ///
    /// Route `file_requests/get`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-get>
    ///
    /// - Parameter id: The identifier of the file request. At least 1 character. Consists of letters from A to Z,
    ///   digits, hyphens, and underscores.
    /// - Returns: A request for ``FileRequests/FileRequest``, a link with which people send files to a folder of the
    ///   user.
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
    /// The error of the route is ``FileRequests/ListFileRequestsError``, the reason that file requests weren't listed.
    ///
    /// - ``FileRequests/ListFileRequestsError/disabledForTeam``: The user's team doesn't allow file requests.
    ///
    /// Route `file_requests/list`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list>
    ///
    /// - Returns: A request for ``FileRequests/ListFileRequestsResult``, the user's file requests.
    @discardableResult
    @export(implementation)
    public func list_(
    ) -> RpcRequest<FileRequests.ListFileRequestsResultSerializer, FileRequests.ListFileRequestsErrorSerializer> {
        client.request(FileRequests.list_)
    }

    /// Returns the user's file requests page by page. Apps with an app folder get only the requests whose destination
    /// lies in that folder.
    ///
    /// The error of the route is ``FileRequests/ListFileRequestsError``, the reason that file requests weren't listed.
    ///
    /// - ``FileRequests/ListFileRequestsError/disabledForTeam``: The user's team doesn't allow file requests.
    ///
    /// Route `file_requests/list_v2`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list>
    ///
    /// - Parameter limit: The maximum number of items in a page. The default is 1000.
    /// - Returns: A request for ``FileRequests/ListFileRequestsV2Result``, a page of file requests.
    @discardableResult
    @export(implementation)
    public func listV2(
        limit: UInt64 = 1000
    ) -> RpcRequest<FileRequests.ListFileRequestsV2ResultSerializer, FileRequests.ListFileRequestsErrorSerializer> {
        client.request(FileRequests.listV2, serverArgs: FileRequests.ListFileRequestsArg(limit: limit))
    }

    /// Returns the next page of `listV2`.
    ///
    /// The error of the route is ``FileRequests/ListFileRequestsContinueError``, the reason that the next page wasn't
    /// returned.
    ///
    /// - ``FileRequests/ListFileRequestsContinueError/disabledForTeam``: The user's team doesn't allow file requests.
    /// - ``FileRequests/ListFileRequestsContinueError/invalidCursor``: The cursor isn't valid. Start again with
    ///   `listV2`.
    ///
    /// Route `file_requests/list/continue`: style rpc, host api, auth user, scope `file_requests.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-list-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent result of `listV2` or `listContinue`.
    /// - Returns: A request for ``FileRequests/ListFileRequestsV2Result``, a page of file requests.
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
    /// The error of the route is ``FileRequests/UpdateFileRequestError``, the reason that a file request wasn't
    /// changed.
    ///
    /// - ``FileRequests/UpdateFileRequestError/disabledForTeam``: The user's team doesn't allow file requests.
    /// - ``FileRequests/UpdateFileRequestError/notFound``: No file request has this identifier.
    /// - ``FileRequests/UpdateFileRequestError/notAFolder``: The destination is a file.
    /// - ``FileRequests/UpdateFileRequestError/appLacksAccess``: The destination lies outside the app folder.
    /// - ``FileRequests/UpdateFileRequestError/noPermission``: The user can't view or change the file request.
    /// - ``FileRequests/UpdateFileRequestError/emailUnverified``: The user's email address isn't verified. Ask the user
    ///   to verify it, and then try again.
    /// - ``FileRequests/UpdateFileRequestError/validationError``: A value isn't valid, such as the title or a character
    ///   in the destination.
    /// - ``FileRequests/UpdateFileRequestError/noWritePermission``: The user can't write to the destination.
    ///
    /// Route `file_requests/update`: style rpc, host api, auth user, scope `file_requests.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_requests-update>
    ///
    /// - Parameters:
    ///   - id: The identifier of the file request. At least 1 character. Consists of letters from A to Z, digits,
    ///     hyphens, and underscores.
    ///   - title: The new title. At least 1 character.
    ///   - destination: The new folder that receives the files. Starts with `/`.
    ///   - deadline: The change of the deadline. Available only for paid accounts. The default is `.noUpdate`.
    ///   - open: A Boolean value that indicates whether the file request accepts files from now on.
    ///   - description_: The new description, as shown to submitters.
    /// - Returns: A request for ``FileRequests/FileRequest``, a link with which people send files to a folder of the
    ///   user.
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
