#if canImport(Darwin)
    import DropboxConcurrency
    import Foundation

    /// A response that the system received, in the directory of the session: `ID.received` with the status and the headers,
    /// and `ID.content` with the content of a download.
    struct StoredResponse {
        /// The format on disk. Later releases must be able to read it.
        private struct Format: Codable {
            let status: Int
            /// Alternating names and values, in order.
            let headers: [String]
            /// The body of the response to an upload.
            let body: Data?
        }

        private let id: String
        private let directory: URL
        private let format: Format

        /// - Parameter body: The body, or `nil` for the content of a download.
        init(_ id: String, _ head: ResponseHead, body: Data?, in directory: URL) {
            self.id = id
            self.directory = directory
            format = Format(
                status: head.status, headers: head.headers.flatMap { [$0.name, $0.value] }, body: body)
        }

        /// Reads the response to a transfer, or returns `nil` if there is none.
        init?(_ id: String, in directory: URL) {
            guard let data = FileManager.default.contents(atPath: Self.head(id, in: directory).path),
                let format = try? JSONDecoder().decode(Format.self, from: data)  // An unreadable file is no response.
            else { return nil }
            self.id = id
            self.directory = directory
            self.format = format
        }

        /// Writes the response. If the disk is full, only this process can use it, and the next one repeats the request.
        func write() {
            do {
                try JSONEncoder().encode(format).write(to: Self.head(id, in: directory), options: .atomic)
            } catch {
                Self.remove(id, in: directory)
            }
        }

        var response: HTTPResponse {
            var headers = HTTPHeaders()
            for index in stride(from: 0, to: format.headers.count - 1, by: 2) {
                headers.add(format.headers[index], format.headers[index + 1])
            }
            let body = format.body.map { HTTPResponseBody($0) } ?? FileBodySource.body(Self.content(id, in: directory))
            return HTTPResponse(status: format.status, headers: headers, body: body)
        }

        /// Deletes the response to an earlier attempt.
        static func remove(_ id: String, in directory: URL) { unlink(head(id, in: directory).path) }

        static func content(_ id: String, in directory: URL) -> URL {
            directory.appendingPathComponent("\(id).content")
        }

        private static func head(_ id: String, in directory: URL) -> URL {
            directory.appendingPathComponent("\(id).received")
        }
    }

    /// A body that the system has downloaded to a file.
    final class FileBodySource: ResponseBodySource {
        private let file: Locked<FileHandle?>

        /// Returns a body with the content of a file, or an empty body if the file doesn't exist.
        static func body(_ url: URL) -> HTTPResponseBody {
            HTTPResponseBody(source: FileBodySource(url), expectedLength: FileDescriptorIO.size(of: url))
        }

        private init(_ url: URL) {
            // The system creates no file if a response has no body.
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
