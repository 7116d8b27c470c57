import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer

/// An attempt of a sink to apply a change.
struct DeliveryAttempt: Sendable {
    let item: OutboxItem
    /// The error, or `nil` if the sink has applied the change.
    let error: (any Error)?

    /// The longest delay that a server can ask for.
    static let maximumDelay: Duration = .seconds(3_600)

    /// A Boolean value that indicates whether it failed because of something that concerns all of the namespace: the reader has no
    /// access, a limit was reached, or the task is canceled.
    var isObstacle: Bool {
        guard let error else { return false }
        if error is CancellationError { return true }
        switch FailureVerdict(carriedBy: error) {
        case .clientWide, .rejected: return true
        case .indeterminate, .notSent, .permanent, nil: return false
        }
    }

    /// Returns what becomes of the change.
    ///
    /// - Parameter isCounted: Whether the change may be to blame for the error.
    func result(isCounted: Bool, _ configuration: WorkerConfiguration) -> DeliveryResult {
        guard let error else { return .applied }
        let verdict = FailureVerdict(carriedBy: error)
        let isCounted = isCounted && !error.isCircumstance
        let attempts = item.attempts + (isCounted ? 1 : 0)
        if isCounted, verdict == .permanent || attempts >= Int64(configuration.maximumAttempts) {
            return .quarantined(attempts: attempts, message(for: error))
        }
        let failures = item.failures + 1
        let backoff = configuration.retryPolicy.maximumBackoff(afterFailures: Int(clamping: failures))
        let requested = min(verdict?.retryAfter ?? .zero, Self.maximumDelay)
        return .postponed(
            attempts: attempts, failures: failures,
            delay: max(backoff * (0.5 + configuration.jitter() / 2), requested), message(for: error))
    }
}

/// What is to blame for the failures of a sink: the changes, or the sink or the service, which are down.
enum DeliveryBlame: Sendable {
    /// The changes: others were applied, or what they need works.
    case changes
    /// Nobody knows. The oldest change counts, so an outage quarantines next to nothing, and bad changes are found one by one.
    case oldestChange
    /// The sink or the service is down.
    case outage

    /// Judges attempts of a sink.
    init(_ attempts: [DeliveryAttempt], of sink: (any WorkerSink)?, _ service: FilesRoutes) async {
        let errors = attempts.filter { !$0.isObstacle }.compactMap(\.error)
        if errors.isEmpty || attempts.contains(where: { $0.error == nil }) {
            self = .changes
        } else if errors.allSatisfy({ FailureVerdict(carriedBy: $0) == .notSent }) {
            self = .outage
        } else if errors.contains(where: Self.isServiceFailure), await !Self.isWorking(service) {
            self = .outage
        } else if let error = errors.first(where: { !Self.isService($0) && FailureVerdict(carriedBy: $0) != .permanent }
        ) {
            switch await sink?.isWorking(after: error) {
            case true?: self = .changes
            case false?: self = .outage
            case nil: self = .oldestChange
            }
        } else {
            self = .changes
        }
    }

    /// Returns whether a failure counts, by its place among those of the sink.
    func counts(_ index: Int) -> Bool {
        switch self {
        case .changes: true
        case .oldestChange: index == 0
        case .outage: false
        }
    }

    /// Returns whether an error is that of a request to the service, rather than of the sink.
    private static func isService(_ error: any Error) -> Bool {
        if case .call(.clientError(.fileAccessError))? = error as? FileDownloadError { return false }
        return error is FileDownloadError || error is any CallFailureDescription
    }

    /// Returns whether the service didn't answer a request, or with an error of its own.
    private static func isServiceFailure(_ error: any Error) -> Bool {
        if case .contentHashMismatch? = error as? FileDownloadError { return false }
        guard isService(error), case .indeterminate? = FailureVerdict(carriedBy: error) else { return false }
        return true
    }

    /// Returns whether the service answers requests for content: it knows that no file has this revision.
    private static func isWorking(_ service: FilesRoutes) async -> Bool {
        do throws(CallError<Files.DownloadError>) {
            _ = try await service.download(path: "rev:000000000").response()
            return true
        } catch {
            return error.verdict == .permanent && error.routeError != nil && !error.isForeign
        }
    }
}
