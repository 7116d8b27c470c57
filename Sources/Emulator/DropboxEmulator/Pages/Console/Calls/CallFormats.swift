import DropboxHTTPServer
import Foundation

/// A logged call as a command for a shell, with its credentials. It sends the bytes of the call, or fails.
enum CurlCommand {
    /// The fields that the client of HTTP adds itself.
    static let omitted: Set = [
        "host", "content-length", "connection", "accept-encoding", "transfer-encoding", "expect", "user-agent",
    ]

    static func text(_ call: OriginalRequest, origin: String) -> String {
        // A request with the method HEAD that has no option of its own waits for a body.
        let method = call.method == "HEAD" ? "--head" : "--request \(quoted(call.method))"
        var lines = ["curl \(method)\(pathOptions(call.target)) \(quoted(origin + call.target))"]
        for field in call.headers.fields where !omitted.contains(field.name.lowercased()) {
            // A semicolon sends a field without a value. A colon would remove the field.
            lines.append("--header \(quoted(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"))")
        }
        let hasType = call.headers["Content-Type"] != nil
        // Without a type, the body would have that of a form.
        if !hasType, call.body?.isEmpty != true { lines.append("--header 'Content-Type:'") }
        var input = ""
        switch call.body {
        // If the shell reads the file, a missing one is an error. For curl, it's an empty body.
        case nil: lines.append("--data-binary @- < \(quoted(call.bodyFile))")
        case .some(let body) where body.isEmpty: break
        case .some(let body):
            if let text = self.text(body) {
                // Other options read a file if the body begins with `@`.
                lines.append("--data-raw \(quoted(text))")
            } else {
                input = "printf %s '\(body.base64EncodedString())' | base64 -d |\n  "
                lines.append("--data-binary @-")
            }
        }
        return input + lines.joined(separator: " \\\n  ")
    }

    /// Returns a body as text, or `nil` if an argument of a command can't have the same bytes.
    private static func text(_ body: Data) -> String? {
        guard !body.contains(0) else { return nil }
        let text = String(decoding: body, as: UTF8.self)
        return text.utf8.elementsEqual(body) ? text : nil
    }

    /// The options without which curl changes the path: it expands brackets, and removes dots.
    private static func pathOptions(_ target: String) -> String {
        let scalars = target.unicodeScalars
        let hasDots = zip(scalars, scalars.dropFirst()).contains { $0 == "/" && $1 == "." }
        return (scalars.contains { "[]{}".unicodeScalars.contains($0) } ? " --globoff" : "")
            + (hasDots ? " --path-as-is" : "")
    }

    /// Returns text as one word of a shell.
    ///
    /// Control characters have an escape sequence, which Bash, Zsh, and other shells know, because pages and terminals change
    /// them: HTML turns a carriage return into a line feed.
    static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" }
        // Scalars, because a quote with a combining character is one character.
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "'" where isPlain: #"'\''"#
            case _ where isPlain: String(scalar)
            case "'", "\\": #"\"# + String(scalar)
            case "\n": #"\n"#
            case "\r": #"\r"#
            case "\t": #"\t"#
            case "\0"..<" ", "\u{7F}": #"\"# + String(scalar.value + 0o1000, radix: 8).dropFirst()
            default: String(scalar)
            }
        }
        return (isPlain ? "'" : "$'") + escaped.joined() + "'"
    }
}

extension OriginalRequest {
    /// The name of the file that the command of the call reads because the log doesn't have the body.
    fileprivate var bodyFile: String { "body-of-call-\(id)" }

    /// What to do before the command works, or `nil` if the log has the whole body.
    var commandNote: String? {
        guard body == nil else { return nil }
        let reason =
            size.map { "The log has only the first 4 KiB of the body, which has \($0) bytes." }
            ?? "The log doesn’t have the body yet."
        return "\(reason) Save the body in the file \(bodyFile) first; without it, the command fails."
    }
}

/// Calls in the format HAR 1.2, which browsers and other tools for HTTP open.
enum HTTPArchive {
    static func json(_ calls: [DropboxEmulator.CallRecord], origin: String) -> JSONValue {
        [
            "log": [
                "version": "1.2", "creator": ["name": "Dropbox emulator", "version": "1"],
                "entries": .array(calls.filter { $0.status != nil }.map { entry($0, origin) }),
            ]
        ]
    }

    private static func entry(_ call: DropboxEmulator.CallRecord, _ origin: String) -> JSONValue {
        let milliseconds = JSONValue.number((call.duration ?? 0) * 1000)
        let query =
            call.target.split(separator: "?", maxSplits: 1).dropFirst().first.map { FormEncoding.fields($0) } ?? []
        var request: [String: JSONValue] = [
            "method": .string(call.method), "url": .string(origin + call.target), "httpVersion": "HTTP/1.1",
            "cookies": [], "headers": headers(call.request), "headersSize": -1,
            "queryString": .array(query.map { ["name": .string($0.name), "value": .string($0.value)] }),
            "bodySize": JSONValue(call.request.size ?? -1),
        ]
        if let text = call.request.text, !text.isEmpty {
            request["postData"] = [
                "mimeType": .string(call.request.header("Content-Type") ?? ""), "text": .string(text),
            ]
        }
        var content: [String: JSONValue] = [
            "size": JSONValue(call.response?.size ?? 0),
            "mimeType": .string(call.response?.header("Content-Type") ?? ""),
        ]
        content["text"] = call.response?.text.map { .string($0) }
        return [
            "startedDateTime": JSONValue(call.time), "time": milliseconds, "request": .object(request),
            "response": [
                "status": JSONValue(call.status ?? 0), "statusText": "", "httpVersion": "HTTP/1.1", "cookies": [],
                "headers": call.response.map(headers) ?? [], "redirectURL": "", "headersSize": -1,
                "bodySize": JSONValue(call.response?.size ?? -1), "content": .object(content),
            ],
            "cache": [:], "timings": ["send": 0, "wait": milliseconds, "receive": 0],
            "comment": .string(call.isAborted ? "aborted by the client" : call.faults.joined(separator: ", ")),
        ]
    }

    private static func headers(_ message: DropboxEmulator.CallRecord.Message) -> JSONValue {
        .array(message.headers.map { ["name": .string($0.name), "value": .string($0.value)] })
    }
}
