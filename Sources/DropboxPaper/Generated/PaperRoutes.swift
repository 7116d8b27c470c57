// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxCore
import DropboxSharing
import DropboxStone
import Foundation

extension Paper {
    /// `paper/docs/archive`
    @export(implementation)
    public static var docsArchive: Route<Paper.RefPaperDocSerializer, VoidSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 0)
    }
    /// `paper/docs/create`
    @export(implementation)
    public static var docsCreate: Route<Paper.PaperDocCreateArgsSerializer, Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocCreateErrorSerializer> {
        Route(_schema, 1)
    }
    /// `paper/docs/download`
    @export(implementation)
    public static var docsDownload: Route<Paper.PaperDocExportSerializer, Paper.PaperDocExportResultSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 2)
    }
    /// `paper/docs/folder_users/list`
    @export(implementation)
    public static var docsFolderUsersList: Route<Paper.ListUsersOnFolderArgsSerializer, Paper.ListUsersOnFolderResponseSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 3)
    }
    /// `paper/docs/folder_users/list/continue`
    @export(implementation)
    public static var docsFolderUsersListContinue: Route<Paper.ListUsersOnFolderContinueArgsSerializer, Paper.ListUsersOnFolderResponseSerializer, Paper.ListUsersCursorErrorSerializer> {
        Route(_schema, 4)
    }
    /// `paper/docs/get_folder_info`
    @export(implementation)
    public static var docsGetFolderInfo: Route<Paper.RefPaperDocSerializer, Paper.FoldersContainingPaperDocSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 5)
    }
    /// `paper/docs/get_metadata`
    @export(implementation)
    public static var docsGetMetadata: Route<Paper.GetDocMetadataArgSerializer, Paper.PaperDocGetMetadataResultSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 6)
    }
    /// `paper/docs/list`
    @export(implementation)
    public static var docsList: Route<Paper.ListPaperDocsArgsSerializer, Paper.ListPaperDocsResponseSerializer, VoidSerializer> {
        Route(_schema, 7)
    }
    /// `paper/docs/list/continue`
    @export(implementation)
    public static var docsListContinue: Route<Paper.ListPaperDocsContinueArgsSerializer, Paper.ListPaperDocsResponseSerializer, Paper.ListDocsCursorErrorSerializer> {
        Route(_schema, 8)
    }
    /// `paper/docs/permanently_delete`
    @export(implementation)
    public static var docsPermanentlyDelete: Route<Paper.RefPaperDocSerializer, VoidSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 9)
    }
    /// `paper/docs/sharing_policy/get`
    @export(implementation)
    public static var docsSharingPolicyGet: Route<Paper.RefPaperDocSerializer, Paper.SharingPolicySerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 10)
    }
    /// `paper/docs/sharing_policy/set`
    @export(implementation)
    public static var docsSharingPolicySet: Route<Paper.PaperDocSharingPolicySerializer, VoidSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 11)
    }
    /// `paper/docs/update`
    @export(implementation)
    public static var docsUpdate: Route<Paper.PaperDocUpdateArgsSerializer, Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocUpdateErrorSerializer> {
        Route(_schema, 12)
    }
    /// `paper/docs/users/add`
    @export(implementation)
    public static var docsUsersAdd: Route<Paper.AddPaperDocUserSerializer, ArraySerializer<Paper.AddPaperDocUserMemberResultSerializer>, Paper.DocLookupErrorSerializer> {
        Route(_schema, 13)
    }
    /// `paper/docs/users/list`
    @export(implementation)
    public static var docsUsersList: Route<Paper.ListUsersOnPaperDocArgsSerializer, Paper.ListUsersOnPaperDocResponseSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 14)
    }
    /// `paper/docs/users/list/continue`
    @export(implementation)
    public static var docsUsersListContinue: Route<Paper.ListUsersOnPaperDocContinueArgsSerializer, Paper.ListUsersOnPaperDocResponseSerializer, Paper.ListUsersCursorErrorSerializer> {
        Route(_schema, 15)
    }
    /// `paper/docs/users/remove`
    @export(implementation)
    public static var docsUsersRemove: Route<Paper.RemovePaperDocUserSerializer, VoidSerializer, Paper.DocLookupErrorSerializer> {
        Route(_schema, 16)
    }
    /// `paper/folders/create`
    @export(implementation)
    public static var foldersCreate: Route<Paper.PaperFolderCreateArgSerializer, Paper.PaperFolderCreateResultSerializer, Paper.PaperFolderCreateErrorSerializer> {
        Route(_schema, 17)
    }
}

/// The routes of `paper`, called on behalf of a user or a team.
public struct PaperRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
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
    /// Route `paper/docs/archive`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-archive>
    ///
    /// - Parameters:
    ///   - docId: The document.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsArchive(docId: String) -> RpcRequest<VoidSerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsArchive, serverArgs: Paper.RefPaperDoc(docId: docId))
    }

    /// Creates a document from HTML, Markdown or plain text.
    ///
    /// Route `paper/docs/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Paper.PaperDocCreateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-create>
    ///
    /// - Parameters:
    ///   - importFormat: The format of the content.
    ///   - parentFolderId: The folder that is to hold the document. The user must be able to write there.
    ///   - input: The content.
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

    /// Creates a document from HTML, Markdown or plain text.
    ///
    /// Route `paper/docs/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Paper.PaperDocCreateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-create>
    ///
    /// - Parameters:
    ///   - importFormat: The format of the content.
    ///   - parentFolderId: The folder that is to hold the document. The user must be able to write there.
    ///   - input: The file whose content is sent.
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

    /// Creates a document from HTML, Markdown or plain text.
    ///
    /// Route `paper/docs/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Paper.PaperDocCreateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-create>
    ///
    /// - Parameters:
    ///   - importFormat: The format of the content.
    ///   - parentFolderId: The folder that is to hold the document. The user must be able to write there.
    ///   - input: The content, read once.
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
    /// Route `paper/docs/download`: style download, host api, auth user, scope `files.content.read`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-download>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - exportFormat: The format to download.
    ///   - includeComments: Whether to include comments. For Markdown only. Default: `false`.
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

    /// Downloads a document as HTML or Markdown.
    ///
    /// Route `paper/docs/download`: style download, host api, auth user, scope `files.content.read`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-download>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - exportFormat: The format to download.
    ///   - includeComments: Whether to include comments. For Markdown only. Default: `false`.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
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

    /// Lists who is invited to the folder that holds a document.
    ///
    /// Route `paper/docs/folder_users/list`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-folder_users-list>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
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
    /// Route `paper/docs/folder_users/list/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Paper.ListUsersCursorError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-folder_users-list-continue>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - cursor: Where the next page begins.
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

    /// Returns which folders a document lies in, from the outermost inwards.
    ///
    /// Route `paper/docs/get_folder_info`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-get_folder_info>
    ///
    /// - Parameters:
    ///   - docId: The document.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsGetFolderInfo(
        docId: String
    ) -> RpcRequest<Paper.FoldersContainingPaperDocSerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsGetFolderInfo, serverArgs: Paper.RefPaperDoc(docId: docId))
    }

    /// Reads the metadata of a document, old or new.
    ///
    /// Route `paper/docs/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-get_metadata>
    ///
    /// - Parameters:
    ///   - docId: The document, if it is of the old kind.
    ///   - fileId: The document as a file, `id:…`, if it is of the new kind. At least 4 characters. Pattern: `id:.+`.
    @discardableResult
    @export(implementation)
    public func docsGetMetadata(
        docId: String? = nil,
        fileId: String? = nil
    ) -> RpcRequest<Paper.PaperDocGetMetadataResultSerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsGetMetadata, serverArgs: Paper.GetDocMetadataArg(docId: docId, fileId: fileId))
    }

    /// Lists the ids of the user's documents.
    ///
    /// Route `paper/docs/list`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-list>
    ///
    /// - Parameters:
    ///   - filterBy: Whether to list what the user has opened or what the user has created. Default: `.docsAccessed`.
    ///   - sortBy: The time to sort by. Default: `.accessed`.
    ///   - sortOrder: Whether the oldest or the newest come first. Default: `.ascending`.
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    ///   - stopAtDate: The time at which to end the list.
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

    /// Returns the next page of `docsList`.
    ///
    /// Route `paper/docs/list/continue`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Paper.ListDocsCursorError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-list-continue>
    ///
    /// - Parameters:
    ///   - cursor: Where the next page begins.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsListContinue(
        cursor: String
    ) -> RpcRequest<Paper.ListPaperDocsResponseSerializer, Paper.ListDocsCursorErrorSerializer> {
        client.request(Paper.docsListContinue, serverArgs: Paper.ListPaperDocsContinueArgs(cursor: cursor))
    }

    /// Deletes a document for good. Only its owner can do so.
    ///
    /// Route `paper/docs/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-permanently_delete>
    ///
    /// - Parameters:
    ///   - docId: The document.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsPermanentlyDelete(docId: String) -> RpcRequest<VoidSerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsPermanentlyDelete, serverArgs: Paper.RefPaperDoc(docId: docId))
    }

    /// Returns who may open a document by its link.
    ///
    /// Route `paper/docs/sharing_policy/get`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-sharing_policy-get>
    ///
    /// - Parameters:
    ///   - docId: The document.
    @available(*, deprecated)
    @discardableResult
    @export(implementation)
    public func docsSharingPolicyGet(
        docId: String
    ) -> RpcRequest<Paper.SharingPolicySerializer, Paper.DocLookupErrorSerializer> {
        client.request(Paper.docsSharingPolicyGet, serverArgs: Paper.RefPaperDoc(docId: docId))
    }

    /// Sets who may open a document by its link.
    ///
    /// Route `paper/docs/sharing_policy/set`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-sharing_policy-set>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - sharingPolicy: Who may open it by its link.
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

    /// Replaces, prepends to or appends to the content of a document.
    ///
    /// Route `paper/docs/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Paper.PaperDocUpdateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-update>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - docUpdatePolicy: What to do with the present content.
    ///   - revision: The revision that the document must still have.
    ///   - importFormat: The format of the content.
    ///   - input: The content.
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

    /// Replaces, prepends to or appends to the content of a document.
    ///
    /// Route `paper/docs/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Paper.PaperDocUpdateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-update>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - docUpdatePolicy: What to do with the present content.
    ///   - revision: The revision that the document must still have.
    ///   - importFormat: The format of the content.
    ///   - input: The file whose content is sent.
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

    /// Replaces, prepends to or appends to the content of a document.
    ///
    /// Route `paper/docs/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Paper.PaperDocUpdateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-update>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - docUpdatePolicy: What to do with the present content.
    ///   - revision: The revision that the document must still have.
    ///   - importFormat: The format of the content.
    ///   - input: The content, read once.
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

    /// Gives up to 20 people access to a document, or changes what they may do.
    ///
    /// Route `paper/docs/users/add`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-add>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - members: The people. At most 20 items.
    ///   - customMessage: A message to send with the invitation.
    ///   - quiet: Whether to send no email. Default: `false`.
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

    /// Lists who has access to a document or has visited it.
    ///
    /// Route `paper/docs/users/list`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-list>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    ///   - filterBy: Whether to list those with access or those who have visited. Default: `.shared`.
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
    /// Route `paper/docs/users/list/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Paper.ListUsersCursorError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-list-continue>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - cursor: Where the next page begins.
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

    /// Takes somebody's access to a document away. Its owner cannot be removed.
    ///
    /// Route `paper/docs/users/remove`: style rpc, host api, auth user, scope `sharing.write`.
    /// Error: `Paper.DocLookupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-docs-users-remove>
    ///
    /// - Parameters:
    ///   - docId: The document.
    ///   - member: The person, by account or email address.
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
    /// Route `paper/folders/create`: style rpc, host api, auth user, scope `files.content.write`.
    /// Error: `Paper.PaperFolderCreateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#paper-folders-create>
    ///
    /// - Parameters:
    ///   - name: The name of the new folder.
    ///   - parentFolderId: The folder that is to hold it. By default none.
    ///   - isTeamFolder: Whether it is for the whole team. Only without a folder around it.
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
