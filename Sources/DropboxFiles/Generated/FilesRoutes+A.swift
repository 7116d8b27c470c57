// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

extension FilesRoutes {
    /// Reads the metadata of a file or folder, with custom properties. Use `getMetadata`, which does the same and is
    /// stable.
    ///
    /// Route `files/alpha/get_metadata`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `Files.AlphaGetMetadataError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-get_metadata>
    ///
    /// - Parameters:
    ///   - path: The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
    ///     `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
    ///   - includeMediaInfo: Whether to fill in `mediaInfo` of photos and videos. Default: `false`.
    ///   - includeDeleted: Whether a deleted item is answered with `Files.DeletedMetadata` instead of
    ///     `LookupError.notFound`. Default: `false`.
    ///   - includeHasExplicitSharedMembers: Whether to tell if the file itself is shared with somebody. Default:
    ///     `false`.
    ///   - includePropertyGroups: The templates whose custom properties to include.
    ///   - includePropertyTemplates: Use `includePropertyGroups` instead. Each: At least 1 character. Each: Pattern:
    ///     `(/|ptid:).*`. Deprecated.
    @available(*, deprecated)
    @discardableResult
    public func alphaGetMetadata(
        path: String,
        includeMediaInfo: Bool = false,
        includeDeleted: Bool = false,
        includeHasExplicitSharedMembers: Bool = false,
        includePropertyGroups: FileProperties.TemplateFilterBase? = nil,
        includePropertyTemplates: [String]? = nil
    ) -> RpcRequest<Files.Metadata, Files.AlphaGetMetadataError> {
        client.request(
            Files.alphaGetMetadata,
            serverArgs: Files.AlphaGetMetadataArg(
                path: path,
                includeMediaInfo: includeMediaInfo,
                includeDeleted: includeDeleted,
                includeHasExplicitSharedMembers: includeHasExplicitSharedMembers,
                includePropertyGroups: includePropertyGroups,
                includePropertyTemplates: includePropertyTemplates
            )
        )
    }

    /// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
    ///
    /// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
    ///
    /// - Parameters:
    ///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - mode: What to do when something is there already. Default: `.add`.
    ///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a
    ///     conflict. Default: `false`.
    ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display
    ///     and does not affect conflicts.
    ///   - mute: Whether to spare the user's devices a notification about this change. Default: `false`.
    ///   - propertyGroups: Custom properties to save with the file.
    ///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update`
    ///     of a file that has been deleted meanwhile. Default: `false`.
    ///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
    ///   - input: The content.
    @available(*, deprecated)
    @discardableResult
    public func alphaUpload(
        path: String,
        mode: Files.WriteMode = .add,
        autorename: Bool = false,
        clientModified: Date? = nil,
        mute: Bool = false,
        propertyGroups: [FileProperties.PropertyGroup]? = nil,
        strictConflict: Bool = false,
        contentHash: String? = nil,
        input: Data
    ) -> UploadRequest<Files.FileMetadata, Files.UploadError> {
        client.request(
            Files.alphaUpload,
            serverArgs: Files.UploadArg(
                path: path,
                mode: mode,
                autorename: autorename,
                clientModified: clientModified,
                mute: mute,
                propertyGroups: propertyGroups,
                strictConflict: strictConflict,
                contentHash: contentHash
            ),
            input: .data(input)
        )
    }

    /// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
    ///
    /// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
    ///
    /// - Parameters:
    ///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - mode: What to do when something is there already. Default: `.add`.
    ///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a
    ///     conflict. Default: `false`.
    ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display
    ///     and does not affect conflicts.
    ///   - mute: Whether to spare the user's devices a notification about this change. Default: `false`.
    ///   - propertyGroups: Custom properties to save with the file.
    ///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update`
    ///     of a file that has been deleted meanwhile. Default: `false`.
    ///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
    ///   - input: The file whose content is sent.
    @available(*, deprecated)
    @discardableResult
    public func alphaUpload(
        path: String,
        mode: Files.WriteMode = .add,
        autorename: Bool = false,
        clientModified: Date? = nil,
        mute: Bool = false,
        propertyGroups: [FileProperties.PropertyGroup]? = nil,
        strictConflict: Bool = false,
        contentHash: String? = nil,
        input: URL
    ) -> UploadRequest<Files.FileMetadata, Files.UploadError> {
        client.request(
            Files.alphaUpload,
            serverArgs: Files.UploadArg(
                path: path,
                mode: mode,
                autorename: autorename,
                clientModified: clientModified,
                mute: mute,
                propertyGroups: propertyGroups,
                strictConflict: strictConflict,
                contentHash: contentHash
            ),
            input: .file(input)
        )
    }

    /// Uploads a file of at most 150 MiB. Use `upload`, which does the same and is stable.
    ///
    /// Route `files/alpha/upload`: style upload, host content, auth user, scope `files.content.write`.
    /// Error: `Files.UploadError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-alpha-upload>
    ///
    /// - Parameters:
    ///   - path: Where to save the file: a path that starts with `/`, or the `id:…` of a file to write to. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - mode: What to do when something is there already. Default: `.add`.
    ///   - autorename: Whether to save under another name, such as `report (2).txt`, instead of failing with a
    ///     conflict. Default: `false`.
    ///   - clientModified: The time at which the user last changed the file, in whole seconds. It is kept for display
    ///     and does not affect conflicts.
    ///   - mute: Whether to spare the user's devices a notification about this change. Default: `false`.
    ///   - propertyGroups: Custom properties to save with the file.
    ///   - strictConflict: Whether to be strict about conflicts: identical content is one too, and so is an `.update`
    ///     of a file that has been deleted meanwhile. Default: `false`.
    ///   - contentHash: The content hash of the data, if the server should verify what arrives. Exactly 64 characters.
    ///   - input: The content, read once.
    @available(*, deprecated)
    @discardableResult
    public func alphaUpload(
        path: String,
        mode: Files.WriteMode = .add,
        autorename: Bool = false,
        clientModified: Date? = nil,
        mute: Bool = false,
        propertyGroups: [FileProperties.PropertyGroup]? = nil,
        strictConflict: Bool = false,
        contentHash: String? = nil,
        input: InputStream
    ) -> UploadRequest<Files.FileMetadata, Files.UploadError> {
        client.request(
            Files.alphaUpload,
            serverArgs: Files.UploadArg(
                path: path,
                mode: mode,
                autorename: autorename,
                clientModified: clientModified,
                mute: mute,
                propertyGroups: propertyGroups,
                strictConflict: strictConflict,
                contentHash: contentHash
            ),
            input: .stream(input)
        )
    }
}
