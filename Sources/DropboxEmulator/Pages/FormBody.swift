import Foundation

/// Forms that are sent to pages.
enum FormBody {
    /// Why a form was not read.
    enum Failure: Error, Sendable {
        case tooLarge
        case disconnected
    }

    /// The fields of the form.
    static func fields(of request: ServerRequest) async throws(Failure) -> [String: String] {
        do {
            let body = try await request.body.collect(upTo: 64 << 10)
            return fields(FormEncoding.fields(String(decoding: body, as: UTF8.self)))
        } catch {
            switch error {
            case .tooLarge: throw .tooLarge
            case .disconnected: throw .disconnected
            }
        }
    }

    /// Fields by name; of those that have the same name, the first.
    static func fields(_ list: [(name: String, value: String)]) -> [String: String] {
        Dictionary(list.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// Text as a form or a query can hold it.
    static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
