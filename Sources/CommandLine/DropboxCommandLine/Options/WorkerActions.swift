import Foundation

/// `dbx worker run`: works until SIGTERM or Control-C.
package struct WorkerRun: Subcommand {
    /// The forms of the log.
    package enum LogFormat: String, CaseIterable, Sendable {
        case text, json
    }

    /// The places of an S3-compatible store.
    package struct Bucket: Sendable {
        package let name: String
        package let endpoint: String?
        package let region: String?
        package let prefix: String
    }

    package static let name = "run"
    package static let summary = "copy changes of accounts or of a team, until SIGTERM"
    package static let discussion = """
        Read the changes of all namespaces of an account or of a team, keep a catalog of their files in the database, and
        apply the changes to a folder or a bucket. Any number of machines can run workers with the same database: they share
        the work, and take over that of a worker that dies. SIGTERM and Control-C end the worker when its pages in flight are
        finished, or after --drain-limit.

        The account or team is that of the variables DROPBOX_TOKEN, or DROPBOX_REFRESH_TOKEN with DROPBOX_APP_KEY and
        DROPBOX_APP_SECRET, and never one of `dbx login`. Without a folder or a bucket, only the catalog is kept. With --accounts, it works for many accounts. With DROPBOX_APP_SECRET, the endpoint also receives webhooks.
        """
    package static let examples = [
        "dbx worker run --database worker.sqlite --folder copy",
        "dbx worker run --config /etc/dbx-worker.json --log json",
        "dbx worker run --database postgresql://db/dropbox --team --s3-bucket archive --port 8090 --public",
    ]
    package static let notes = """
        Each option can also be a setting of the file, such as `"s3-bucket": "archive"`, or a variable, such as
        `DBX_WORKER_S3_BUCKET`. The command line takes precedence over variables, and variables over the file. The keys of the
        store are in AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, and AWS_SESSION_TOKEN.
        """

    package let database: WorkerDatabaseOptions
    package let isTeam: Bool
    /// Whether it works for the accounts of the token store in the database.
    package let usesTokenStore: Bool
    /// The maximum number of calls per second of all workers.
    package let callsPerSecond: Int?
    package let folder: URL?
    package let bucket: Bucket?
    package let port: UInt16?
    package let isPublic: Bool
    package let id: String?
    package let concurrency: Int
    package let lease: Int
    package let pollInterval: Int
    package let deletionThreshold: Int
    package let drainLimit: Int
    package let logFormat: LogFormat
    package let isVerbose: Bool

    package init(_ arguments: inout Arguments) throws(CommandError) {
        database = WorkerDatabaseOptions(&arguments)
        isTeam = arguments.flag("team", "work for all members and team folders: the token is that of a team")
        usesTokenStore = arguments.flag(
            "accounts",
            """
            work for all accounts in the token store of the database, whose key is in DBX_WORKER_TOKEN_KEY \
            (Documentation/RunningWorkers.md)
            """)
        callsPerSecond = try arguments.number(
            "calls", "COUNT", "let all workers together send at most COUNT calls per second", in: 1...1_000_000)
        folder = arguments.file("folder", "DIR", "keep a copy of all files in this local directory")
        let name = arguments.option("s3-bucket", "NAME", "keep a copy of all files in this bucket")
        let endpoint = arguments.option(
            "s3-endpoint", "URL",
            "the URL of the store (default: AWS_ENDPOINT_URL, or Amazon S3 in the region)")
        let region = arguments.option("s3-region", "NAME", "the region (default: AWS_REGION, or us-east-1)")
        let prefix = arguments.option("s3-prefix", "TEXT", "the beginning of all keys (default: none)")
        port = try arguments.number(
            "port", "PORT", "serve /webhook, /healthz, /readyz, and /metrics on this port (0 for a free port)",
            in: 0...65_535)
        isPublic = arguments.flag("public", "with --port: let other machines reach it")
        id = arguments.option(
            "id", "NAME", "the name of the worker in the status and the log (default: the machine and the process ID)")
        concurrency =
            try arguments.number(
                "concurrency", "COUNT", "work on COUNT namespaces at the same time (default: 8)", in: 1...1_000) ?? 8
        lease =
            try arguments.number(
                "lease", "SECONDS", "other workers take over SECONDS after this one has died (default: 60)",
                in: 5...86_400) ?? 60
        pollInterval =
            try arguments.number(
                "poll", "SECONDS", "read namespaces without a webhook every SECONDS (default: 900)", in: 1...86_400)
            ?? 900
        deletionThreshold =
            try arguments.number(
                "deletions", "COUNT",
                """
                hold a namespace for a person if more files than this, and more than half, are deleted at once (default: \
                1000; see `dbx worker release`)
                """, in: 1...1_000_000_000) ?? 1_000
        drainLimit =
            try arguments.number(
                "drain-limit", "SECONDS", "after SIGTERM, finish pages in flight within SECONDS (default: 25)",
                in: 0...86_400)
            ?? 25
        logFormat =
            try arguments.choice("log", "FORMAT", "the form of the log on standard error: text or json") ?? .text
        isVerbose = arguments.flag("verbose", letter: "v", "log also the normal course of work in detail")
        bucket = name.map { Bucket(name: $0, endpoint: endpoint, region: region, prefix: prefix ?? "") }
        if name == nil, endpoint != nil || region != nil || prefix != nil {
            throw .usage("--s3-endpoint, --s3-region, and --s3-prefix require --s3-bucket")
        }
        if isTeam, usesTokenStore { throw .usage("--team and --accounts cannot be combined") }
        if isPublic, port == nil { throw .usage("--public requires --port") }
    }
}

/// `dbx worker status`: shows what the workers of a database do.
package struct WorkerStatusOptions: Subcommand {
    package static let name = "status"
    package static let summary = "show what the workers do, and what waits"
    package static let examples = ["dbx worker status --database worker.sqlite", "dbx worker status --json"]
    package static let output = [
        OutputField("time", .string, "the time of the database"),
        OutputField("namespace_count", .integer, "the number of namespaces"),
        OutputField("pending_count", .integer, "the number of namespaces with changes to read or to apply"),
        OutputField("claimed_count", .integer, "the number of namespaces that workers work on"),
        OutputField("held_count", .integer, "the number of namespaces that wait for a person"),
        OutputField("oldest_lag_seconds", .number, "how long the oldest change has waited"),
        OutputField("namespaces", .array, "the namespaces with something to see, as `dbx worker inspect` prints them"),
        OutputField("quarantine", .array, "the changes that couldn't be applied"),
        OutputField("quarantine_count", .integer, "the number of changes that couldn't be applied"),
        OutputField("rate_limits", .object, "the ends of the pauses that Dropbox asked for"),
        OutputField("draining", .boolean, "whether workers claim nothing until `dbx worker resume`"),
    ]

    package let database: WorkerDatabaseOptions
    package let limit: Int
    package let isJSON: Bool

    package init(_ arguments: inout Arguments) throws(CommandError) {
        database = WorkerDatabaseOptions(&arguments)
        limit =
            try arguments.number(
                "limit", "COUNT", "show at most COUNT namespaces and quarantined changes (default: 20)",
                in: 0...1_000_000) ?? 20
        isJSON = arguments.flag("json", "print the status as one JSON object")
    }
}

/// `dbx worker inspect`: shows a namespace.
package struct WorkerInspect: Subcommand {
    package static let name = "inspect"
    package static let summary = "show a namespace, its last error, and its quarantined changes"
    package static let examples = ["dbx worker inspect team 1234567"]
    package static let output = [
        OutputField("namespace", .object, "the namespace: its pages, items, lease, and last error"),
        OutputField("quarantine", .array, "the changes that couldn't be applied, with their paths, sinks, and errors"),
    ]

    package let database: WorkerDatabaseOptions
    package let source: String
    package let namespace: String
    package let isJSON: Bool

    package init(_ arguments: inout Arguments) throws(CommandError) {
        database = WorkerDatabaseOptions(&arguments)
        isJSON = arguments.flag("json", "print it as one JSON object")
        source = try arguments.requiredSource()
        namespace = try arguments.requiredArgument("NAMESPACE", "the namespace ID")
    }
}

/// `dbx worker retry`: puts quarantined changes back.
package struct WorkerRetry: Subcommand {
    package static let name = "retry"
    package static let summary = "try quarantined changes again"
    package static let usage = ["ID… [OPTIONS]", "--all [OPTIONS]"]
    package static let examples = ["dbx worker retry 17 18", "dbx worker retry --all"]

    package let database: WorkerDatabaseOptions
    package let ids: [Int64]
    package let isAll: Bool

    package init(_ arguments: inout Arguments) throws(CommandError) {
        database = WorkerDatabaseOptions(&arguments)
        isAll = arguments.flag("all", "all of them")
        let words = try arguments.remainingArguments(
            "ID", "a number that `dbx worker status` shows", isRequired: false)
        ids = words.compactMap { Int64($0) }
        if let word = words.first(where: { Int64($0) == nil }) {
            throw .usage("invalid ID '\(word)': expected a number")
        }
        if !arguments.isDeclaring, ids.isEmpty != isAll { throw .usage("expected either IDs or --all") }
    }
}

/// `dbx worker release`: agrees to held deletions, or tries a namespace without access again.
package struct WorkerRelease: Subcommand {
    package static let name = "release"
    package static let summary = "agree to held deletions, or try a namespace without access again"
    package static let discussion = """
        Agree to as many deletions as `dbx worker inspect` shows, or try a namespace without access again. Deletions beyond
        that number aren't applied; the namespace is held again with the new total.
        """
    package static let examples = ["dbx worker release team 1234567"]

    package let database: WorkerDatabaseOptions
    package let source: String
    package let namespace: String

    package init(_ arguments: inout Arguments) throws(CommandError) {
        database = WorkerDatabaseOptions(&arguments)
        source = try arguments.requiredSource()
        namespace = try arguments.requiredArgument("NAMESPACE", "the namespace ID")
    }
}

/// `dbx worker forget`: forgets a sink that no worker has anymore.
package struct WorkerForget: Subcommand {
    package static let name = "forget"
    package static let summary = "forget a sink that no worker has anymore"
    package static let discussion = """
        Forget a sink, such as folder or s3, with the changes that wait for it. As long as a sink is known, changes wait for a worker
        that has it. What is in the sink's folder or bucket remains. If a worker has the sink again, it gets all files again.
        """
    package static let examples = ["dbx worker forget accounts folder"]

    package let database: WorkerDatabaseOptions
    package let source: String
    package let sink: String

    package init(_ arguments: inout Arguments) throws(CommandError) {
        database = WorkerDatabaseOptions(&arguments)
        source = try arguments.requiredSource()
        sink = try arguments.requiredArgument("SINK", "the name of the sink, as the error of a namespace shows it")
    }
}

/// `dbx worker drain`: lets all workers finish and pause.
package struct WorkerDrain: Subcommand {
    package static let name = "drain"
    package static let summary = "let all workers of a database finish and pause"
    package static let discussion = """
        Tell all workers of a database to pause, and wait until they do. They finish the pages and files in flight, give back what
        they have claimed, and claim nothing until `dbx worker resume`. Webhooks are still marked. The processes keep running; SIGTERM
        ends them.

        The exit status is 1 if a worker still works after the wait, such as on a large file.
        """
    package static let examples = ["dbx worker drain", "dbx worker drain --wait 600"]

    package let database: WorkerDatabaseOptions
    package let limit: Int

    package init(_ arguments: inout Arguments) throws(CommandError) {
        database = WorkerDatabaseOptions(&arguments)
        limit =
            try arguments.number(
                "wait", "SECONDS", "wait at most SECONDS until the workers have paused (default: 60)", in: 0...86_400)
            ?? 60
    }
}

/// `dbx worker resume`: lets workers work again.
package struct WorkerResume: Subcommand {
    package static let name = "resume"
    package static let summary = "let all workers of a database work again after `dbx worker drain`"
    package static let examples = ["dbx worker resume"]

    package let database: WorkerDatabaseOptions

    package init(_ arguments: inout Arguments) throws(CommandError) { database = WorkerDatabaseOptions(&arguments) }
}

extension Arguments {
    /// Parses the name of the source of a worker.
    fileprivate mutating func requiredSource() throws(CommandError) -> String {
        try requiredArgument("SOURCE", "the name of the source, as `dbx worker status` shows it")
    }
}
