import DropboxCore
import Foundation

/// The page of a file request, where whoever has its address puts files in.
enum FileRequestPage {
    static let prefix = "/request/"

    static func add(to pages: inout PageTable) {
        pages.under(prefix, answer)
    }

    private static func answer(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        let id = String(request.path.dropFirst(prefix.count))
        do {
            switch request.method {
            case "GET", "HEAD":
                return view(try service.store.openFileRequest(id), now: service.clock.now)
            case "POST":
                _ = try service.store.openFileRequest(id)
                return try await take(request, id, service)
            default:
                return ErrorResponse.text(405, "Use GET or POST.")
            }
        } catch let failure as FileRequestFailure {
            return failure == .notFound
                ? LinkFrame.response(404, title: "This file request does not exist", "<p>Perhaps it was deleted.</p>")
                : LinkFrame.response(410, title: "This file request is closed", "<p>It takes no more files.</p>")
        } catch is WriteFailure {
            return LinkFrame.response(409, title: "A file was not taken", "<p>Its name or its size is the reason.</p>")
        } catch is BodyReceiver.Failure {
            return LinkFrame.response(413, title: "This is too much at once", "<p>Send less at a time.</p>")
        } catch is MultipartReader.Malformed {
            return ErrorResponse.text(400, "This is no form with files.")
        } catch RequestBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }

    private static func view(_ request: FileRequest, now: Date) -> ServerResponse {
        let description: HTML? = request.settings.description.map { "<p>\($0)</p>" }
        let deadline: HTML? = request.settings.deadline.map { deadline in
            let words = request.isOverdue(at: now) ? "Was due on" : "Due on"
            return "<p class=\"quiet\">\(words) \(deadline.time.ISO8601Format())</p>"
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

    /// Takes the files of a form. With `?name=` the whole body is one file, which is easier to send without a browser.
    private static func take(_ request: ServerRequest, _ id: String, _ service: Service) async throws -> ServerResponse
    {
        var receiver = BodyReceiver(request, service)
        var count = 0
        func submit(_ blocks: [Block], _ name: String) throws {
            guard NameRules.validate(name) == .allowed else { throw WriteFailure.disallowedName }
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
                while let piece = try await reader.nextPiece(from: &receiver) {
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
        guard count > 0 else { throw MultipartReader.Malformed() }
        return LinkFrame.response(
            title: "Thank you", "<p>\(count == 1 ? "The file has" : "All files have") arrived.</p>")
    }
}
