import Foundation

/// Files as browsers get them.
enum FileResponse {
    enum Disposition: String, Sendable {
        case inline
        case attachment
    }

    static func response(
        to request: ServerRequest, _ entry: Entry, _ content: Content, _ disposition: Disposition, _ store: Store
    ) -> ServerResponse {
        let headers: HeaderFields = [
            "Content-Type": MediaType.of(entry.name), "X-Content-Type-Options": "nosniff",
            "Content-Disposition": header(disposition, entry.name),
            // A page among the files could act in the name of this address otherwise.
            "Content-Security-Policy": "sandbox",
        ]
        return DownloadResponse.response(to: request, tag: entry.file?.rev ?? "", size: content.size, headers) {
            range in
            ContentReader(store: store.content, content: content, range: range)
        }
    }

    /// The name twice: as far as it is ASCII, and in full.
    static func header(_ disposition: Disposition, _ name: String) -> String {
        let plain = String(
            name.unicodeScalars.map { scalar in
                (0x20...0x7E).contains(scalar.value) && scalar != "\"" && scalar != "\\" ? Character(scalar) : "_"
            })
        return "\(disposition.rawValue); filename=\"\(plain)\"; filename*=UTF-8''\(FormBody.escaped(name))"
    }
}
