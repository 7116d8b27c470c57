// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

/// The routes of `sharing`, called with the key and secret of an app.
public struct SharingAppAuthRoutes: Sendable {
    /// What sends the requests.
    public let client: any DropboxTransportClient

    /// The routes, called through `client`.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxAppClient {
    /// The routes of `sharing`.
    @export(implementation) public var sharing: SharingAppAuthRoutes { SharingAppAuthRoutes(client: client) }
}

extension SharingAppAuthRoutes {
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
    @export(implementation)
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
    @export(implementation)
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
    @export(implementation)
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
}
