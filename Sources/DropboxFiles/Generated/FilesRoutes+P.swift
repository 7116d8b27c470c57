// Generated from API/files.json by `make generate`. Do not edit.

import DropboxCore
import Foundation
import StoneRuntime

extension FilesRoutes {
    /// Creates a Paper document from HTML, Markdown or plain text.
    ///
    /// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperCreateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
    ///
    /// - Parameters:
    ///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
    ///   - importFormat: The format of the content.
    ///   - input: The content.
    @discardableResult
    public func paperCreate(
        path: String,
        importFormat: Files.ImportFormat,
        input: Data
    ) -> UploadRequest<Files.PaperCreateResult, Files.PaperCreateError> {
        client.request(
            Files.paperCreate,
            serverArgs: Files.PaperCreateArg(path: path, importFormat: importFormat),
            input: .data(input)
        )
    }

    /// Creates a Paper document from HTML, Markdown or plain text.
    ///
    /// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperCreateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
    ///
    /// - Parameters:
    ///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
    ///   - importFormat: The format of the content.
    ///   - input: The file whose content is sent.
    @discardableResult
    public func paperCreate(
        path: String,
        importFormat: Files.ImportFormat,
        input: URL
    ) -> UploadRequest<Files.PaperCreateResult, Files.PaperCreateError> {
        client.request(
            Files.paperCreate,
            serverArgs: Files.PaperCreateArg(path: path, importFormat: importFormat),
            input: .file(input)
        )
    }

    /// Creates a Paper document from HTML, Markdown or plain text.
    ///
    /// Route `files/paper/create`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperCreateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-create>
    ///
    /// - Parameters:
    ///   - path: The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
    ///   - importFormat: The format of the content.
    ///   - input: The content, read once.
    @discardableResult
    public func paperCreate(
        path: String,
        importFormat: Files.ImportFormat,
        input: InputStream
    ) -> UploadRequest<Files.PaperCreateResult, Files.PaperCreateError> {
        client.request(
            Files.paperCreate,
            serverArgs: Files.PaperCreateArg(path: path, importFormat: importFormat),
            input: .stream(input)
        )
    }

    /// Replaces, prepends to or appends to the content of a Paper document.
    ///
    /// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperUpdateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
    ///
    /// - Parameters:
    ///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - importFormat: The format of the content.
    ///   - docUpdatePolicy: What to do with the present content.
    ///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
    ///   - input: The content.
    @discardableResult
    public func paperUpdate(
        path: String,
        importFormat: Files.ImportFormat,
        docUpdatePolicy: Files.PaperDocUpdatePolicy,
        paperRevision: Int64? = nil,
        input: Data
    ) -> UploadRequest<Files.PaperUpdateResult, Files.PaperUpdateError> {
        client.request(
            Files.paperUpdate,
            serverArgs: Files.PaperUpdateArg(
                path: path,
                importFormat: importFormat,
                docUpdatePolicy: docUpdatePolicy,
                paperRevision: paperRevision
            ),
            input: .data(input)
        )
    }

    /// Replaces, prepends to or appends to the content of a Paper document.
    ///
    /// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperUpdateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
    ///
    /// - Parameters:
    ///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - importFormat: The format of the content.
    ///   - docUpdatePolicy: What to do with the present content.
    ///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
    ///   - input: The file whose content is sent.
    @discardableResult
    public func paperUpdate(
        path: String,
        importFormat: Files.ImportFormat,
        docUpdatePolicy: Files.PaperDocUpdatePolicy,
        paperRevision: Int64? = nil,
        input: URL
    ) -> UploadRequest<Files.PaperUpdateResult, Files.PaperUpdateError> {
        client.request(
            Files.paperUpdate,
            serverArgs: Files.PaperUpdateArg(
                path: path,
                importFormat: importFormat,
                docUpdatePolicy: docUpdatePolicy,
                paperRevision: paperRevision
            ),
            input: .file(input)
        )
    }

    /// Replaces, prepends to or appends to the content of a Paper document.
    ///
    /// Route `files/paper/update`: style upload, host api, auth user, scope `files.content.write`.
    /// Error: `Files.PaperUpdateError`.
    /// Preview: it may change.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-paper-update>
    ///
    /// - Parameters:
    ///   - path: The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - importFormat: The format of the content.
    ///   - docUpdatePolicy: What to do with the present content.
    ///   - paperRevision: The revision that the document must still have. Needed for `.update` only.
    ///   - input: The content, read once.
    @discardableResult
    public func paperUpdate(
        path: String,
        importFormat: Files.ImportFormat,
        docUpdatePolicy: Files.PaperDocUpdatePolicy,
        paperRevision: Int64? = nil,
        input: InputStream
    ) -> UploadRequest<Files.PaperUpdateResult, Files.PaperUpdateError> {
        client.request(
            Files.paperUpdate,
            serverArgs: Files.PaperUpdateArg(
                path: path,
                importFormat: importFormat,
                docUpdatePolicy: docUpdatePolicy,
                paperRevision: paperRevision
            ),
            input: .stream(input)
        )
    }

    /// Deletes a file or folder for good, so that it cannot be restored. Only for Dropbox Business; when it fails, the
    /// ordinary deletion may have happened already.
    ///
    /// Route `files/permanently_delete`: style rpc, host api, auth user, scope `files.permanent_delete`.
    /// Error: `Files.DeleteError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-permanently_delete>
    ///
    /// - Parameters:
    ///   - path: The file or folder to delete: a path or an `id:…`. Pattern:
    ///     `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
    ///   - parentRev: The revision that the file must still have; otherwise nothing is deleted. Not for folders. At
    ///     least 9 characters. Pattern: `[0-9a-f]+`.
    @discardableResult
    public func permanentlyDelete(path: String, parentRev: String? = nil) -> RpcRequest<Void, Files.DeleteError> {
        client.request(Files.permanentlyDelete, serverArgs: Files.DeleteArg(path: path, parentRev: parentRev))
    }

    /// Adds property groups to a file.
    ///
    /// Route `files/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.AddPropertiesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-add>
    ///
    /// - Parameters:
    ///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - propertyGroups: The groups to add, at most one for each template.
    @available(*, deprecated)
    @discardableResult
    public func propertiesAdd(
        path: String,
        propertyGroups: [FileProperties.PropertyGroup]
    ) -> RpcRequest<Void, FileProperties.AddPropertiesError> {
        client.request(
            Files.propertiesAdd,
            serverArgs: FileProperties.AddPropertiesArg(path: path, propertyGroups: propertyGroups)
        )
    }

    /// Replaces property groups of a file as a whole.
    ///
    /// Route `files/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.InvalidPropertyGroupError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-overwrite>
    ///
    /// - Parameters:
    ///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - propertyGroups: The groups as they are to be from now on, at most one for each template. At least 1 item.
    @available(*, deprecated)
    @discardableResult
    public func propertiesOverwrite(
        path: String,
        propertyGroups: [FileProperties.PropertyGroup]
    ) -> RpcRequest<Void, FileProperties.InvalidPropertyGroupError> {
        client.request(
            Files.propertiesOverwrite,
            serverArgs: FileProperties.OverwritePropertyGroupArg(path: path, propertyGroups: propertyGroups)
        )
    }

    /// Adds, changes and removes single properties of a file.
    ///
    /// Route `files/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.UpdatePropertiesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#files-properties-update>
    ///
    /// - Parameters:
    ///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - updatePropertyGroups: What to change, for each template.
    @available(*, deprecated)
    @discardableResult
    public func propertiesUpdate(
        path: String,
        updatePropertyGroups: [FileProperties.PropertyGroupUpdate]
    ) -> RpcRequest<Void, FileProperties.UpdatePropertiesError> {
        client.request(
            Files.propertiesUpdate,
            serverArgs: FileProperties.UpdatePropertiesArg(path: path, updatePropertyGroups: updatePropertyGroups)
        )
    }
}
