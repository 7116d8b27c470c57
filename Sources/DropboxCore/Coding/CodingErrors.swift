import DropboxStone

/// An argument breaks a rule of the API, so the call was not sent.
public struct InvalidArgumentError: Error, Sendable, CustomStringConvertible {
    /// The route that was called, as `files/list_folder`.
    public let route: String

    /// The field, and the rule that it breaks.
    public let reason: StoneError

    /// Route, field and rule.
    public var description: String {
        "\(route): the argument breaks a rule of the API: \(reason)"
    }
}

/// An answer could not be read.
public struct ResponseDecodingError: Error, Sendable, CustomStringConvertible {
    /// The route that was called, as `files/list_folder`.
    public let route: String

    /// The HTTP status of the answer.
    public let status: Int

    /// The place in the answer, and what is wrong there.
    public let reason: StoneError

    /// The id under which Dropbox finds the request.
    public let requestID: String?

    /// The tags of the error in short, where the answer is an error that has them.
    public let summary: String?

    /// Route, place, what is wrong there, and what the server meant.
    public var description: String {
        "\(route): the answer (status \(status)\(summary.map { ", \($0)" } ?? "")) cannot be read: \(reason)"
    }
}
