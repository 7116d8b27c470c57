import DropboxStone

/// The options of a client's calls: whose account they access, and how they are limited and retried.
///
///     let patient = client.with { $0.retryPolicy.maximumElapsedTime = .seconds(3_600) }
///
/// Clients with different options share everything else, including connections and rate limits.
public struct CallOptions: Sendable {
    /// The authentication.
    package var authentication: AuthStrategy { didSet { tokens = authentication.immediateProvider } }
    /// The token provider, if it knows whether its token is valid.
    private(set) var tokens: (any ImmediateAccessTokenProvider)?
    /// The user on whose behalf requests are sent, and the root of paths. The default is the context of the client.
    public var context: CallContext
    /// The rules for retries. The default is the policy in the configuration of the client.
    public var retryPolicy: RetryPolicy
    /// The bandwidth limits that apply to content, in addition to the limit in the configuration. The default is none.
    public var bandwidthLimiters: [BandwidthLimiter] = []
    /// Whether the requests are steps of a transfer. If one fails, the preceding requests are lost, too.
    package var isTransfer = false
    /// The transfer that the requests belong to. It's in progress as long as its client exists.
    var transfer: ClientActivity.Transfer?
    /// Whether uploads and downloads to files continue after the process exits, if the client has a background session.
    package var isDurable = true
    /// Receives a new path root. If it's `nil`, an invalid path root is an error.
    package var onPathRootChange: (@Sendable (PathRootChange) -> Void)?
    /// Whether a request is retried from a new root, because its paths have the same meaning there.
    package var retriesFromNewRoot = true

    package init(authentication: AuthStrategy, context: CallContext = CallContext(), retryPolicy: RetryPolicy) {
        self.authentication = authentication
        self.context = context
        self.retryPolicy = retryPolicy
        tokens = authentication.immediateProvider
    }

    /// Whether a request can be authenticated without waiting and without code of the app.
    var hasImmediateAuthentication: Bool {
        if case .appKeyAndSecret = authentication { true } else { tokens?.availableToken != nil }
    }
}

/// The user on whose behalf requests are sent, and the root of their paths.
public struct CallContext: Sendable {
    /// The team member ID of the user on whose behalf requests are sent. The default is `nil`: the account of the
    /// token.
    public var selectUser: String?

    /// The team member ID of the admin on whose behalf requests are sent. The default is `nil`. Only some routes allow
    /// it; their documentation says so.
    public var selectAdmin: String?

    /// The root of paths. The default is `nil`: the home folder of the account.
    public var pathRoot: Common.PathRoot?

    /// Creates a context.
    public init(selectUser: String? = nil, selectAdmin: String? = nil, pathRoot: Common.PathRoot? = nil) {
        self.selectUser = selectUser
        self.selectAdmin = selectAdmin
        self.pathRoot = pathRoot
    }

    /// The account whose rate limits apply, among the accounts that a token can act for. Empty for the token's account.
    var account: String { selectUser ?? selectAdmin ?? "" }
}
