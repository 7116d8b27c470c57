import DropboxCore

/// An error of a batch, and what it says about another attempt.
struct JudgedError: Sendable {
    let verdict: FailureVerdict
    let error: BatchUploadError

    init(_ verdict: FailureVerdict, _ error: BatchUploadError) {
        self.verdict = verdict
        self.error = error
    }
}
