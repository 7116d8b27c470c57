import Foundation

/// Forms that are sent to pages.
enum FormBody {
    /// Why a form was not read.
    enum Failure: Error, Sendable {
        case tooLarge
        case disconnected
    }

    /// The fields of the form; of fields that have the same name, the first.
    static func fields(of request: ServerRequest) async throws(Failure) -> [String: String] {
        do {
            let body = try await request.body.collect(upTo: 64 << 10)
            let fields = ServerRequest.formFields(String(decoding: body, as: UTF8.self))
            return Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        } catch {
            switch error {
            case .tooLarge: throw .tooLarge
            case .disconnected: throw .disconnected
            }
        }
    }

    /// Text as a form or a query can hold it.
    static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
