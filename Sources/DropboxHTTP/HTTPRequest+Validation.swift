import Foundation

extension HTTPRequest {
    /// Throws `invalidRequest` where no transport could send this.
    func validate() throws(HTTPError) {
        guard ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false else {
            throw .invalidRequest("The address is no absolute http or https address.")
        }
        guard !method.isEmpty, method.utf8.allSatisfy(\.isTokenCharacter) else {
            throw .invalidRequest("“\(method)” is no HTTP method.")
        }
        if let field = headers.first(where: { !$0.isWellFormed }) {
            throw .invalidRequest("The header “\(field.name)” has characters that a header cannot have.")
        }
        guard method != "HEAD" || body.isEmpty else { throw .invalidRequest("A HEAD request cannot have a body.") }
    }

    /// The headers to send: without those that follow from the body.
    var sendableHeaders: [HTTPHeaders.Field] {
        headers.filter { field in !Self.ownHeaders.contains { field.isNamed($0) } }
    }

    private static let ownHeaders = ["Content-Length", "Transfer-Encoding", "Expect"]
}

extension HTTPBody {
    var isEmpty: Bool { if case .empty = storage { true } else { false } }
}
