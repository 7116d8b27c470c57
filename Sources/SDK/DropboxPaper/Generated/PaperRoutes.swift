// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxCore
import DropboxSharing
import DropboxStone
import Foundation

extension Paper {
    /// The descriptor of `paper/docs/archive`.
    @export(implementation)
    public static var docsArchive: Route<Paper.RefPaperDocSerializer, VoidSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `paper/docs/create`.
    @export(implementation)
    public static var docsCreate: Route<Paper.PaperDocCreateArgsSerializer, Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocCreateErrorSerializer> {
        Route(_schema, 1)
    }
    /// The descriptor of `paper/docs/download`.
    @export(implementation)
    public static var docsDownload: Route<Paper.PaperDocExportSerializer, Paper.PaperDocExportResultSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 2)
    }
    /// The descriptor of `paper/docs/folder_users/list`.
    @export(implementation)
    public static var docsFolderUsersList: Route<Paper.ListUsersOnFolderArgsSerializer, Paper.ListUsersOnFolderResponseSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 3)
    }
    /// The descriptor of `paper/docs/folder_users/list/continue`.
    @export(implementation)
    public static var docsFolderUsersListContinue: Route<Paper.ListUsersOnFolderContinueArgsSerializer, Paper.ListUsersOnFolderResponseSerializer, Paper.ListUsersCursorErrorSerializer> {
        Route(_schema, 4)
    }
    /// The descriptor of `paper/docs/get_folder_info`.
    @export(implementation)
    public static var docsGetFolderInfo: Route<Paper.RefPaperDocSerializer, Paper.FoldersContainingPaperDocSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 5)
    }
    /// The descriptor of `paper/docs/get_metadata`.
    @export(implementation)
    public static var docsGetMetadata: Route<Paper.GetDocMetadataArgSerializer, Paper.PaperDocGetMetadataResultSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 6)
    }
    /// The descriptor of `paper/docs/list`.
    @export(implementation)
    public static var docsList: Route<Paper.ListPaperDocsArgsSerializer, Paper.ListPaperDocsResponseSerializer, VoidSerializer> {
        Route(_schema, 7)
    }
    /// The descriptor of `paper/docs/list/continue`.
    @export(implementation)
    public static var docsListContinue: Route<Paper.ListPaperDocsContinueArgsSerializer, Paper.ListPaperDocsResponseSerializer, Paper.ListDocsCursorErrorSerializer> {
        Route(_schema, 8)
    }
    /// The descriptor of `paper/docs/permanently_delete`.
    @export(implementation)
    public static var docsPermanentlyDelete: Route<Paper.RefPaperDocSerializer, VoidSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 9)
    }
    /// The descriptor of `paper/docs/sharing_policy/get`.
    @export(implementation)
    public static var docsSharingPolicyGet: Route<Paper.RefPaperDocSerializer, Paper.SharingPolicySerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 10)
    }
    /// The descriptor of `paper/docs/sharing_policy/set`.
    @export(implementation)
    public static var docsSharingPolicySet: Route<Paper.PaperDocSharingPolicySerializer, VoidSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 11)
    }
    /// The descriptor of `paper/docs/update`.
    @export(implementation)
    public static var docsUpdate: Route<Paper.PaperDocUpdateArgsSerializer, Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocUpdateErrorSerializer> {
        Route(_schema, 12)
    }
    /// The descriptor of `paper/docs/users/add`.
    @export(implementation)
    public static var docsUsersAdd: Route<Paper.AddPaperDocUserSerializer, ArraySerializer<Paper.AddPaperDocUserMemberResultSerializer>, Paper.DocLookupErrorSerializer> {
        Route(_schema, 13)
    }
    /// The descriptor of `paper/docs/users/list`.
    @export(implementation)
    public static var docsUsersList: Route<Paper.ListUsersOnPaperDocArgsSerializer, Paper.ListUsersOnPaperDocResponseSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 14)
    }
    /// The descriptor of `paper/docs/users/list/continue`.
    @export(implementation)
    public static var docsUsersListContinue: Route<Paper.ListUsersOnPaperDocContinueArgsSerializer, Paper.ListUsersOnPaperDocResponseSerializer, Paper.ListUsersCursorErrorSerializer> {
        Route(_schema, 15)
    }
    /// The descriptor of `paper/docs/users/remove`.
    @export(implementation)
    public static var docsUsersRemove: Route<Paper.RemovePaperDocUserSerializer, VoidSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 16)
    }
    /// The descriptor of `paper/folders/create`.
    @export(implementation)
    public static var foldersCreate: Route<Paper.PaperFolderCreateArgSerializer, Paper.PaperFolderCreateResultSerializer, Paper.PaperFolderCreateErrorSerializer> {
        Route(_schema, 17)
    }
}

/// The routes of `paper`, called on behalf of a user or a team.
public struct PaperRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `paper`.
    @export(implementation) public var paper: PaperRoutes { PaperRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `paper`. Never `nil`.
    @export(implementation) public var paper: PaperRoutes! { PaperRoutes(client: client) }
}

extension PaperRoutes {
    /// Archives a document.
    ///
    /// The error of the route is ``Paper/DocLookupError``, the reason that a document can't be used.
    ///
    /// - ``Paper/DocLookupError/insufficientPermissions``: The account doesn't have permission. If its Paper documents
    ///   are files, use the routes of `Files`.
    /// - ``Paper/DocLookupError/docNotFound``: The document doesn't exist.
    ///
    /// Route `paper/docs/archive`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-archive>
    ///
    /// - Parameter docId: The identifier of the document.
    /// - Returns: A request without a result.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsArchive(docId: String) -> RpcRequest<VoidSerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsArchive, serverArgs: Paper.RefPaperDoc(docId: docId))
    }

    /// Creates a document from HTML, Markdown, or plain text.
    ///
    /// The error of the route is ``Paper/PaperDocCreateError``, the reason that a document wasn't created.
    ///
    /// - ``Paper/PaperDocCreateError/insufficientPermissions``: The account doesn't have permission. If its Paper
    ///   documents are files, use the routes of `Files`.
    /// - ``Paper/PaperDocCreateError/contentMalformed``: The content isn't valid in the specified format.
    /// - ``Paper/PaperDocCreateError/folderNotFound``: The folder doesn't exist.
    /// - ``Paper/PaperDocCreateError/docLengthExceeded``: The document would be too long. Split it into several
    ///   documents.
    /// - ``Paper/PaperDocCreateError/imageSizeExceeded``: An image in a data URI in the HTML is larger than 1 MB.
    ///
    /// Route `paper/docs/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-create>
    ///
    /// - Parameters:
    ///   - importFormat: The format of the content.
    ///   - parentFolderId: The identifier of the folder for the document. The user must have permission to write to it.
    ///   - input: The content to upload.
    /// - Returns: A request for ``Paper/PaperDocCreateUpdateResult``, the created or changed document.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsCreate(
        importFormat: Paper.ImportFormat,
        parentFolderId: String? = nil,
        input: Data
    ) -> UploadRequest<Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocCreateErrorSerializer> {
        client.request(
            Paper.docsCreate,
            serverArgs: Paper.PaperDocCreateArgs(importFormat: importFormat, parentFolderId: parentFolderId),
            input: .data(input)
        )
    }

    /// Creates a document from HTML, Markdown, or plain text. Uploads the file at the URL `input`. The method that
    /// uploads `Data` describes the route and its parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsCreate(
        importFormat: Paper.ImportFormat,
        parentFolderId: String? = nil,
        input: URL
    ) -> UploadRequest<Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocCreateErrorSerializer> {
        client.request(
            Paper.docsCreate,
            serverArgs: Paper.PaperDocCreateArgs(importFormat: importFormat, parentFolderId: parentFolderId),
            input: .file(input)
        )
    }

    /// Creates a document from HTML, Markdown, or plain text. Uploads the stream `input`, which is read once. The
    /// method that uploads `Data` describes the route and its parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsCreate(
        importFormat: Paper.ImportFormat,
        parentFolderId: String? = nil,
        input: InputStream
    ) -> UploadRequest<Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocCreateErrorSerializer> {
        client.request(
            Paper.docsCreate,
            serverArgs: Paper.PaperDocCreateArgs(importFormat: importFormat, parentFolderId: parentFolderId),
            input: .stream(input)
        )
    }

    /// Downloads a document as HTML or Markdown.
    ///
    /// The error of the route is ``Paper/DocLookupError``, the reason that a document can't be used.
    ///
    /// - ``Paper/DocLookupError/insufficientPermissions``: The account doesn't have permission. If its Paper documents
    ///   are files, use the routes of `Files`.
    /// - ``Paper/DocLookupError/docNotFound``: The document doesn't exist.
    ///
    /// Route `paper/docs/download`: style download, host api, auth user, scope `files.content.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-download>
    ///
    /// - Parameters:
    ///   - docId: The identifier of the document.
    ///   - exportFormat: The format of the download.
    ///   - includeComments: A Boolean value that indicates whether to include comments. Supported only for Markdown.
    ///     The default is `false`.
    /// - Returns: A request for ``Paper/PaperDocExportResult``, the downloaded document.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsDownload(
        docId: String,
        exportFormat: Paper.ExportFormat,
        includeComments: Bool = false
    ) -> DownloadRequestMemory<Paper.PaperDocExportResultSerializer, Paper.DocLookupErrorSerializer> {
        client.request(
            Paper.docsDownload,
            serverArgs: Paper.PaperDocExport(docId: docId, exportFormat: exportFormat, includeComments: includeComments)
        )
    }

    /// Downloads a document as HTML or Markdown. Stores the content in the file at `destination`, which must not exist
    /// unless `overwrite` is `true`. The method that returns the content in memory describes the route and its
    /// parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsDownload(
        docId: String,
        exportFormat: Paper.ExportFormat,
        includeComments: Bool = false,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Paper.PaperDocExportResultSerializer, Paper.DocLookupErrorSerializer> {
        client.request(
            Paper.docsDownload,
            serverArgs: Paper.PaperDocExport(docId: docId, exportFormat: exportFormat, includeComments: includeComments),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Downloads a document as HTML or Markdown. This overload has the parameters of an earlier version of the API. The
    /// method with all parameters describes the route and its parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func docsDownload(
        docId: String,
        exportFormat: Paper.ExportFormat
    ) -> DownloadRequestMemory<Paper.PaperDocExportResultSerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsDownload, serverArgs: Paper.PaperDocExport(docId: docId, exportFormat: exportFormat))
    }

    /// Downloads a document as HTML or Markdown. This overload has the parameters of an earlier version of the API. The
    /// method with all parameters describes the route and its parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func docsDownload(
        docId: String,
        exportFormat: Paper.ExportFormat,
        overwrite: Bool,
        destination: URL
    ) -> DownloadRequestFile<Paper.PaperDocExportResultSerializer, Paper.DocLookupErrorSerializer> {
        client.request(
            Paper.docsDownload,
            serverArgs: Paper.PaperDocExport(docId: docId, exportFormat: exportFormat),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Lists the people who are invited to the folder of a document.
    ///
    /// The error of the route is ``Paper/DocLookupError``, the reason that a document can't be used.
    ///
    /// - ``Paper/DocLookupError/insufficientPermissions``: The account doesn't have permission. If its Paper documents
    ///   are files, use the routes of `Files`.
    /// - ``Paper/DocLookupError/docNotFound``: The document doesn't exist.
    ///
    /// Route `paper/docs/folder_users/list`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-folder_users-list>
    ///
    /// - Parameters:
    ///   - docId: The identifier of the document.
    ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    /// - Returns: A request for ``Paper/ListUsersOnFolderResponse``, a page of the people who are invited to a folder.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsFolderUsersList(
        docId: String,
        limit: Int32 = 1000
    ) -> RpcRequest<Paper.ListUsersOnFolderResponseSerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsFolderUsersList, serverArgs: Paper.ListUsersOnFolderArgs(docId: docId, limit: limit))
    }

    /// Returns the next page of `docsFolderUsersList`.
    ///
    /// The error of the route is ``Paper/ListUsersCursorError``, the reason that the next page wasn't returned.
    ///
    /// - ``Paper/ListUsersCursorError/insufficientPermissions``: The account doesn't have permission. If its Paper
    ///   documents are files, use the routes of `Files`.
    /// - ``Paper/ListUsersCursorError/docNotFound``: The document doesn't exist.
    /// - ``Paper/ListUsersCursorError/cursorError(_:)``: The cursor can't be used. See ``Paper/PaperApiCursorError``.
    ///
    /// Route `paper/docs/folder_users/list/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-folder_users-list-continue>
    ///
    /// - Parameters:
    ///   - docId: The identifier of the document.
    ///   - cursor: The cursor of the next page.
    /// - Returns: A request for ``Paper/ListUsersOnFolderResponse``, a page of the people who are invited to a folder.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsFolderUsersListContinue(
        docId: String,
        cursor: String
    ) -> RpcRequest<Paper.ListUsersOnFolderResponseSerializer, Paper.ListUsersCursorErrorSerializer> {
        client.request(
            Paper.docsFolderUsersListContinue,
            serverArgs: Paper.ListUsersOnFolderContinueArgs(docId: docId, cursor: cursor)
        )
    }

    /// Returns the folders that contain a document, starting with the outermost one.
    ///
    /// The error of the route is ``Paper/DocLookupError``, the reason that a document can't be used.
    ///
    /// - ``Paper/DocLookupError/insufficientPermissions``: The account doesn't have permission. If its Paper documents
    ///   are files, use the routes of `Files`.
    /// - ``Paper/DocLookupError/docNotFound``: The document doesn't exist.
    ///
    /// Route `paper/docs/get_folder_info`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-get_folder_info>
    ///
    /// - Parameter docId: The identifier of the document.
    /// - Returns: A request for ``Paper/FoldersContainingPaperDoc``, the folders that contain a document.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsGetFolderInfo(
        docId: String
    ) -> RpcRequest<Paper.FoldersContainingPaperDocSerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsGetFolderInfo, serverArgs: Paper.RefPaperDoc(docId: docId))
    }

    /// Returns the metadata of a document.
    ///
    /// The error of the route is ``Paper/DocLookupError``, the reason that a document can't be used.
    ///
    /// - ``Paper/DocLookupError/insufficientPermissions``: The account doesn't have permission. If its Paper documents
    ///   are files, use the routes of `Files`.
    /// - ``Paper/DocLookupError/docNotFound``: The document doesn't exist.
    ///
    /// Route `paper/docs/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-get_metadata>
    ///
    /// - Parameters:
    ///   - docId: The identifier of a document of the previous kind.
    ///   - fileId: The file identifier, `id:…`, of a document that is a file. At least 4 characters. Starts with `id:`.
    /// - Returns: A request for ``Paper/PaperDocGetMetadataResult``, the metadata of a document.
    @discardableResult
    @export(implementation)
    public func docsGetMetadata(
        docId: String? = nil,
        fileId: String? = nil
    ) -> RpcRequest<Paper.PaperDocGetMetadataResultSerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsGetMetadata, serverArgs: Paper.GetDocMetadataArg(docId: docId, fileId: fileId))
    }

    /// Lists the identifiers of the user's documents.
    ///
    /// The route has no errors of its own.
    ///
    /// Route `paper/docs/list`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-list>
    ///
    /// - Parameters:
    ///   - filterBy: A value that indicates whether to list documents that the user opened or created. The default is
    ///     `.docsAccessed`.
    ///   - sortBy: The time by which to sort. The default is `.accessed`.
    ///   - sortOrder: The order of the list. The default is `.ascending`.
    ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    ///   - stopAtDate: The time at which to end the list.
    /// - Returns: A request for ``Paper/ListPaperDocsResponse``, a page of documents.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsList(
        filterBy: Paper.ListPaperDocsFilterBy = .docsAccessed,
        sortBy: Paper.ListPaperDocsSortBy = .accessed,
        sortOrder: Paper.ListPaperDocsSortOrder = .ascending,
        limit: Int32 = 1000,
        stopAtDate: Date? = nil
    ) -> RpcRequest<Paper.ListPaperDocsResponseSerializer, VoidSerializer> {
        client.request(
            Paper.docsList,
            serverArgs: Paper.ListPaperDocsArgs(
                filterBy: filterBy,
                sortBy: sortBy,
                sortOrder: sortOrder,
                limit: limit,
                stopAtDate: stopAtDate
            )
        )
    }

    /// Lists the identifiers of the user's documents. This overload has the parameters of an earlier version of the
    /// API. The method with all parameters describes the route and its parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    @_disfavoredOverload
    public func docsList(
        filterBy: Paper.ListPaperDocsFilterBy,
        sortBy: Paper.ListPaperDocsSortBy,
        sortOrder: Paper.ListPaperDocsSortOrder,
        limit: Int32
    ) -> RpcRequest<Paper.ListPaperDocsResponseSerializer, VoidSerializer> {
        client.request(
            Paper.docsList,
            serverArgs: Paper.ListPaperDocsArgs(filterBy: filterBy, sortBy: sortBy, sortOrder: sortOrder, limit: limit)
        )
    }

    /// Returns the next page of `docsList`.
    ///
    /// The error of the route is ``Paper/ListDocsCursorError``, the reason that the next page wasn't returned.
    ///
    /// - ``Paper/ListDocsCursorError/cursorError(_:)``: The cursor can't be used. See ``Paper/PaperApiCursorError``.
    ///
    /// Route `paper/docs/list/continue`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-list-continue>
    ///
    /// - Parameter cursor: The cursor of the next page.
    /// - Returns: A request for ``Paper/ListPaperDocsResponse``, a page of documents.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsListContinue(
        cursor: String
    ) -> RpcRequest<Paper.ListPaperDocsResponseSerializer, Paper.ListDocsCursorErrorSerializer> {
        client.request(Paper.docsListContinue, serverArgs: Paper.ListPaperDocsContinueArgs(cursor: cursor))
    }

    /// Permanently deletes a document. Only the owner can delete it.
    ///
    /// The error of the route is ``Paper/DocLookupError``, the reason that a document can't be used.
    ///
    /// - ``Paper/DocLookupError/insufficientPermissions``: The account doesn't have permission. If its Paper documents
    ///   are files, use the routes of `Files`.
    /// - ``Paper/DocLookupError/docNotFound``: The document doesn't exist.
    ///
    /// Route `paper/docs/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-permanently_delete>
    ///
    /// - Parameter docId: The identifier of the document.
    /// - Returns: A request without a result.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsPermanentlyDelete(docId: String) -> RpcRequest<VoidSerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsPermanentlyDelete, serverArgs: Paper.RefPaperDoc(docId: docId))
    }

    /// Returns the sharing policy of a document's link.
    ///
    /// The error of the route is ``Paper/DocLookupError``, the reason that a document can't be used.
    ///
    /// - ``Paper/DocLookupError/insufficientPermissions``: The account doesn't have permission. If its Paper documents
    ///   are files, use the routes of `Files`.
    /// - ``Paper/DocLookupError/docNotFound``: The document doesn't exist.
    ///
    /// Route `paper/docs/sharing_policy/get`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-sharing_policy-get>
    ///
    /// - Parameter docId: The identifier of the document.
    /// - Returns: A request for ``Paper/SharingPolicy``, the permissions that the link to a document gives.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsSharingPolicyGet(
        docId: String
    ) -> RpcRequest<Paper.SharingPolicySerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsSharingPolicyGet, serverArgs: Paper.RefPaperDoc(docId: docId))
    }

    /// Sets the sharing policy of a document's link.
    ///
    /// The error of the route is ``Paper/DocLookupError``, the reason that a document can't be used.
    ///
    /// - ``Paper/DocLookupError/insufficientPermissions``: The account doesn't have permission. If its Paper documents
    ///   are files, use the routes of `Files`.
    /// - ``Paper/DocLookupError/docNotFound``: The document doesn't exist.
    ///
    /// Route `paper/docs/sharing_policy/set`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-sharing_policy-set>
    ///
    /// - Parameters:
    ///   - docId: The identifier of the document.
    ///   - sharingPolicy: The people who can open the document by its link.
    /// - Returns: A request without a result.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsSharingPolicySet(
        docId: String,
        sharingPolicy: Paper.SharingPolicy
    ) -> RpcRequest<VoidSerializer, Paper.DocLookupErrorSerializer> {
        client.request(
            Paper.docsSharingPolicySet,
            serverArgs: Paper.PaperDocSharingPolicy(docId: docId, sharingPolicy: sharingPolicy)
        )
    }

    /// Replaces the content of a document, or adds content before or after it.
    ///
    /// The error of the route is ``Paper/PaperDocUpdateError``, the reason that a document wasn't changed.
    ///
    /// - ``Paper/PaperDocUpdateError/insufficientPermissions``: The account doesn't have permission. If its Paper
    ///   documents are files, use the routes of `Files`.
    /// - ``Paper/PaperDocUpdateError/docNotFound``: The document doesn't exist.
    /// - ``Paper/PaperDocUpdateError/contentMalformed``: The content isn't valid in the specified format.
    /// - ``Paper/PaperDocUpdateError/revisionMismatch``: The document has changed since that revision. Get it again,
    ///   and merge the changes.
    /// - ``Paper/PaperDocUpdateError/docLengthExceeded``: The document would be too long. Split it into several
    ///   documents.
    /// - ``Paper/PaperDocUpdateError/imageSizeExceeded``: An image in a data URI in the HTML is larger than 1 MB.
    /// - ``Paper/PaperDocUpdateError/docArchived``: The document is archived.
    /// - ``Paper/PaperDocUpdateError/docDeleted``: The document was deleted.
    ///
    /// Route `paper/docs/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-update>
    ///
    /// - Parameters:
    ///   - docId: The identifier of the document.
    ///   - docUpdatePolicy: The way in which to combine the new and the existing content.
    ///   - revision: The revision that the document must have.
    ///   - importFormat: The format of the content.
    ///   - input: The content to upload.
    /// - Returns: A request for ``Paper/PaperDocCreateUpdateResult``, the created or changed document.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsUpdate(
        docId: String,
        docUpdatePolicy: Paper.PaperDocUpdatePolicy,
        revision: Int64,
        importFormat: Paper.ImportFormat,
        input: Data
    ) -> UploadRequest<Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocUpdateErrorSerializer> {
        client.request(
            Paper.docsUpdate,
            serverArgs: Paper.PaperDocUpdateArgs(
                docId: docId,
                docUpdatePolicy: docUpdatePolicy,
                revision: revision,
                importFormat: importFormat
            ),
            input: .data(input)
        )
    }

    /// Replaces the content of a document, or adds content before or after it. Uploads the file at the URL `input`. The
    /// method that uploads `Data` describes the route and its parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsUpdate(
        docId: String,
        docUpdatePolicy: Paper.PaperDocUpdatePolicy,
        revision: Int64,
        importFormat: Paper.ImportFormat,
        input: URL
    ) -> UploadRequest<Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocUpdateErrorSerializer> {
        client.request(
            Paper.docsUpdate,
            serverArgs: Paper.PaperDocUpdateArgs(
                docId: docId,
                docUpdatePolicy: docUpdatePolicy,
                revision: revision,
                importFormat: importFormat
            ),
            input: .file(input)
        )
    }

    /// Replaces the content of a document, or adds content before or after it. Uploads the stream `input`, which is
    /// read once. The method that uploads `Data` describes the route and its parameters.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsUpdate(
        docId: String,
        docUpdatePolicy: Paper.PaperDocUpdatePolicy,
        revision: Int64,
        importFormat: Paper.ImportFormat,
        input: InputStream
    ) -> UploadRequest<Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocUpdateErrorSerializer> {
        client.request(
            Paper.docsUpdate,
            serverArgs: Paper.PaperDocUpdateArgs(
                docId: docId,
                docUpdatePolicy: docUpdatePolicy,
                revision: revision,
                importFormat: importFormat
            ),
            input: .stream(input)
        )
    }

    /// Gives up to 20 people access to a document, or changes their permissions.
    ///
    /// The error of the route is ``Paper/DocLookupError``, the reason that a document can't be used.
    ///
    /// - ``Paper/DocLookupError/insufficientPermissions``: The account doesn't have permission. If its Paper documents
    ///   are files, use the routes of `Files`.
    /// - ``Paper/DocLookupError/docNotFound``: The document doesn't exist.
    ///
    /// Route `paper/docs/users/add`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-add>
    ///
    /// - Parameters:
    ///   - docId: The identifier of the document.
    ///   - members: The people. At most 20 items.
    ///   - customMessage: A message to send with the invitation.
    ///   - quiet: A Boolean value that indicates whether to send no email. The default is `false`.
    /// - Returns: A request for an array of ``Paper/AddPaperDocUserMemberResult``: the outcome for one person.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsUsersAdd(
        docId: String,
        members: [Paper.AddMember],
        customMessage: String? = nil,
        quiet: Bool = false
    ) -> RpcRequest<ArraySerializer<Paper.AddPaperDocUserMemberResultSerializer>, Paper.DocLookupErrorSerializer> {
        client.request(
            Paper.docsUsersAdd,
            serverArgs: Paper.AddPaperDocUser(
                docId: docId,
                members: members,
                customMessage: customMessage,
                quiet: quiet
            )
        )
    }

    /// Lists the people who have access to a document or have opened it.
    ///
    /// The error of the route is ``Paper/DocLookupError``, the reason that a document can't be used.
    ///
    /// - ``Paper/DocLookupError/insufficientPermissions``: The account doesn't have permission. If its Paper documents
    ///   are files, use the routes of `Files`.
    /// - ``Paper/DocLookupError/docNotFound``: The document doesn't exist.
    ///
    /// Route `paper/docs/users/list`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-list>
    ///
    /// - Parameters:
    ///   - docId: The identifier of the document.
    ///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
    ///   - filterBy: A value that indicates whether to list people with access or people who opened the document. The
    ///     default is `.shared`.
    /// - Returns: A request for ``Paper/ListUsersOnPaperDocResponse``, a page of the people who have access to a
    ///   document.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsUsersList(
        docId: String,
        limit: Int32 = 1000,
        filterBy: Paper.UserOnPaperDocFilter = .shared
    ) -> RpcRequest<Paper.ListUsersOnPaperDocResponseSerializer, Paper.DocLookupErrorSerializer> {
        client.request(
            Paper.docsUsersList,
            serverArgs: Paper.ListUsersOnPaperDocArgs(docId: docId, limit: limit, filterBy: filterBy)
        )
    }

    /// Returns the next page of `docsUsersList`.
    ///
    /// The error of the route is ``Paper/ListUsersCursorError``, the reason that the next page wasn't returned.
    ///
    /// - ``Paper/ListUsersCursorError/insufficientPermissions``: The account doesn't have permission. If its Paper
    ///   documents are files, use the routes of `Files`.
    /// - ``Paper/ListUsersCursorError/docNotFound``: The document doesn't exist.
    /// - ``Paper/ListUsersCursorError/cursorError(_:)``: The cursor can't be used. See ``Paper/PaperApiCursorError``.
    ///
    /// Route `paper/docs/users/list/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-list-continue>
    ///
    /// - Parameters:
    ///   - docId: The identifier of the document.
    ///   - cursor: The cursor of the next page.
    /// - Returns: A request for ``Paper/ListUsersOnPaperDocResponse``, a page of the people who have access to a
    ///   document.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsUsersListContinue(
        docId: String,
        cursor: String
    ) -> RpcRequest<Paper.ListUsersOnPaperDocResponseSerializer, Paper.ListUsersCursorErrorSerializer> {
        client.request(
            Paper.docsUsersListContinue,
            serverArgs: Paper.ListUsersOnPaperDocContinueArgs(docId: docId, cursor: cursor)
        )
    }

    /// Removes a person's access to a document. The owner can't be removed.
    ///
    /// The error of the route is ``Paper/DocLookupError``, the reason that a document can't be used.
    ///
    /// - ``Paper/DocLookupError/insufficientPermissions``: The account doesn't have permission. If its Paper documents
    ///   are files, use the routes of `Files`.
    /// - ``Paper/DocLookupError/docNotFound``: The document doesn't exist.
    ///
    /// Route `paper/docs/users/remove`: style rpc, host api, auth user, scope `sharing.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-remove>
    ///
    /// - Parameters:
    ///   - docId: The identifier of the document.
    ///   - member: The person, by account or email address.
    /// - Returns: A request without a result.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsUsersRemove(
        docId: String,
        member: Sharing.MemberSelector
    ) -> RpcRequest<VoidSerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsUsersRemove, serverArgs: Paper.RemovePaperDocUser(docId: docId, member: member))
    }

    /// Creates a Paper folder.
    ///
    /// The error of the route is ``Paper/PaperFolderCreateError``, the reason that a folder wasn't created.
    ///
    /// - ``Paper/PaperFolderCreateError/insufficientPermissions``: The account doesn't have permission. If its Paper
    ///   documents are files, use the routes of `Files`.
    /// - ``Paper/PaperFolderCreateError/folderNotFound``: The folder doesn't exist.
    /// - ``Paper/PaperFolderCreateError/invalidFolderId``: The folder identifier isn't valid.
    ///
    /// Route `paper/folders/create`: style rpc, host api, auth user, scope `files.content.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-folders-create>
    ///
    /// - Parameters:
    ///   - name: The name of the new folder.
    ///   - parentFolderId: The identifier of the folder's parent. `nil` for a folder at the top level.
    ///   - isTeamFolder: A Boolean value that indicates whether the folder is for the entire team. Supported only for
    ///     folders without a parent.
    /// - Returns: A request for ``Paper/PaperFolderCreateResult``, the created folder.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func foldersCreate(
        name: String,
        parentFolderId: String? = nil,
        isTeamFolder: Bool? = nil
    ) -> RpcRequest<Paper.PaperFolderCreateResultSerializer, Paper.PaperFolderCreateErrorSerializer> {
        client.request(
            Paper.foldersCreate,
            serverArgs: Paper.PaperFolderCreateArg(
                name: name,
                parentFolderId: parentFolderId,
                isTeamFolder: isTeamFolder
            )
        )
    }
}
