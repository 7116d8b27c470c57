import DropboxCore
import DropboxHTTPServer
import Foundation

/// The page of a file request, on which anyone with its URL can upload files.
enum FileRequestPage {
    static let prefix = "/request/"

    static func add(to pages: inout PageTable) {
        pages.under(prefix, respond)
    }

    private static func respond(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        let id = String(request.path.dropFirst(prefix.count))
        do {
            switch request.method {
            case "GET", "HEAD":
                return view(try service.store.openFileRequest(id), now: service.clock.now)
            case "POST":
                _ = try service.store.openFileRequest(id)
                return try await receive(request, id, service)
            default:
                return ErrorResponse.text(405, "Use GET or POST.")
            }
        } catch let failure as FileRequestError {
            return failure == .notFound
                ? LinkFrame.response(404, title: "This file request does not exist", "<p>It may have been deleted.</p>")
                : LinkFrame.response(410, title: "This file request is closed", "<p>It doesn't accept more files.</p>")
        } catch is WriteError {
            return LinkFrame.response(409, title: "A file was rejected", "<p>Its name or size is not allowed.</p>")
        } catch is BodyReceiver.Failure {
            return LinkFrame.response(413, title: "The upload is too large", "<p>Upload fewer files.</p>")
        } catch is MultipartReader.InvalidFormError {
            return ErrorResponse.text(400, "The body is not a multipart form.")
        } catch RequestBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }

    private static func view(_ request: FileRequest, now: Date) -> ServerResponse {
        let description: HTML? = request.settings.description.map { "<p>\($0)</p>" }
        let deadline: HTML? = request.settings.deadline.map { deadline in
            let label = request.isOverdue(at: now) ? "Was due on" : "Due on"
            return "<p class=\"quiet\">\(label) \(deadline.time.ISO8601Format())</p>"
        }
        return LinkFrame.response(
            title: request.settings.title,
            """
            \(description)\(deadline)
            <form method="post" enctype="multipart/form-data">
            <p><label>Your name <input name="name" autocomplete="name"></label></p>
            <p><input type="file" name="file" multiple required></p>
            <p><button class="primary">Upload</button></p>
            </form>
            """)
    }

    /// Receives the files of a form. With `?name=`, the whole body is one file, which is easier to send without a
    /// browser.
    private static func receive(
        _ request: ServerRequest, _ id: String, _ service: Service
    ) async throws -> ServerResponse {
        var receiver = BodyReceiver(request, service)
        var count = 0
        func submit(_ blocks: [Block], _ name: String) throws {
            guard NameRules.validate(name) == .allowed else { throw WriteError.disallowedName }
            let upload = Upload(content: Content(blocks: blocks), pins: receiver.pins)
            _ = try service.store.submit(upload, named: name, to: id)
            count += 1
        }
        if let name = request.query.first(where: { $0.name == "name" })?.value {
            let blocks = try await receiver.receive().blocks
            try submit(blocks, name)
        } else {
            var reader = try MultipartReader(contentType: request.headers["Content-Type"] ?? "")
            var sender = ""
            while let part = try await reader.nextPart(from: &receiver) {
                var writer = BlockWriter(store: service.store.content, pins: receiver.pins)
                var text = Data()
                while let piece = try await reader.nextChunk(from: &receiver) {
                    if part.fileName != nil {
                        try writer.write(piece)
                    } else {
                        text.append(piece.prefix(100 - text.count))
                    }
                }
                if part.name == "name" { sender = String(decoding: text, as: UTF8.self) }
                guard let name = part.fileName, !name.isEmpty else { continue }
                let blocks = try writer.finish().blocks
                try submit(blocks, sender.isEmpty ? name : "\(sender) - \(name)")
            }
        }
        guard count > 0 else { throw MultipartReader.InvalidFormError() }
        return LinkFrame.response(
            title: "Thank you", "<p>\(count == 1 ? "The file has" : "All files have") arrived.</p>")
    }
}

/// A streaming parser for forms with files (`multipart/form-data`), which never has a whole file in memory.
struct MultipartReader {
    /// An error that indicates that the body isn't a valid multipart form.
    struct InvalidFormError: Error {}

    struct Part: Sendable, Hashable {
        var name: String
        /// The filename, for files only.
        var fileName: String?
    }

    private enum State {
        case start
        case inPart
        case betweenParts
        case end
    }

    private static let maximumHead = 16 << 10
    private static let chunkSize = 256 << 10

    /// The delimiter before each part except the first.
    private let delimiter: Data
    private var buffer = Data()
    private var state = State.start

    init(contentType: String) throws(InvalidFormError) {
        let fields = contentType.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        guard fields.first?.lowercased() == "multipart/form-data",
            let field = fields.first(where: { $0.lowercased().hasPrefix("boundary=") })
        else { throw InvalidFormError() }
        let boundary = field.dropFirst("boundary=".count).trimmingCharacters(in: ["\""])
        guard !boundary.isEmpty, boundary.utf8.count <= 200 else { throw InvalidFormError() }
        delimiter = Data("\r\n--\(boundary)".utf8)
    }

    /// Returns the next part, or `nil` at the end. Unread data of the previous part is skipped.
    mutating func nextPart(from receiver: inout BodyReceiver) async throws -> Part? {
        if state == .start {
            // The first delimiter may be at the very beginning.
            buffer = Data("\r\n".utf8)
            state = .inPart
        }
        while state == .inPart { _ = try await nextChunk(from: &receiver) }
        guard state == .betweenParts else { return nil }
        while buffer.count < 2 { try await fill(from: &receiver) }
        if buffer.starts(with: Data("--".utf8)) {
            state = .end
            return nil
        }
        let terminator = Data("\r\n\r\n".utf8)
        while true {
            if let end = buffer.range(of: terminator) {
                let head = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
                // The delimiter that ends an empty part starts where its header ends.
                buffer = Data(buffer[end.upperBound...])
                state = .inPart
                return try part(head)
            }
            guard buffer.count <= Self.maximumHead else { throw InvalidFormError() }
            try await fill(from: &receiver)
        }
    }

    /// Returns the next chunk of the part, or `nil` at its end.
    mutating func nextChunk(from receiver: inout BodyReceiver) async throws -> Data? {
        guard state == .inPart else { return nil }
        while true {
            if let end = buffer.range(of: delimiter) {
                let chunk = Data(buffer[buffer.startIndex..<end.lowerBound])
                guard chunk.isEmpty else {
                    buffer = Data(buffer[end.lowerBound...])
                    return chunk
                }
                buffer = Data(buffer[end.upperBound...])
                state = .betweenParts
                return nil
            }
            // The end of the buffer may be the beginning of a delimiter.
            let safe = buffer.count - delimiter.count + 1
            if safe > 0 {
                let chunk = Data(buffer.prefix(safe))
                buffer = Data(buffer.dropFirst(safe))
                return chunk
            }
            try await fill(from: &receiver)
        }
    }

    private mutating func fill(from receiver: inout BodyReceiver) async throws {
        guard let chunk = try await receiver.next(upTo: Self.chunkSize) else { throw InvalidFormError() }
        buffer.append(chunk)
    }

    private func part(_ head: String) throws(InvalidFormError) -> Part {
        for line in head.split(separator: "\r\n") where line.lowercased().hasPrefix("content-disposition:") {
            guard let name = parameter("name", of: line) else { throw InvalidFormError() }
            return Part(name: name, fileName: parameter("filename", of: line))
        }
        throw InvalidFormError()
    }

    private func parameter(_ name: String, of line: Substring) -> String? {
        guard let start = line.range(of: "; \(name)=\"") else { return nil }
        let value = line[start.upperBound...].prefix { $0 != "\"" }
        return value.replacingOccurrences(of: "%22", with: "\"").replacingOccurrences(of: "%0D%0A", with: "")
    }
}
