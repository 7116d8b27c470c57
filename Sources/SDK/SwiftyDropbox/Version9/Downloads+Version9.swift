// Linux has HTTPURLResponse in FoundationNetworking, which would be larger than the SDK.
#if canImport(Darwin)
    import DropboxCore
    import DropboxFiles
    import DropboxSharing
    import DropboxStone
    import Foundation

    // The downloads of SwiftyDropbox 9 and earlier, which have a closure that chooses the destination. The closure is
    // called when the request is created, before the content is received. Its first argument is a file in the temporary
    // directory, which doesn't exist yet. Its second argument is a response whose `suggestedFilename` is the name of the
    // file in Dropbox.

    extension FilesRoutes {
        /// Downloads a file to the destination that a closure chooses.
        ///
        /// - Parameters:
        ///   - path: The file.
        ///   - rev: Deprecated by Dropbox. Specify the revision in `path`.
        ///   - overwrite: Whether to replace a file at the destination. The default is `false`.
        ///   - destination: A closure that is called immediately and returns the destination.
        @available(*, deprecated, message: "Pass the URL of the destination instead of a closure.")
        @discardableResult
        public func download(
            path: String, rev: String? = nil, overwrite: Bool = false, destination: (URL, HTTPURLResponse) -> URL
        ) -> DownloadRequestFile<Files.FileMetadataSerializer, Files.DownloadErrorSerializer> {
            let name = (path as NSString).lastPathComponent
            return download(
                path: path, rev: rev, overwrite: overwrite, destination: .chosen(by: destination, forFileNamed: name))
        }

        /// Downloads a folder as a zip archive to the destination that a closure chooses.
        ///
        /// - Parameters:
        ///   - path: The folder.
        ///   - overwrite: Whether to replace a file at the destination. The default is `false`.
        ///   - destination: A closure that is called immediately and returns the destination.
        @available(*, deprecated, message: "Pass the URL of the destination instead of a closure.")
        @discardableResult
        public func downloadZip(
            path: String, overwrite: Bool = false, destination: (URL, HTTPURLResponse) -> URL
        ) -> DownloadRequestFile<Files.DownloadZipResultSerializer, Files.DownloadZipErrorSerializer> {
            let name = (path as NSString).lastPathComponent + ".zip"
            return downloadZip(
                path: path, overwrite: overwrite, destination: .chosen(by: destination, forFileNamed: name))
        }

        /// Downloads a thumbnail of an image to the destination that a closure chooses.
        ///
        /// - Parameters:
        ///   - path: The image.
        ///   - format: The format. The default is JPEG.
        ///   - size: The size. The default is 64 by 64 pixels.
        ///   - mode: How the image fits the size. The default is `strict`.
        ///   - overwrite: Whether to replace a file at the destination. The default is `false`.
        ///   - destination: A closure that is called immediately and returns the destination.
        @available(*, deprecated, message: "Pass the URL of the destination instead of a closure.")
        @discardableResult
        public func getThumbnail(
            path: String, format: Files.ThumbnailFormat = .jpeg, size: Files.ThumbnailSize = .w64h64,
            mode: Files.ThumbnailMode = .strict, overwrite: Bool = false, destination: (URL, HTTPURLResponse) -> URL
        ) -> DownloadRequestFile<Files.FileMetadataSerializer, Files.ThumbnailErrorSerializer> {
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension + ".\(format.tag)"
            return getThumbnail(
                path: path, format: format, size: size, mode: mode, overwrite: overwrite,
                destination: .chosen(by: destination, forFileNamed: name))
        }

        /// Downloads a preview of a document to the destination that a closure chooses.
        ///
        /// - Parameters:
        ///   - path: The document.
        ///   - rev: Deprecated by Dropbox. Specify the revision in `path`.
        ///   - overwrite: Whether to replace a file at the destination. The default is `false`.
        ///   - destination: A closure that is called immediately and returns the destination.
        @available(*, deprecated, message: "Pass the URL of the destination instead of a closure.")
        @discardableResult
        public func getPreview(
            path: String, rev: String? = nil, overwrite: Bool = false, destination: (URL, HTTPURLResponse) -> URL
        ) -> DownloadRequestFile<Files.FileMetadataSerializer, Files.PreviewErrorSerializer> {
            let name = (path as NSString).lastPathComponent
            return getPreview(
                path: path, rev: rev, overwrite: overwrite, destination: .chosen(by: destination, forFileNamed: name))
        }
    }

    extension SharingRoutes {
        /// Downloads the file of a shared link to the destination that a closure chooses.
        ///
        /// - Parameters:
        ///   - url: The shared link.
        ///   - path: The path in the folder of the link, or `nil` if the link is for a file. The default is `nil`.
        ///   - linkPassword: The password of the link. The default is `nil`.
        ///   - overwrite: Whether to replace a file at the destination. The default is `false`.
        ///   - destination: A closure that is called immediately and returns the destination.
        @available(*, deprecated, message: "Pass the URL of the destination instead of a closure.")
        @discardableResult
        public func getSharedLinkFile(
            url: String, path: String? = nil, linkPassword: String? = nil, overwrite: Bool = false,
            destination: (URL, HTTPURLResponse) -> URL
        ) -> DownloadRequestFile<Sharing.SharedLinkMetadataSerializer, Sharing.GetSharedLinkFileErrorSerializer> {
            let name = ((path ?? URL(string: url)?.path ?? "") as NSString).lastPathComponent
            return getSharedLinkFile(
                url: url, path: path, linkPassword: linkPassword, overwrite: overwrite,
                destination: .chosen(by: destination, forFileNamed: name))
        }
    }

    extension URL {
        /// Returns the destination that a closure chooses for a file with that name in Dropbox.
        fileprivate static func chosen(by choose: (URL, HTTPURLResponse) -> URL, forFileNamed name: String) -> URL {
            let directory = FileManager.default.temporaryDirectory
            let response = HTTPURLResponse(
                url: directory.appendingPathComponent(name.isEmpty ? "download" : name), statusCode: 200,
                httpVersion: nil, headerFields: nil)
            let file = directory.appendingPathComponent(UUID().uuidString)
            return response.map { choose(file, $0) } ?? file
        }
    }
#endif
