import DropboxCore
import Foundation

/// What a program that waits for a browser says to those who call. Browsers also ask for icons, and other programs
/// knock at every port: only the redirect of this sign-in ends the wait.
struct LoopbackHTTPHandler: Sendable {
    /// What is sent back, and what was learned.
    struct Reply {
        let status: Int
        let text: String
        /// `nil` where the caller was somebody else.
        var answer: RedirectResult?
    }

    let attempt: SignInAttempt

    /// The reply to a request, of which the first line is enough.
    func response(to head: String) -> Reply {
        let words = (head.split(whereSeparator: \.isNewline).first ?? "").split(separator: " ")
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
            return Reply(status: 400, text: "This is not a request that this program understands.")
        }
        guard words[0] == "GET" else { return Reply(status: 405, text: "This program answers to GET only.") }
        guard let url = attempt.redirectURL.flatMap({ URL(string: String(words[1]), relativeTo: $0) }),
            let answer = attempt.result(in: url.absoluteURL)
        else { return Reply(status: 404, text: "There is nothing here.") }
        switch answer {
        case .code, .token:
            return Reply(
                status: 200, text: "Thank you. You can close this window and go on in the program.", answer: answer)
        case .cancelled:
            return Reply(
                status: 200, text: "The program was not let in. You can close this window.", answer: answer)
        case .rejected(.inconsistentState, let text):
            return Reply(status: 400, text: "This is not the answer that is waited for: \(text ?? "").")
        case .rejected(let reason, let text):
            return Reply(
                status: 200, text: "Dropbox did not let the program in: \(text ?? reason.rawValue)", answer: answer)
        }
    }
}

extension LoopbackHTTPHandler.Reply {
    /// The reply as it goes over the wire.
    var bytes: [UInt8] {
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let page = """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><title>Dropbox sign-in</title></head>
            <body style="font-family: sans-serif; max-width: 32em; margin: 20vh auto; text-align: center">
            <p>\(escaped)</p>
            </body>
            </html>

            """
        let head = [
            "HTTP/1.1 \(status) \(status == 200 ? "OK" : "Refused")", "Content-Type: text/html; charset=utf-8",
            "Content-Length: \(page.utf8.count)", "Connection: close", "Cache-Control: no-store",
            "Referrer-Policy: no-referrer", "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'",
            "", "",
        ]
        return Array((head.joined(separator: "\r\n") + page).utf8)
    }
}
