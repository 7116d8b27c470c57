import DropboxCore
import Foundation

// Listings that the server gives page by page, as sequences: each a pair of a route and the one that continues it.

extension SharingRoutes {
    /// The shared folders that the user has access to.
    ///
    /// - Parameters:
    ///   - limit: Folders of a page, up to 1,000, which is the default.
    ///   - actions: Actions for which to tell whether the user may take them; none by default.
    public func folders(limit: UInt32 = 1000, actions: [Sharing.FolderAction]? = nil) -> PaginatedSequence<
        Sharing.ListFoldersResult, Sharing.SharedFolderMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await listFolders(limit: limit, actions: actions).response() }
                return try await listFoldersContinue(cursor: cursor).response()
            } next: {
                $0.cursor
            }
        ) { $0.entries }
    }

    /// The shared folders that the user can mount or unmount; the parameters are those of `folders`.
    public func mountableFolders(limit: UInt32 = 1000, actions: [Sharing.FolderAction]? = nil) -> PaginatedSequence<
        Sharing.ListFoldersResult, Sharing.SharedFolderMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else {
                    return try await listMountableFolders(limit: limit, actions: actions).response()
                }
                return try await listMountableFoldersContinue(cursor: cursor).response()
            } next: {
                $0.cursor
            }
        ) { $0.entries }
    }

    /// The files that were shared with the user.
    ///
    /// - Parameters:
    ///   - limit: Files of a page, up to 300; 100 by default.
    ///   - actions: Actions for which to tell whether the user may take them; none by default.
    public func receivedFiles(limit: UInt32 = 100, actions: [Sharing.FileAction]? = nil) -> PaginatedSequence<
        Sharing.ListFilesResult, Sharing.SharedFileMetadata
    > {
        PaginatedSequence(
            PageSequence { cursor in
                guard let cursor else { return try await listReceivedFiles(limit: limit, actions: actions).response() }
                return try await listReceivedFilesContinue(cursor: cursor).response()
            } next: {
                $0.cursor
            }
        ) { $0.entries }
    }

    /// The shared links of the user.
    ///
    /// - Parameters:
    ///   - path: A file or folder whose links to list; all links by default.
    ///   - directOnly: Whether to leave out links to folders above; `false` by default.
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

    /// Who has access to a file: users, groups and invitees, page by page.
    ///
    /// - Parameters:
    ///   - file: The file, by path or id.
    ///   - actions: Actions for which to tell whether the user may take them; none by default.
    ///   - includeInherited: Whether to list those who have access by a folder; `true` by default.
    ///   - limit: Members of a page, up to 300; 100 by default.
    public func fileMembers(
        of file: String, actions: [Sharing.MemberAction]? = nil, includeInherited: Bool = true, limit: UInt32 = 100
    ) -> PageSequence<Sharing.SharedFileMembers> {
        PageSequence { cursor in
            guard let cursor else {
                return try await listFileMembers(
                    file: file, actions: actions, includeInherited: includeInherited, limit: limit
                ).response()
            }
            return try await listFileMembersContinue(cursor: cursor).response()
        } next: {
            $0.cursor
        }
    }

    /// Who has access to a shared folder: users, groups and invitees, page by page.
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder.
    ///   - actions: Actions for which to tell whether the user may take them; none by default.
    ///   - limit: Members of a page, up to 1,000, which is the default.
    ///   - path: A folder in it whose members to list; the shared folder itself by default.
    public func folderMembers(
        of sharedFolderId: String, actions: [Sharing.MemberAction]? = nil, limit: UInt32 = 1000, path: String? = nil
    ) -> PageSequence<Sharing.SharedFolderMembers> {
        PageSequence { cursor in
            guard let cursor else {
                return try await listFolderMembers(
                    sharedFolderId: sharedFolderId, actions: actions, limit: limit, path: path
                ).response()
            }
            return try await listFolderMembersContinue(cursor: cursor).response()
        } next: {
            $0.cursor
        }
    }
}
