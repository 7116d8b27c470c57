// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

extension SharingRoutes {
    /// Returns how a file is shared, and what the user may do about it.
    ///
    /// Route `sharing/get_file_metadata`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.GetFileMetadataError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata>
    ///
    /// - Parameters:
    ///   - file: The file: a path or an `id:…`. At least 1 character. Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - actions: The actions to tell about, whether the user may take them.
    @discardableResult
    public func getFileMetadata(
        file: String,
        actions: [Sharing.FileAction]? = nil
    ) -> RpcRequest<Sharing.SharedFileMetadata, Sharing.GetFileMetadataError> {
        client.request(Sharing.getFileMetadata, serverArgs: Sharing.GetFileMetadataArg(file: file, actions: actions))
    }

    /// Returns how up to 100 files are shared.
    ///
    /// Route `sharing/get_file_metadata/batch`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharingUserError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_file_metadata-batch>
    ///
    /// - Parameters:
    ///   - files: The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
    ///     `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
    ///   - actions: The actions to tell about, whether the user may take them.
    @discardableResult
    public func getFileMetadataBatch(
        files: [String],
        actions: [Sharing.FileAction]? = nil
    ) -> RpcRequest<[Sharing.GetFileMetadataBatchResult], Sharing.SharingUserError> {
        client.request(
            Sharing.getFileMetadataBatch,
            serverArgs: Sharing.GetFileMetadataBatchArg(files: files, actions: actions)
        )
    }

    /// Returns how a folder is shared, and what the user may do about it.
    ///
    /// Route `sharing/get_folder_metadata`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.SharedFolderAccessError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_folder_metadata>
    ///
    /// - Parameters:
    ///   - sharedFolderId: The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
    ///   - actions: The actions to tell about, whether the user may take them.
    @discardableResult
    public func getFolderMetadata(
        sharedFolderId: String,
        actions: [Sharing.FolderAction]? = nil
    ) -> RpcRequest<Sharing.SharedFolderMetadata, Sharing.SharedFolderAccessError> {
        client.request(
            Sharing.getFolderMetadata,
            serverArgs: Sharing.GetMetadataArgs(sharedFolderId: sharedFolderId, actions: actions)
        )
    }

    /// Downloads the file behind a shared link, or a file in the folder behind it.
    ///
    /// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
    /// Error: `Sharing.GetSharedLinkFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
    ///     `/(.|[\r\n])*`.
    ///   - linkPassword: The password, if the link asks for one.
    @discardableResult
    public func getSharedLinkFile(
        url: String,
        path: String? = nil,
        linkPassword: String? = nil
    ) -> DownloadRequestMemory<Sharing.SharedLinkMetadata, Sharing.GetSharedLinkFileError> {
        client.request(
            Sharing.getSharedLinkFile,
            serverArgs: Sharing.GetSharedLinkMetadataArg(url: url, path: path, linkPassword: linkPassword)
        )
    }

    /// Downloads the file behind a shared link, or a file in the folder behind it.
    ///
    /// Route `sharing/get_shared_link_file`: style download, host content, auth app or user, scope `sharing.read`.
    /// Error: `Sharing.GetSharedLinkFileError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_file>
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
    ///     `/(.|[\r\n])*`.
    ///   - linkPassword: The password, if the link asks for one.
    ///   - overwrite: Whether a file at `destination` is replaced. Default: `false`.
    ///   - destination: Where the content is stored.
    @discardableResult
    public func getSharedLinkFile(
        url: String,
        path: String? = nil,
        linkPassword: String? = nil,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Sharing.SharedLinkMetadata, Sharing.GetSharedLinkFileError> {
        client.request(
            Sharing.getSharedLinkFile,
            serverArgs: Sharing.GetSharedLinkMetadataArg(url: url, path: path, linkPassword: linkPassword),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Returns what a shared link leads to, who may use it, and when it expires.
    ///
    /// Route `sharing/get_shared_link_metadata`: style rpc, host api, auth app or user, scope `sharing.read`.
    /// Error: `Sharing.SharedLinkMetadataError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_link_metadata>
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - path: The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
    ///     `/(.|[\r\n])*`.
    ///   - linkPassword: The password, if the link asks for one.
    @discardableResult
    public func getSharedLinkMetadata(
        url: String,
        path: String? = nil,
        linkPassword: String? = nil
    ) -> RpcRequest<Sharing.SharedLinkMetadata, Sharing.SharedLinkMetadataError> {
        client.request(
            Sharing.getSharedLinkMetadata,
            serverArgs: Sharing.GetSharedLinkMetadataArg(url: url, path: path, linkPassword: linkPassword)
        )
    }

    /// Lists the user's links, up to 1,000.
    ///
    /// Route `sharing/get_shared_links`: style rpc, host api, auth user, scope `sharing.read`.
    /// Error: `Sharing.GetSharedLinksError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#sharing-get_shared_links>
    ///
    /// - Parameters:
    ///   - path: The file or folder whose links to list. By default all links.
    @available(*, deprecated)
    @discardableResult
    public func getSharedLinks(
        path: String? = nil
    ) -> RpcRequest<Sharing.GetSharedLinksResult, Sharing.GetSharedLinksError> {
        client.request(Sharing.getSharedLinks, serverArgs: Sharing.GetSharedLinksArg(path: path))
    }
}
