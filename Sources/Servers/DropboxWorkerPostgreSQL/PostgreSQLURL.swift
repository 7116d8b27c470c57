import CDropboxPostgreSQL
import DropboxWorker
import Foundation

extension PostgreSQLWorkerDatabase {
    /// Checks the form of a URL or of parameters, without connecting. The messages of libpq have parts of what it can't read, which
    /// can be a password, so the error has none of them.
    ///
    /// - Throws: ``WorkerDatabaseError`` if it isn't valid.
    package static func check(url: String) throws(WorkerDatabaseError) {
        var message: UnsafeMutablePointer<CChar>?
        let options = PQconninfoParse(url, &message)
        defer {
            if let message { PQfreemem(message) }
            PQconninfoFree(options)
        }
        guard var option = options else { throw invalidURL }
        var values: [String: String] = [:]
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        // A password with a slash, for example, ends up in the parameters after it.
        let hosts = (values["host"] ?? "").split(separator: ",")
        let isUnclear =
            hosts.contains { !$0.hasPrefix("/") && ($0.contains("@") && !$0.hasPrefix("@") || $0.contains("/")) }
            || values["dbname"]?.contains("@") == true
        guard !isUnclear else { throw invalidURL }
        for name in [
            "port", "connect_timeout", "keepalives", "keepalives_idle", "keepalives_interval", "keepalives_count",
            "tcp_user_timeout",
        ] {
            let texts = (values[name] ?? "").split(separator: ",")
            guard texts.allSatisfy({ Int32($0.trimmingCharacters(in: .whitespaces)) != nil }) else { throw invalidURL }
        }
    }

    private static let invalidURL = WorkerDatabaseError(
        kind: .final, code: "08001",
        message: """
            the URL of the database is not valid: expected postgresql://USER:PASSWORD@HOST:PORT/NAME, in which characters other than \
            letters and digits are percent-encoded, such as %40 for @ and %2F for /
            """)
}
