import DropboxEmulator
import Foundation

/// What `dbx emulator` says when it has started: where it listens, who can reach it, and a line that works.
struct StartupMessage {
    let emulator: DropboxEmulator
    let isPublic: Bool
    let data: URL?

    var text: String {
        get throws {
            let address = emulator.url.absoluteString
            let addresses = [address, emulator.secureURL?.absoluteString].compactMap { $0 }.joined(separator: " and ")
            let emails = try emulator.accounts().map(\.email)
            let others = emails.count > 1 ? ", and \(emails.count - 1) more" : ""
            return """
                Dropbox emulator at \(addresses)
                \(reach)
                dashboard        \(address)/
                account          \(emails.first ?? "none")\(others)
                app              key \(emulator.appKey), secret \(emulator.appSecret)
                access token     \(emulator.accessToken)
                refresh token    \(emulator.refreshToken)
                content          \(data.map { "in \($0.path)" } ?? "in memory, gone at the end")

                curl -X POST \(address)/2/users/get_current_account \\
                  --header 'Authorization: Bearer \(emulator.accessToken)'

                Control-C stops it.
                """
        }
    }

    private var reach: String {
        isPublic
            ? "DANGER: every machine on the network can read and change everything in it, without a password."
            : "Only programs on this machine can reach it."
    }
}
