import DropboxCore
import DropboxSQLite

/// The reasons why changes aren't sent, for the status of later runs, which may not have tried again yet.
extension Tree {
    /// Records the error of a change that is skipped.
    func setFailure(_ error: SyncError, of number: Int64) throws {
        let cause = error.underlyingError.map(RecordedFailure.init)
        let fields = [error.code.rawValue, error.message, cause?.tags ?? "", cause?.description ?? ""]
        let text = fields.map { $0.replacing("\n", with: " ") }.joined(separator: "\n")
        try db.execute("UPDATE queue SET failure = ? WHERE number = ?", text, number)
    }

    /// Returns the recorded error of a change; `nil` if there is none.
    func failure(of number: Int64) throws -> SyncError? {
        guard let text = try db.value("SELECT failure FROM queue WHERE number = ?", number, as: String.self)
        else { return nil }
        let fields = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 4, let code = SyncError.Code(rawValue: fields[0]) else { return nil }
        let cause =
            fields[3].isEmpty
            ? nil : RecordedFailure(tags: fields[2].isEmpty ? nil : fields[2], description: fields[3])
        return SyncError(code, fields[1], underlyingError: cause)
    }
}

/// The cause of a failure that an earlier run recorded.
package struct RecordedFailure: Error, Sendable, CustomStringConvertible {
    /// The tags of the error of a route, such as `path/no_write_permission`; `nil` for other errors.
    package let tags: String?
    package let description: String

    init(tags: String?, description: String) {
        self.tags = tags
        self.description = description
    }

    fileprivate init(_ error: any Error) {
        self.init(tags: (error as? any CallFailureDescription)?.tags, description: "\(error)")
    }
}
