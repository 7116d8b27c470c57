// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension SharingRoutes {
    /// Lists who has access to a file: members, groups and invited people.
    ///
    /// Route `sharing/list_file_members`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFileMembersError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - actions: The actions to tell about, whether the user may take them on each member.
    ///   - includeInherited: Whether to include members who have access only by way of a folder. Default: `true`.
    ///   - limit: The size of a page. Default: 100. 1 to 300.
    @discardableResult
    public func listFileMembers(
        file: String,
        actions: [Sharing.MemberAction]? = nil,
        includeInherited: Bool = true,
        limit: UInt32 = 100
    ) -> RpcRequest<Sharing.SharedFileMembers, Sharing.ListFileMembersError> {
        client.request(
            Sharing.listFileMembers,
            serverArgs: Sharing.ListFileMembersArg(
                file: file,
                actions: actions,
                includeInherited: includeInherited,
                limit: limit
            )
        )
    }

    /// Lists who has access to up to 100 files. Members by way of a folder are left out, and so are permissions.
    ///
    /// Route `sharing/list_file_members/batch`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharingUserError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-batch>
    ///
    /// - Parameters:
    ///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - limit: How many members to return at most. Default: 1000. At most 3000.
    @discardableResult
    public func listFileMembersBatch(
        files: [String],
        limit: UInt32 = 1000
    ) -> RpcRequest<[Sharing.ListFileMembersBatchResult], Sharing.SharingUserError> {
        client.request(
            Sharing.listFileMembersBatch,
            serverArgs: Sharing.ListFileMembersBatchArg(files: files, limit: limit)
        )
    }

    /// Returns the next page of `listFileMembers`.
    ///
    /// Route `sharing/list_file_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFileMembersContinueError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_file_members-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    public func listFileMembersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.SharedFileMembers, Sharing.ListFileMembersContinueError> {
        client.request(Sharing.listFileMembersContinue, serverArgs: Sharing.ListFileMembersContinueArg(cursor: cursor))
    }

    /// Lists who has access to a shared folder: members, groups and invited people.
    ///
    /// Route `sharing/list_folder_members`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharedFolderAccessError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Ignored if `path` is given. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - actions: The actions to tell about, whether the user may take them on each member.
    ///   - limit: The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
    ///   - path: The folder by path, to list those with access by way of a folder around it too.
    @discardableResult
    public func listFolderMembers(
        sharedFolderId: String,
        actions: [Sharing.MemberAction]? = nil,
        limit: UInt32 = 1000,
        path: String? = nil
    ) -> RpcRequest<Sharing.SharedFolderMembers, Sharing.SharedFolderAccessError> {
        client.request(
            Sharing.listFolderMembers,
            serverArgs: Sharing.ListFolderMembersArgs(
                sharedFolderId: sharedFolderId,
                actions: actions,
                limit: limit,
                path: path
            )
        )
    }

    /// Returns the next page of `listFolderMembers`.
    ///
    /// Route `sharing/list_folder_members/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFolderMembersContinueError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folder_members-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    public func listFolderMembersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.SharedFolderMembers, Sharing.ListFolderMembersContinueError> {
        client.request(
            Sharing.listFolderMembersContinue,
            serverArgs: Sharing.ListFolderMembersContinueArg(cursor: cursor)
        )
    }

    /// Lists all shared folders that the user can open, mounted or not.
    ///
    /// Route `sharing/list_folders`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    ///   - actions: The actions to tell about, whether the user may take them on each folder.
    @discardableResult
    public func listFolders(
        limit: UInt32 = 1000,
        actions: [Sharing.FolderAction]? = nil
    ) -> RpcRequest<Sharing.ListFoldersResult, Void> {
        client.request(Sharing.listFolders, serverArgs: Sharing.ListFoldersArgs(limit: limit, actions: actions))
    }

    /// Returns the next page of `listFolders`.
    ///
    /// Route `sharing/list_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFoldersContinueError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_folders-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    public func listFoldersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.ListFoldersResult, Sharing.ListFoldersContinueError> {
        client.request(Sharing.listFoldersContinue, serverArgs: Sharing.ListFoldersContinueArg(cursor: cursor))
    }

    /// Lists the shared folders that the user can mount or unmount.
    ///
    /// Route `sharing/list_mountable_folders`: style rpc, host api, auth user, scope `sharing.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 1000. 1 to 1000.
    ///   - actions: The actions to tell about, whether the user may take them on each folder.
    @discardableResult
    public func listMountableFolders(
        limit: UInt32 = 1000,
        actions: [Sharing.FolderAction]? = nil
    ) -> RpcRequest<Sharing.ListFoldersResult, Void> {
        client.request(
            Sharing.listMountableFolders,
            serverArgs: Sharing.ListFoldersArgs(limit: limit, actions: actions)
        )
    }

    /// Returns the next page of `listMountableFolders`.
    ///
    /// Route `sharing/list_mountable_folders/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFoldersContinueError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_mountable_folders-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    public func listMountableFoldersContinue(
        cursor: String
    ) -> RpcRequest<Sharing.ListFoldersResult, Sharing.ListFoldersContinueError> {
        client.request(Sharing.listMountableFoldersContinue, serverArgs: Sharing.ListFoldersContinueArg(cursor: cursor))
    }

    /// Lists the files that others have shared with the user.
    ///
    /// Route `sharing/list_received_files`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharingUserError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files>
    ///
    /// - Parameters:
    ///   - limit: The size of a page. Default: 100. 1 to 300.
    ///   - actions: The actions to tell about, whether the user may take them on each file.
    @discardableResult
    public func listReceivedFiles(
        limit: UInt32 = 100,
        actions: [Sharing.FileAction]? = nil
    ) -> RpcRequest<Sharing.ListFilesResult, Sharing.SharingUserError> {
        client.request(Sharing.listReceivedFiles, serverArgs: Sharing.ListFilesArg(limit: limit, actions: actions))
    }

    /// Returns the next page of `listReceivedFiles`.
    ///
    /// Route `sharing/list_received_files/continue`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListFilesContinueError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_received_files-continue>
    ///
    /// - Parameters:
    ///   - cursor: The cursor of the latest page.
    @discardableResult
    public func listReceivedFilesContinue(
        cursor: String
    ) -> RpcRequest<Sharing.ListFilesResult, Sharing.ListFilesContinueError> {
        client.request(Sharing.listReceivedFilesContinue, serverArgs: Sharing.ListFilesContinueArg(cursor: cursor))
    }

    /// Lists the user's links, page by page, or those through which one path can be reached, including links to the
    /// folders around it.
    ///
    /// Route `sharing/list_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.ListSharedLinksError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-list_shared_links>
    ///
    /// - Parameters:
    ///   - path: Only links through which this path can be reached. By default all links of the user, page by page.
    ///     Pattern: `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - cursor: Where the page begins: the cursor of the latest page.
    ///   - directOnly: Whether to leave out links to the folders around `path`.
    @discardableResult
    public func listSharedLinks(
        path: String? = nil,
        cursor: String? = nil,
        directOnly: Bool? = nil
    ) -> RpcRequest<Sharing.ListSharedLinksResult, Sharing.ListSharedLinksError> {
        client.request(
            Sharing.listSharedLinks,
            serverArgs: Sharing.ListSharedLinksArg(path: path, cursor: cursor, directOnly: directOnly)
        )
    }
}
