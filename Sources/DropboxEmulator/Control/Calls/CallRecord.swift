import Foundation

/// One call that an emulator got, and what became of it. Tokens, codes and secrets are shortened everywhere in it.
public struct CallRecord: Sendable, Hashable, Identifiable, CustomStringConvertible {
    /// A header field.
    public struct Field: Sendable, Hashable {
        /// As it was written.
        public let name: String
        /// Shortened if it is a secret.
        public let value: String
    }

    /// A request or an answer.
    public struct Message: Sendable, Hashable {
        /// In their order.
        public let headers: [Field]
        /// The beginning of the body: 4 KiB at most; nil where it is no text, or was not at hand.
        public let text: String?
        /// Bytes of the body; nil if that was not known.
        public let size: Int64?

        /// The first value of a header field, whatever its case.
        public func header(_ name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }

    /// Counts calls, from 1 on.
    public let id: Int
    /// When the call arrived, on the emulator's clock.
    public let time: Date
    /// Seconds of real time until it was answered; nil while it is under way.
    public let duration: TimeInterval?
    /// `POST`, for most.
    public let method: String
    /// Path and query.
    public let target: String
    /// The route, such as `files/upload`; the path without the first slash where it is none of the API.
    public let route: String
    /// Email address of the account that called; nil if it was none, or the call did not get that far.
    public let account: String?
    /// The faults that it met, by the names that they have in JSON, such as `rate_limit`.
    public let faults: [String]
    /// What came.
    public let request: Message
    /// Status of the answer; nil while the call is under way, 0 where the connection was closed instead.
    public let status: Int?
    /// What went back; nil while the call is under way.
    public let response: Message?

    /// The argument of the call as JSON, wherever it came from; nil if it had none.
    public var argument: String? {
        if let header = request.header("Dropbox-API-Arg") { return header }
        let query = target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        if let parameter = FormEncoding.fields(query).first(where: { $0.name == "arg" }) { return parameter.value }
        return request.header("Content-Type")?.hasPrefix("application/json") == true ? request.text : nil
    }

    /// One line: time, method, route, status, account, duration, sizes, faults.
    public var description: String {
        let clock = time.formatted(
            Date.ISO8601FormatStyle(includingFractionalSeconds: true).time(includingFractionalSeconds: true))
        let outcome = status.map { $0 == 0 ? "closed" : String($0) } ?? "…"
        var words = [clock, method, route, outcome, account ?? "-"]
        if let duration { words.append(String(format: "%.1f ms", duration * 1000)) }
        words.append("\(request.size ?? 0) → \(response?.size.map(String.init) ?? "?") bytes")
        if !faults.isEmpty { words.append("[\(faults.joined(separator: ", "))]") }
        return words.joined(separator: "  ")
    }
}
