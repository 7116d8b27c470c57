import DropboxCore
import Foundation

// Paginated listings as async sequences. Each combines a listing route with its `continue` route.

extension SharingRoutes {
    /// Returns the shared folders that the user has access to.
    ///
    /// - Parameters:
    ///   - pageSize: The maximum number of folders per page, up to 1,000. The default is 1,000.
    ///   - actions: The actions to include permissions for. The default is `nil`, for no actions.
    public func folders(pageSize: UInt32 = 1000, actions: [Sharing.FolderAction]? = nil) -> PaginatedSequence<
        Sharing.ListFoldersResult, Sharing.SharedFolderMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await listFolders(limit: pageSize, actions: actions).response() }
                return try await listFoldersContinue(cursor: cursor).response()
            } next: {
                $0.cursor
            }
        ) { $0.entries }
    }

    /// Returns the shared folders that the user can mount or unmount.
    ///
    /// - Parameters:
    ///   - pageSize: The maximum number of folders per page, up to 1,000. The default is 1,000.
    ///   - actions: The actions to include permissions for. The default is `nil`, for no actions.
    public func mountableFolders(pageSize: UInt32 = 1000, actions: [Sharing.FolderAction]? = nil) -> PaginatedSequence<
        Sharing.ListFoldersResult, Sharing.SharedFolderMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else {
                    return try await listMountableFolders(limit: pageSize, actions: actions).response()
                }
                return try await listMountableFoldersContinue(cursor: cursor).response()
            } next: {
                $0.cursor
            }
        ) { $0.entries }
    }

    /// Returns the files that were shared with the user.
    ///
    /// - Parameters:
    ///   - pageSize: The maximum number of files per page, up to 300. The default is 100.
    ///   - actions: The actions to include permissions for. The default is `nil`, for no actions.
    public func receivedFiles(pageSize: UInt32 = 100, actions: [Sharing.FileAction]? = nil) -> PaginatedSequence<
        Sharing.ListFilesResult, Sharing.SharedFileMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else {
                    return try await listReceivedFiles(limit: pageSize, actions: actions).response()
                }
                return try await listReceivedFilesContinue(cursor: cursor).response()
            } next: {
                $0.cursor
            }
        ) { $0.entries }
    }

    /// Returns the shared links of the user.
    ///
    /// - Parameters:
    ///   - path: The file or folder whose links to list. The default is `nil`, for all links.
    ///   - directOnly: Whether to exclude links to parent folders. The default is `nil`, which means `false`.
    public func sharedLinks(path: String? = nil, directOnly: Bool? = nil) -> PaginatedSequence<
        Sharing.ListSharedLinksResult, Sharing.SharedLinkMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                try await listSharedLinks(path: path, cursor: cursor, directOnly: directOnly).response()
            } next: {
                $0.hasMore ? $0.cursor : nil
            }
        ) { $0.links }
    }

    /// Returns the users, groups, and invitees with access to a file, page by page.
    ///
    /// - Parameters:
    ///   - file: The path or ID of the file.
    ///   - actions: The actions to include permissions for. The default is `nil`, for no actions.
    ///   - includeInherited: Whether to include members whose access is inherited from a folder. The default is `true`.
    ///   - pageSize: The maximum number of members per page, up to 300. The default is 100.
    public func fileMembers(
        of file: String, actions: [Sharing.MemberAction]? = nil, includeInherited: Bool = true, pageSize: UInt32 = 100
    ) -> PageSequence<Sharing.SharedFileMembers> {
        PageSequence { cursor in
            guard let cursor else {
                return try await listFileMembers(
                    file: file, actions: actions, includeInherited: includeInherited, limit: pageSize
                ).response()
            }
            return try await listFileMembersContinue(cursor: cursor).response()
        } next: {
            $0.cursor
        }
    }

    /// Returns the users, groups, and invitees with access to a shared folder, page by page.
    ///
    /// - Parameters:
    ///   - sharedFolderId: The ID of the shared folder.
    ///   - actions: The actions to include permissions for. The default is `nil`, for no actions.
    ///   - pageSize: The maximum number of members per page, up to 1,000. The default is 1,000.
    ///   - path: A subfolder whose members to list. The default is `nil`, for the shared folder itself.
    public func folderMembers(
        of sharedFolderId: String, actions: [Sharing.MemberAction]? = nil, pageSize: UInt32 = 1000, path: String? = nil
    ) -> PageSequence<Sharing.SharedFolderMembers> {
        PageSequence { cursor in
            guard let cursor else {
                return try await listFolderMembers(
                    sharedFolderId: sharedFolderId, actions: actions, limit: pageSize, path: path
                ).response()
            }
            return try await listFolderMembersContinue(cursor: cursor).response()
        } next: {
            $0.cursor
        }
    }
}
