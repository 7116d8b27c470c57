import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import DropboxTransfer
import Foundation

/// A sink that keeps a copy of each file in a bucket of an S3-compatible store.
///
/// The key of an object is `PREFIX SOURCE/NAMESPACE-ID/PATH`, with the path in lowercase, which identifies a file in
/// Dropbox. The object's metadata has the path as the user spelled it, the revision, the content hash, and the time of
/// the last change: `x-amz-meta-dropbox-path` (percent-encoded, unless it is longer than 1,400 bytes), `-rev`,
/// `-content-hash`, `-modified`, and `-change`, the ``WorkerChange/key``.
///
/// A file up to the size of a part is sent in one request. A larger one is sent in parts, and appears in the bucket
/// only when its content hash is correct. The sink never holds more than one part of a file in memory. The store checks
/// the SHA-256 of each request.
///
/// - Folders, files that can't be downloaded, such as Google Docs, and symbolic links have no object.
/// - Files whose key would have more than 1,024 bytes have none either: their changes are quarantined.
/// - If the namespace leaves its source, its objects stay.
///
/// Applying a change again has no effect: a large file isn't sent again if the object has its revision. Parts that a
/// crash left are deleted when the file is sent again.
public struct S3Sink: WorkerSink {
    /// Where the bucket is.
    public struct Configuration: Sendable {
        /// The URL of the store, such as `https://s3.eu-central-1.amazonaws.com` or `http://127.0.0.1:9000`. The name
        /// of the bucket is added to its path.
        public var endpoint: URL
        /// The region, which is part of the signature. The default is `us-east-1`.
        public var region: String
        /// The name of the bucket. The sink doesn't create it.
        public var bucket: String
        /// The beginning of all keys, such as `dropbox/`. The default is empty.
        public var prefix: String
        /// The keys.
        public var credentials: S3Credentials
        /// The size of a part in bytes, at least 5 MiB, which the service requires. The default is 8 MiB. The parts of
        /// a file that would have more than 10,000 are larger.
        public var partSize: Int
        /// How often requests are repeated.
        public var retryPolicy = RetryPolicy.standard

        /// Creates a configuration.
        public init(
            endpoint: URL, region: String = "us-east-1", bucket: String, prefix: String = "",
            credentials: S3Credentials, partSize: Int = 8 << 20
        ) {
            self.endpoint = endpoint
            self.region = region
            self.bucket = bucket
            self.prefix = prefix
            self.credentials = credentials
            self.partSize = partSize
        }
    }

    /// The maximum number of parts of an object.
    private static let maximumPartCount: Int64 = 10_000
    private static let minimumPartSize: Int64 = 5 << 20
    private static let maximumPartSize: Int64 = 5 << 30
    /// The maximum size of an object, in bytes.
    private static let maximumSize = maximumPartCount * maximumPartSize
    /// The maximum length of a key, in bytes.
    private static let maximumKeySize = 1_024
    /// The maximum length of the percent-encoded path in the metadata, in bytes.
    private static let maximumPathSize = 1_400

    /// The name in the configuration, logs, and metrics.
    public let name: String

    private let configuration: Configuration
    private let client: S3Client

    /// Creates a sink.
    ///
    /// - Parameters:
    ///   - name: The name in the configuration, logs, and metrics. The default is `s3`.
    ///   - configuration: Where the bucket is.
    ///   - transport: The transport of requests to the store. The default is a new one.
    public init(
        name: String = "s3", _ configuration: Configuration, transport: any HTTPTransport = makeHTTPTransport()
    ) {
        self.init(name: name, configuration, transport: transport, clock: .system)
    }

    init(name: String = "s3", _ configuration: Configuration, transport: any HTTPTransport, clock: ClientClock) {
        self.name = name
        self.configuration = configuration
        client = S3Client(configuration, transport, clock)
    }

    /// Applies one change.
    ///
    /// - Throws: ``S3Error`` if the store refuses a request, `HTTPError` if it can't be reached, `FileDownloadError` if
    ///   the download fails, or ``WorkerSinkError`` if the file can't be an object.
    public func apply(_ change: WorkerChange, of namespace: WorkerNamespace, files: NamespaceFiles) async throws {
        let key = "\(configuration.prefix)\(namespace.source)/\(namespace.id)\(change.path)"
        guard case .file(let file) = change.kind, file.isDownloadable, file.symlinkInfo == nil else {
            // A folder replaces a file with its name. An object that can't exist needs no deletion.
            if key.utf8.count <= Self.maximumKeySize { _ = try await client.send(.init(method: "DELETE", key: key)) }
            return
        }
        guard key.utf8.count <= Self.maximumKeySize else {
            let reason = "would have \(key.utf8.count) bytes; it can have \(Self.maximumKeySize): shorten the path"
            throw WorkerSinkError(.permanent, "the key of the object \(reason)")
        }
        do {
            try await store(file, as: key, change, files)
        } catch let error as FileDownloadError {
            // The file was deleted for good since the change was listed. A later change says so.
            guard case .call(let call) = error, case .path(.notFound) = call.routeError else { throw error }
        }
    }

    /// Checks whether the store answers for the bucket.
    public func isWorking(after error: any Error) async -> Bool? {
        // What answers may still refuse all objects.
        let isAmbiguous = (error as? S3Error).map { !$0.isAboutObject } ?? false
        if (error as? S3Error)?.status == 403 { return nil }
        do {
            _ = try await client.send(.init(method: "HEAD"))
            return isAmbiguous ? nil : true
        } catch let error as S3Error {
            return error.status == 403 ? nil : false
        } catch {
            return false
        }
    }

    /// Returns the URL of the bucket with the beginning of all keys.
    ///
    /// - Throws: Nothing.
    public func place() async throws -> String {
        "\(configuration.endpoint.absoluteString) \(configuration.bucket) \(configuration.prefix)"
    }

    private func store(
        _ file: Files.FileMetadata, as key: String, _ change: WorkerChange, _ files: NamespaceFiles
    ) async throws {
        let size = Int64(clamping: file.size)
        guard size <= Self.maximumSize else {
            throw WorkerSinkError(
                .permanent, "the file has \(file.size) bytes; an object has at most \(Self.maximumSize)")
        }
        let partSize = max(
            min(Int64(configuration.partSize), Self.maximumPartSize), Self.minimumPartSize,
            (size + Self.maximumPartCount - 1) / Self.maximumPartCount)
        var content = files.routes.downloadStream(path: "rev:\(file.rev)", knownMetadata: file).makeAsyncIterator()
        if size <= partSize {
            // One more byte than there are: the end of the stream verifies the content.
            let body = try await Self.next(Int(clamping: size + 1), of: &content, Data(), files.count).part
            _ = try await client.send(
                .init(method: "PUT", key: key, headers: Self.metadata(file, change), body: body))
            return
        }
        guard try await revision(of: key) != file.rev else { return }
        try await abortUploads(of: key)
        let upload = try await begin(key, Self.metadata(file, change))
        do {
            var tags: [String] = []
            var rest = Data()
            while true {
                let next = try await Self.next(Int(clamping: partSize), of: &content, rest, files.count)
                if next.part.isEmpty { break }
                rest = next.rest
                tags.append(try await send(next.part, number: tags.count + 1, of: upload, key))
            }
            try await complete(upload, key, tags)
        } catch {
            // The parts cost money until they are deleted. The next attempt deletes them if that fails now.
            await Task { do { try await discard(upload, key) } catch {} }.value
            throw error
        }
    }

    /// Returns the next bytes of a file, and those that arrived beyond them.
    private static func next(
        _ size: Int, of content: inout DownloadStream.AsyncIterator, _ start: Data,
        _ count: @Sendable (Int64) -> Void
    ) async throws(FileDownloadError) -> (part: Data, rest: Data) {
        var bytes = start
        while bytes.count < size, let chunk = try await content.next() {
            bytes.append(chunk)
            count(Int64(chunk.count))
        }
        return (Data(bytes.prefix(size)), Data(bytes.dropFirst(size)))
    }

    private static func metadata(
        _ file: Files.FileMetadata, _ change: WorkerChange
    ) -> [(name: String, value: String)] {
        var values = [
            ("rev", file.rev), ("content-hash", file.contentHash ?? ""), ("change", change.key.percentEncoded()),
            ("modified", file.clientModified.formatted(.iso8601)),
        ]
        let path = change.displayPath.percentEncoded(keepsSlashes: true)
        // Stores accept 2 KB of metadata.
        if path.utf8.count <= maximumPathSize { values.append(("path", path)) }
        return values.filter { !$0.1.isEmpty }.map { ("X-Amz-Meta-Dropbox-" + $0.0.capitalized, $0.1) }
    }
}

// MARK: Objects with several parts

extension S3Sink {
    /// Returns the revision of the file in an object, or `nil` if there is no object.
    private func revision(of key: String) async throws -> String? {
        do {
            return try await client.send(.init(method: "HEAD", key: key)).headers["X-Amz-Meta-Dropbox-Rev"]
        } catch let error as S3Error {
            guard error.status == 404 else { throw error }
            return nil
        }
    }

    private func begin(_ key: String, _ headers: [(name: String, value: String)]) async throws -> String {
        let response = try await client.send(
            .init(method: "POST", key: key, query: [("uploads", "")], headers: headers))
        return try Self.required(S3XML.text("UploadId", in: response.body), "POST ?uploads", "UploadId")
    }

    /// Sends a part, and returns its entity tag.
    private func send(_ part: Data, number: Int, of upload: String, _ key: String) async throws -> String {
        let query = [(name: "partNumber", value: "\(number)"), ("uploadId", upload)]
        let response = try await client.send(.init(method: "PUT", key: key, query: query, body: part))
        return try Self.required(response.headers["ETag"], "PUT ?partNumber", "ETag")
    }

    private func complete(_ upload: String, _ key: String, _ tags: [String]) async throws {
        let parts = tags.enumerated().map { number, tag in
            "<Part><PartNumber>\(number + 1)</PartNumber><ETag>\(S3XML.encoded(tag))</ETag></Part>"
        }
        let body = "<CompleteMultipartUpload>\(parts.joined())</CompleteMultipartUpload>"
        _ = try await client.send(
            .init(method: "POST", key: key, query: [("uploadId", upload)], body: Data(body.utf8)))
    }

    private func discard(_ upload: String, _ key: String) async throws {
        do {
            _ = try await client.send(.init(method: "DELETE", key: key, query: [("uploadId", upload)]))
        } catch let error as S3Error {
            guard error.status == 404 else { throw error }
        }
    }

    /// Deletes the parts that an interrupted attempt left.
    private func abortUploads(of key: String) async throws {
        let response = try await client.send(.init(method: "GET", query: [("uploads", ""), ("prefix", key)]))
        for upload in S3XML.elements("Upload", in: response.body) where S3XML.text("Key", in: upload) == key {
            if let id = S3XML.text("UploadId", in: upload) { try await discard(id, key) }
        }
    }

    private static func required(_ value: String?, _ request: String, _ name: String) throws(S3Error) -> String {
        guard let value, !value.isEmpty else {
            throw S3Error(
                status: 200, code: "", message: "the response has no \(name)", requestID: "", region: nil,
                request: request,
                verdict: .permanent)
        }
        return value
    }
}
