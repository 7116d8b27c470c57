import Foundation

/// The sentences that the service adds to some errors of sharing, fit to be shown to users: those that were recorded
/// (Tests/Contract), by the summary of the error.
enum UserMessages {
    private static let texts = [
        "sharing": [
            "access_error/invalid_id": "Invalid shared folder ID.",
            "bad_path/already_shared": "This folder is already shared.",
        ]
    ]

    /// The sentence for an error of a namespace, if there is one.
    static func text(for summary: String, of namespace: String) -> String? {
        guard let known = texts[namespace] else { return nil }
        return known[summary.split(separator: "/").filter { !$0.allSatisfy { $0 == "." } }.joined(separator: "/")]
    }
}
