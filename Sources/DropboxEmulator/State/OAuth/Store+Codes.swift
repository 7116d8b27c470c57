import Foundation
import DropboxSQLite

/// Why a code buys no tokens.
enum CodeFailure: Error, Sendable, Hashable {
    /// There is no such code (any more).
    case unknown
    case used
    case wrongApp
    case wrongRedirect
    case wrongVerifier
}

/// Codes of authorization.
extension Store {
    /// Makes a code for a grant.
    func addCode(_ code: AuthorizationCode) throws -> String {
        let text = minting.letters(43)
        try database.write { connection in
            let now = clock.now
            let memory = limits.authorizationCodeLifetime.seconds + Self.memoryOfCodes
            try connection.execute(
                "DELETE FROM authorization_codes WHERE created < ?", now.addingTimeInterval(-memory))
            try connection.execute(
                """
                INSERT INTO authorization_codes (code, grant_number, redirect, challenge, challenge_method, access_type,
                    created)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                text, code.grant, code.redirectURI, code.proofKey?.challenge, code.proofKey?.method.rawValue,
                code.accessType.rawValue, now)
        }
        return text
    }

    /// Uses a code up, if everything that is shown with it is right; a refused code can be tried again.
    ///
    /// - Parameter isRight: looks at the code, and throws where it does not fit.
    func redeem(_ text: String, checking isRight: (AuthorizationCode) throws(CodeFailure) -> Void) throws
        -> (code: AuthorizationCode, grant: Grant)
    {
        try database.write { connection in
            let query = """
                SELECT c.grant_number, g.app, c.redirect, c.challenge, c.challenge_method, c.access_type, c.created,
                    c.is_used
                FROM authorization_codes c JOIN grants g ON g.number = c.grant_number WHERE c.code = ?
                """
            let found = try connection.first(query, text) { row in
                (AuthorizationCode(row), created: row[6] ?? Date.distantPast, isUsed: row[7] ?? false)
            }
            guard let (code, created, isUsed) = found else { throw CodeFailure.unknown }
            if isUsed { throw CodeFailure.used }
            let age = clock.now.timeIntervalSince(created)
            guard age < limits.authorizationCodeLifetime.seconds else { throw CodeFailure.unknown }
            try isRight(code)
            try connection.execute("UPDATE authorization_codes SET is_used = 1 WHERE code = ?", text)
            guard let grant = try Self.grant(code.grant, connection) else { throw CodeFailure.unknown }
            return (code, grant)
        }
    }

    /// How long a code is known to have been one after its end: an hour, as the service says.
    private static let memoryOfCodes: TimeInterval = 3600
}

extension AuthorizationCode {
    fileprivate init(_ row: Row) {
        grant = row[0] ?? 0
        app = row[1] ?? ""
        redirectURI = row[2]
        let method = (row[4] as String?).flatMap(PKCE.Method.init)
        proofKey = (row[3] as String?).flatMap { challenge in
            method.map { PKCE(challenge: challenge, method: $0) }
        }
        accessType = AccessType(rawValue: row[5] ?? "") ?? .online
    }
}
