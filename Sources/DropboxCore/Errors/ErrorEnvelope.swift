import Foundation

/// What surrounds the errors that the API gives as JSON:
/// `{"error": …, "error_summary": "path/not_found/..", "user_message": {"text": …, "locale": …}}`.
struct ErrorEnvelope {
    /// The tags of the error joined by slashes, and a random number of dots at the end. For people: programs look at the
    /// error itself.
    let summary: String?

    /// What the user may read.
    let userMessage: LocalizedUserMessage?

    /// The error itself, as JSON.
    let error: Data?

    /// All tags in the error.
    let tags: Set<String>

    /// How long to stay away, where the error says so.
    let retryAfter: Duration?

    /// The envelope around the content of an answer; `nil` where it is no JSON object.
    init?(_ answer: CallResponse) {
        self.init(answer.data)
    }

    /// The envelope in a body; `nil` where it is no JSON object.
    init?(_ text: String) {
        self.init(Data(text.utf8))
    }

    private init?(_ data: Data) {
        // What is no JSON (plain text, HTML, nothing, half an object) has no envelope; the callers make something of it.
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
        let error = object["error"]
        summary = object["error_summary"] as? String
        userMessage = Self.userMessage(object["user_message"])
        self.error = error.flatMap(Self.data)
        tags = Self.tags(error)
        retryAfter = ((error as? [String: Any])?["retry_after"] as? Double).map { .seconds(min(max($0, 0), 1e9)) }
    }

    private static func userMessage(_ value: Any?) -> LocalizedUserMessage? {
        if let text = value as? String { return LocalizedUserMessage(text: text, locale: "") }
        guard let message = value as? [String: Any], let text = message["text"] as? String else { return nil }
        return LocalizedUserMessage(text: text, locale: message["locale"] as? String ?? "")
    }

    private static func data(_ value: Any) -> Data? {
        // It came from JSON, so it can be written as JSON.
        try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    }

    private static func tags(_ value: Any?) -> Set<String> {
        switch value {
        case let object as [String: Any]:
            object.reduce(into: []) { tags, member in
                if member.key == ".tag", let tag = member.value as? String { tags.insert(tag) }
                tags.formUnion(Self.tags(member.value))
            }
        case let list as [Any]: list.reduce(into: []) { $0.formUnion(Self.tags($1)) }
        default: []
        }
    }
}
