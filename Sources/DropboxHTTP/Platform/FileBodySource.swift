#if canImport(Darwin)
    import Foundation
    import DropboxConcurrency

    /// A body that the system has put into a file.
    final class FileBodySource: ResponseBodySource {
        private let file: Locked<FileHandle?>

        /// The content of a file; nothing where there is none.
        static func body(_ url: URL) -> HTTPResponseBody {
            HTTPResponseBody(source: FileBodySource(url), expectedLength: FileSource.size(of: url))
        }

        private init(_ url: URL) {
            // A file that is missing has no content: the system downloads none where an answer has no body.
            let file = FileHandle(forReadingAtPath: url.path)
            self.file = Locked(file)
        }

        func next() async throws(HTTPError) -> Data? {
            let chunk = file.withLock { file in
                Result { try file?.read(upToCount: 256 << 10) }
            }
            switch chunk {
            case .success(let data): return data?.isEmpty == false ? data : nil
            case .failure(let error): throw HTTPError(.fileFailed(EIO), "The downloaded file cannot be read: \(error)")
            }
        }

        func cancel() {}
    }
#endif
