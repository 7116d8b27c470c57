import DropboxHTTPServer
import Foundation

/// A logged call as a command for a shell, with its credentials.
enum CurlCommand {
    /// The fields that the client of HTTP adds itself.
    static let omitted: Set = [
        "host", "content-length", "connection", "accept-encoding", "transfer-encoding", "expect", "user-agent",
    ]

    static func text(_ call: OriginalRequest, origin: String) -> String {
        var lines = ["curl --request \(quoted(call.method)) \(quoted(origin + call.target))"]
        for field in call.headers.fields where !omitted.contains(field.name.lowercased()) {
            lines.append("--header \(quoted("\(field.name): \(field.value)"))")
        }
        switch call.body {
        case nil: lines.append("--data-binary @FILE")
        case .some(let body) where body.isEmpty: break
        case .some(let body):
            let text = body.contains(0) ? nil : String(bytes: body, encoding: .utf8)
            lines.append("--data-binary " + (text.map(quoted) ?? "@FILE"))
        }
        return lines.joined(separator: " \\\n  ")
    }

    /// Returns text as one word of a shell.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
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
