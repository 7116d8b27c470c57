import Foundation
import DropboxHTTP
import DropboxStone

/// An argument as it goes over the wire: as the body, or as a header beside content. It is checked against the rules of
/// the specification on the way.
package struct EncodedArgument {
    /// The argument.
    package let json: Data
    /// The headers that say what is where.
    package let headers: HTTPHeaders
    /// What is sent: the argument or the content.
    package let body: HTTPBody

    /// - Parameters:
    ///   - argument: `nil` where the route takes none.
    ///   - content: What an upload sends.
    init<Argument>(_ argument: Argument?, route: RouteDescriptor, content: HTTPBody?) throws(StoneError) {
        let style: StoneEncodingOptions = route.style == .rpc ? .utf8 : .ascii
        let json =
            if let argument {
                try StoneCoding.encode(argument, as: Argument.self, style: style)
            } else {
                Data("null".utf8)
            }
        self.init(json: json, route: route, content: content)
    }

    /// An argument that has been written before.
    package init(json: Data, route: RouteDescriptor, content: HTTPBody?) {
        self.json = json
        switch route.style {
        case .rpc:
            headers = ["Content-Type": "application/json"]
            body = .data(json)
        case .upload:
            headers = ["Dropbox-API-Arg": Self.text(json), "Content-Type": "application/octet-stream"]
            body = content ?? .empty
        case .download:
            // Content is checked by its length and its hash, which are those of what is not encoded.
            headers = ["Dropbox-API-Arg": Self.text(json), "Accept-Encoding": "identity"]
            body = .empty
        }
    }

    private static func text(_ json: Data) -> String {
        String(decoding: json, as: UTF8.self)
    }
}

extension CallContext {
    /// The value of the header that says what paths are relative to; `nil` without one.
    package func pathRootHeader() throws(StoneError) -> String? {
        guard let pathRoot else { return nil }
        return String(decoding: try StoneCoding.encode(pathRoot, style: .ascii), as: UTF8.self)
    }
}
