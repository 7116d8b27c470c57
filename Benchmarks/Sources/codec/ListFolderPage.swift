import Foundation

/// Generates realistic pages of `files/list_folder`: names of several words with some non-ASCII characters, deep paths,
/// few properties and media, and occasional unknown fields.
struct ListFolderPage {
    private var random = SeededRandomNumberGenerator(seed: 7)
    private static let words = """
        report invoice draft photo holiday budget meeting notes design final copy archive backup project proposal \
        contract summary review Q1 Q2 2023 2024 img scan client team marketing plan
        """.split(separator: " ").map(String.init)
    private static let nonASCIIWords = ["Übersicht", "présentation", "写真", "файл", "año"]
    private static let extensions = [".pdf", ".docx", ".jpg", ".png", ".xlsx", ".mov", ".txt"]
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")

    /// Returns the JSON of a page with the given number of entries.
    mutating func json(entries count: Int) -> Data {
        let folders = (0..<120).map { _ in
            (0..<Int.random(in: 1...4, using: &random)).map { _ in "/" + name(isFile: false) }.joined()
        }
        let entries = (0..<count).map { _ in entry(in: random.pick(folders)) }.joined(separator: ", ")
        let cursor = String(repeating: identifier(53), count: 3)
        return Data(#"{"entries": [\#(entries)], "cursor": "\#(cursor)", "has_more": true}"#.utf8)
    }

    private mutating func entry(in folder: String) -> String {
        let kind = Double.random(in: 0..<1, using: &random)
        let name = name(isFile: kind < 0.86 || kind >= 0.97)
        let path = folder + "/" + name
        var fields = [
            (".tag", text(kind < 0.86 ? "file" : kind < 0.97 ? "folder" : "deleted")), ("name", text(name)),
            ("path_lower", text(path.lowercased())), ("path_display", text(path)),
        ]
        if kind < 0.97 { fields.append(("id", text("id:" + identifier(22)))) }
        if kind < 0.86 {
            fields += file(kind)
        } else if kind < 0.9 {
            let shared = text(String(UInt64.random(in: 0..<1 << 33, using: &random)))
            fields.append(("shared_folder_id", shared))
            fields.append(
                (
                    "sharing_info",
                    object([
                        ("read_only", "false"), ("shared_folder_id", shared),
                        ("traverse_only", "false"), ("no_access", "false"),
                    ])
                ))
        }
        return object(fields)
    }

    private mutating func file(_ kind: Double) -> [(String, String)] {
        var fields = [
            ("client_modified", text(time())), ("server_modified", text(time())),
            ("rev", text(hexadecimal(23))), ("size", String(UInt64.random(in: 1000..<1 << 30, using: &random))),
            ("is_downloadable", "true"), ("content_hash", text(hexadecimal(64))),
        ]
        if kind < 0.2 {
            let shared = text(String(UInt64.random(in: 0..<1 << 33, using: &random)))
            fields.append(("parent_shared_folder_id", shared))
            fields.append(
                (
                    "sharing_info",
                    object([
                        ("read_only", "false"), ("parent_shared_folder_id", shared),
                        ("modified_by", text("dbid:" + identifier(35))),
                    ])
                ))
        }
        if kind < 0.03 {
            let property = object([("name", text("Security Policy")), ("value", text("Confidential"))])
            let group = object([("template_id", text("ptid:" + identifier(22))), ("fields", "[\(property)]")])
            fields.append(("property_groups", "[\(group)]"))
        }
        if kind < 0.02 {
            let photo = object([
                (".tag", text("photo")), ("dimensions", object([("height", "1500"), ("width", "1500")])),
                ("location", object([("latitude", "10.123456"), ("longitude", "20.123456")])),
                ("time_taken", text(time())),
            ])
            fields.append(("media_info", object([(".tag", text("metadata")), ("metadata", photo)])))
        }
        if kind < 0.04 { fields.append(("some_new_field", #"{"a": [1, 2, {"b": null}]}"#)) }
        return fields
    }

    private mutating func name(isFile: Bool) -> String {
        var words = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pick(Self.words) }
        if random.hits(0.06) { words.append(random.pick(Self.nonASCIIWords)) }
        let number = random.hits(0.2) ? " (\(Int.random(in: 1...99, using: &random)))" : ""
        return words.joined(separator: " ") + number + (isFile ? random.pick(Self.extensions) : "")
    }

    private mutating func identifier(_ count: Int) -> String {
        String((0..<count).map { _ in random.pick(Self.letters) })
    }

    private mutating func hexadecimal(_ count: Int) -> String {
        String((0..<count).map { _ in random.pick(Array("0123456789abcdef")) })
    }

    private mutating func time() -> String {
        func two(_ range: ClosedRange<Int>) -> String {
            let number = Int.random(in: range, using: &random)
            return number < 10 ? "0\(number)" : "\(number)"
        }
        return "20\(two(12...24))-\(two(1...12))-\(two(1...28))T\(two(0...23)):\(two(0...59)):\(two(0...59))Z"
    }

    private func object(_ fields: [(String, String)]) -> String {
        "{" + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }

    /// Returns a quoted string. Like the service, it escapes non-ASCII characters.
    private func text(_ text: String) -> String {
        let escaped = text.utf16.map { unit in
            if unit < 0x80 { return String(UnicodeScalar(UInt8(unit))) }
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        return "\"" + escaped.joined() + "\""
    }
}

/// A deterministic random number generator.
struct SeededRandomNumberGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns `true` with the given probability.
    mutating func hits(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }
}
