import DropboxCore
import Foundation

/// The text of a test that repeats calls.
extension CallPlan {
    /// Returns the file.
    func text(named name: SwiftIdentifier, _ calls: [DropboxEmulator.CallRecord]) -> String {
        let numbers = "\(calls.first?.id ?? 0) to \(calls.last?.id ?? 0)"
        let date = (calls.first?.time ?? Date()).formatted(.iso8601.year().month().day())
        var lines = [
            "import DropboxEmulator", "import Foundation", "import Testing", "",
            "/// Calls \(numbers) of an emulator, from \(date).", "@Test func \(name.code)() async throws {",
            "    try await EmulatedDropbox.with { dropbox in",
        ]
        for step in steps { lines += self.lines(of: step).map { "        " + $0 } }
        return (lines + ["    }", "}", ""]).joined(separator: "\n")
    }

    private func lines(of step: Step) -> [String] {
        switch step {
        case .addAccount(let email):
            let name = Self.literal(email)
            return ["_ = try dropbox.emulator.addAccount(.init(\(name)))"]
        case .put(let path, let data):
            return ["try dropbox.account.put(\(Self.literal(path)), \(Self.literal(data)))"]
        case .createFolder(let path): return ["try dropbox.account.createFolder(\(Self.literal(path)))"]
        case .comment(let text): return ["// \(text)"]
        case .call(let call): return lines(of: call)
        }
    }

    private func lines(of call: Call) -> [String] {
        var arguments = [Self.literal(call.route)]
        if let argument = call.argument { arguments.append(Self.literal(argument)) }
        if let content = call.content { arguments.append("content: \(Self.literal(content))") }
        if let account = call.account {
            arguments.append("as: dropbox.emulator.account(\(Self.literal(account)))")
        }
        let name = "call\(call.number)"
        var checks = ["#expect(\(name).status == \(call.status), \"\\(\(name).text)\")"]
        for value in call.values {
            let actual = "\(name)[\(Self.literal(value.path))]"
            checks.append(
                value.path == "error_summary"
                    ? "#expect(\(actual).hasPrefix(\(Self.literal(value.text))))"
                    : "#expect(\(actual) == \(Self.literal(value.text)))")
        }
        if call.fails {
            checks =
                ["_ = \(name)", "// Prepare the state that this call needs, and enable the checks."]
                + checks.map { "// " + $0 }
        }
        let start = "let \(name) = try await dropbox.call("
        let line = start + arguments.joined(separator: ", ") + ")"
        if line.count <= 112 { return [line] + checks }
        let indentation = "    "
        let rest = indentation + arguments.joined(separator: ", ") + ")"
        return [start]
            + (rest.count <= 112 ? [rest] : [indentation + arguments.joined(separator: ",\n            ") + ")"])
            + checks
    }

    /// Returns a literal in Swift.
    private static func literal(_ text: String) -> String {
        let (body, hashes) = raw(text)
        return body.map { "\(hashes)\"\($0)\"\(hashes)" } ?? "\"\(escaped(text))\""
    }

    private static func literal(_ parts: [Part]) -> String {
        let texts = parts.map { part in if case .text(let text) = part { text } else { "" } }
        let (body, hashes) = raw(texts.joined())
        let pieces = parts.map { part in
            switch part {
            case .text(let text): body == nil ? escaped(text) : text
            case .value(let call, let path): "\\\(body == nil ? "" : hashes)(call\(call)[\"\(path)\"])"
            }
        }
        let delimiter = body == nil ? "" : hashes
        return "\(delimiter)\"\(pieces.joined())\"\(delimiter)"
    }

    private static func literal(_ data: Data) -> String {
        if data.isEmpty { return "Data()" }
        if data.count > 16, data.allSatisfy({ $0 == 0 }) { return "Data(count: \(data.count))" }
        guard let text = String(data: data, encoding: .utf8) else {
            if data.count <= 16 { return "Data([\(data.map { "\($0)" }.joined(separator: ", "))])" }
            return "#require(Data(base64Encoded: \"\(data.base64EncodedString())\"))"
        }
        return "Data(\(literal(text)).utf8)"
    }

    /// Returns the body and the delimiter of a raw literal, or no body if the text needs escapes, or no delimiter if it has
    /// no character that must be escaped.
    private static func raw(_ text: String) -> (body: String?, hashes: String) {
        guard text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value < 127 }) else { return (nil, "") }
        guard text.contains("\"") || text.contains("\\") else { return (text, "") }
        return text.contains("\"#") || text.contains("\\#") ? (nil, "") : (text, "#")
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            case _ where scalar.value < 32 || scalar.value >= 127: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }
}
