import DropboxCore
import DropboxHTTP
import DropboxHTTPServer
import Foundation

/// A call and its response, before they are stored.
struct RecordedCall: Sendable {
    private static let requestHeaders = [
        "Content-Type", "Range", "If-None-Match", "Dropbox-API-Select-User", "Dropbox-API-Select-Admin",
        "Dropbox-API-Path-Root",
    ]
    private static let responseHeaders = [
        "Content-Type", "Content-Range", "Accept-Ranges", "WWW-Authenticate", "Retry-After",
    ]
    private static let maximumJSON: Int64 = 64 << 20

    let route: String
    let number: Int
    private let request: ServerRequest
    private let response: HTTPResponse
    private let sent: BodySpool
    private let received: BodySpool

    init(
        _ request: ServerRequest, _ response: HTTPResponse, route: String, number: Int, sent: BodySpool,
        received: BodySpool
    ) {
        (self.request, self.response, self.route, self.number) = (request, response, route, number)
        (self.sent, self.received) = (sent, received)
    }

    /// Remembers the tokens of a request for tokens.
    func learnTokens(_ anonymizer: Anonymizer) throws {
        let form = FormBody.fields(
            FormEncoding.fields(String(decoding: try sent.data(upTo: Self.maximumJSON) ?? Data(), as: UTF8.self)))
        for (name, value) in form where ["client_secret", "code", "code_verifier"].contains(name) {
            _ = anonymizer.placeholder("token", for: value)
        }
        let json = JSONValue.parsedText(
            String(decoding: try received.data(upTo: Self.maximumJSON) ?? Data(), as: UTF8.self))
        let refresh = form["refresh_token"] ?? json["refresh_token"]?.string
        if let access = json["access_token"]?.string { anonymizer.add(access, of: refresh) }
        if let access = form["token"] { anonymizer.add(access, of: refresh) }
    }

    /// Returns the record, or `nil` for a job in progress: the emulator's can end sooner.
    func record(in directory: URL, _ anonymizer: Anonymizer) throws -> JSONValue? {
        let style = AllRoutes.descriptors[route]?.style ?? .rpc
        let isJobCheck = route.split(separator: "/").dropFirst().joined().contains("check")
        let content = directory.appendingPathComponent("content")
        // Before the request, whose paths can have names that only the response shows.
        let hasContent = style == .download && response.status < 300
        let (body, isDecoded) = hasContent ? (nil, true) : decoded(try received.data(upTo: Self.maximumJSON))
        let json = body.flatMap { Self.json($0, response.headers["Content-Type"]) }
        if isJobCheck, json?[".tag"] == "in_progress" { return nil }

        let auth = authentication(anonymizer, body, json)
        var request = try requestFields(style, content, anonymizer)
        request["auth"] = auth
        if queryCredentials != nil { request["auth_in"] = "query" }
        var (answer, headers): ([String: JSONValue], [String: JSONValue]) = (
            ["status": JSONValue(response.status)], [:]
        )
        for name in Self.responseHeaders {
            if let value = response.headers[name] { headers[name.lowercased()] = .string(anonymizer.text(value)) }
        }
        answer["headers"] = .object(headers)
        if let result = response.headers["Dropbox-API-Result"] {
            answer["result"] = anonymizer.json(.parsedText(result), isRequest: false)
        }
        if let json {
            answer["json"] = anonymizer.json(json, isRequest: false)
        } else if let body, isDecoded {
            answer["text"] = .string(anonymizer.text(String(decoding: body, as: UTF8.self)))
        } else {
            answer["content"] = try received.store(in: content, anonymizer, cuts: receivedCuts)
        }
        let compared = headers.keys.filter { $0 != "retry-after" }.sorted()
        var rules: [String: JSONValue] = ["headers": JSONValue(compared)]
        if isJobCheck { rules["poll"] = true }
        // The order of a list depends on names, which can be others.
        if route.hasPrefix("files/list_folder") { rules["unordered"] = true }
        var fields: [String: JSONValue] = [
            "id": .string(String(format: "%04d", number)), "route": .string(route), "kind": "recording",
            "source": "dbx emulator --record", "request": .object(request), "response": .object(answer),
            "compare": .object(rules),
        ]
        let date = String(Date().formatted(.iso8601).prefix(10))
        (fields["date"], fields["year"]) = (.string(date), Int(date.prefix(4)).map { JSONValue($0) })
        if let length = self.request.headers["Content-Length"].flatMap({ Int64($0) }), length > sent.size {
            fields["incomplete"] = "the service responded before the end of the body"
        }
        return .object(fields)
    }

    private static func json(_ body: Data, _ type: String?) -> JSONValue? {
        guard let type, type.hasPrefix("application/json") || type.hasPrefix("text/javascript") else { return nil }
        do throws(JSONReadingError) { return try JSONValue(text: body) } catch { return nil }
    }

    /// The credentials in the URL, which a request without the header can have.
    private var queryCredentials: String? {
        request.headers["Authorization"] == nil ? request.query.first { $0.name == "authorization" }?.value : nil
    }

    /// Returns the credentials of the call: the name of its user, `app`, `none`, or others that aren't valid.
    private func authentication(_ anonymizer: Anonymizer, _ body: Data?, _ json: JSONValue?) -> JSONValue {
        guard let authorization = request.headers["Authorization"] ?? queryCredentials else { return "none" }
        let words = authorization.split(separator: " ", maxSplits: 1).map(String.init)
        let tag = response.status == 401 ? json?["error"]?[".tag"]?.string : nil
        if tag == "expired_access_token", words.count == 2 {
            _ = anonymizer.placeholder("token", for: words[1])
            return "expired"
        }
        let message = response.status == 400 && json == nil ? String(decoding: body ?? Data(), as: UTF8.self) : ""
        let isRejected = tag == "invalid_access_token" || Self.rejections.contains { message.lowercased().contains($0) }
        let isBasic = words.first?.lowercased() == "basic"
        if words.count < 2 || isRejected && (isBasic || !anonymizer.isKnownUser(words[1])) {
            for word in words.dropFirst() { _ = anonymizer.placeholder("token", for: word) }
            return ["raw": .string(Self.masked(authorization, isBasic: isBasic))]
        }
        guard isBasic else { return .string(anonymizer.user(words[1])) }
        _ = anonymizer.placeholder("token", for: words[1])
        let credentials = Data(base64Encoded: words[1]).map { String(decoding: $0, as: UTF8.self) } ?? ""
        if let secret = credentials.split(separator: ":", maxSplits: 1).last {
            _ = anonymizer.placeholder("token", for: String(secret))
        }
        return "app"
    }

    /// Parts of the messages of status 400 about the credentials.
    private static let rejections = ["access token is malformed", "authorization value", "invalid app key"]

    /// Returns credentials of the same form that give access to nothing.
    private static func masked(_ credentials: String, isBasic: Bool) -> String {
        guard let space = credentials.firstIndex(of: " ") else {
            return ["basic", "bearer"].contains(credentials.lowercased()) ? credentials : "x"
        }
        let (scheme, rest) = (credentials[..<space], credentials[space...])
        if isBasic { return rest.allSatisfy { $0 == " " } ? credentials : "Basic eDp4" }
        let isScheme = scheme.lowercased() == "bearer"
        return (isScheme ? String(scheme) : "x") + rest.map { $0 == " " || "-._~+/=".contains($0) ? $0 : "x" }
    }

    // MARK: Content

    /// Returns the body without its compression, which a client doesn't need to have asked for, and whether it could be read.
    private func decoded(_ body: Data?) -> (body: Data?, isDecoded: Bool) {
        guard let body, response.headers["Content-Encoding"]?.lowercased() == "gzip", body.starts(with: [0x1F, 0x8B])
        else { return (body, true) }
        let plain = Gzip.decompressed(body, upTo: Int(Self.maximumJSON))
        return (plain, plain != nil)
    }

    /// The offsets in the body of the request at which the content of an upload session continues in another call.
    private var sentCuts: [Int64] {
        switch route {
        case "files/upload_session/start": return [sent.size]
        case "files/upload_session/finish": return [0]
        case "files/upload_session/append", "files/upload_session/append_v2": return [0, sent.size]
        case "files/upload_session/append_batch":
            var cuts: [Int64] = [0]
            let argument = JSONValue.parsedText(request.headers["Dropbox-API-Arg"] ?? "")
            for entry in argument["entries"]?.elements ?? [] {
                guard case .number(let length)? = entry["length"], let length = Int64(exactly: length) else { continue }
                let (end, isTooLarge) = (cuts.last ?? 0).addingReportingOverflow(length)
                if isTooLarge || !(0...sent.size).contains(end) { break }
                cuts.append(end)
            }
            return cuts
        default: return []
        }
    }

    /// The ends of a range of a content, except for those of the content.
    private var receivedCuts: [Int64] {
        guard response.status == 206 else { return [] }
        let numbers = (response.headers["Content-Range"] ?? "").split { !$0.isNumber }.compactMap { Int64($0) }
        guard numbers.count == 3 else { return [0, received.size] }
        return (numbers[0] > 0 ? [0] : []) + (numbers[1] < numbers[2] - 1 ? [received.size] : [])
    }

    private func requestFields(
        _ style: RouteDescriptor.Style, _ content: URL, _ anonymizer: Anonymizer
    ) throws -> [String: JSONValue] {
        var (fields, headers): ([String: JSONValue], [String: JSONValue]) = (["route": .string(route)], [:])
        if request.method != "POST" { fields["method"] = .string(request.method) }
        for name in Self.requestHeaders {
            guard let value = request.headers[name] else { continue }
            // The root of paths is JSON.
            let json = value.hasPrefix("{") ? JSONValue.parsedText(value) : .string(value)
            headers[name] = .string(
                json.string.map(anonymizer.text) ?? anonymizer.json(json, isRequest: true).text)
        }
        fields["headers"] = .object(headers)
        if let argument = request.headers["Dropbox-API-Arg"] {
            fields["arg"] = anonymizer.json(.parsedText(argument), isRequest: true)
            fields["arg_in"] = "header"
        } else if let argument = request.query.first(where: { $0.name == "arg" })?.value {
            fields["arg"] = anonymizer.json(.parsedText(argument), isRequest: true)
            fields["arg_in"] = "query"
        }
        guard sent.size > 0 else { return fields }
        if style == .rpc, let body = try sent.data(upTo: Self.maximumJSON) {
            do throws(JSONReadingError) {
                fields["arg"] = anonymizer.json(try JSONValue(text: body), isRequest: true)
                return fields
            } catch {
                // A wrong argument is content.
            }
        }
        fields["content"] = try sent.store(in: content, anonymizer, cuts: sentCuts)
        return fields
    }
}
