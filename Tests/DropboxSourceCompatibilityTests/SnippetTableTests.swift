import Foundation
import Testing

/// Checks that every snippet of the documents has a counterpart.
@Suite struct SnippetTableTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The directory of the documents next to the repository. It may not exist.
    private static let documents = folder.appending(path: "../../../shared/seeds").standardizedFileURL
    private static var documentsExist: Bool { FileManager.default.fileExists(atPath: documents.path) }

    @Test func everySnippetHasACounterpart() throws {
        let files = try #require(FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil))
        let code = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
        for snippet in SnippetTable.documents.values.joined() {
            for counterpart in snippet.counterparts {
                let parts = counterpart.split(separator: ".")
                let name = String(parts[parts.count - 1])
                #expect(
                    code.contains("func \(name)(") || code.contains("\(name) launchOptions:"),
                    "\(snippet.section): \(counterpart)")
                if parts.count > 1 { #expect(code.contains("\(parts[0]) {"), "\(counterpart)") }
            }
        }
    }

    @Test(.enabled(if: documentsExist, "the documents are not next to the repository"), arguments: ["000", "001"])
    func everyMarkedBlockHasARow(document: String) throws {
        let lines = try text(of: document).components(separatedBy: "\n")
        var blocks = 0
        var block: (language: String, lines: [String])?
        for line in lines {
            if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
                if let ended = block, isCode(ended.language, ended.lines) { blocks += 1 }
                block = block == nil ? (String(line.trimmingCharacters(in: .whitespaces).dropFirst(3)), []) : nil
            } else {
                block?.lines.append(line)
            }
        }
        #expect(blocks == SnippetTable.documents[document]?.count)
    }

    @Test(.enabled(if: documentsExist, "the documents are not next to the repository"))
    func everyUnmarkedCodeBlockHasARow() throws {
        // A code block: lines without Chinese characters, some of which end like Objective-C code.
        let passages = try text(of: "002").components(separatedBy: "\n").split { line in
            line.unicodeScalars.contains {
                (0x3000...0x9fff).contains($0.value) || (0xff00...0xffef).contains($0.value)
            }
        }
        let code = passages.filter { lines in
            lines.contains { $0.hasSuffix(";") || $0.hasSuffix("{") || $0.hasSuffix("; ") }
                && lines.contains { $0.contains("DB") || $0.contains("NS") }
        }
        #expect(code.count == SnippetTable.documents["002"]?.count)
    }

    @Test(.enabled(if: documentsExist, "the documents are not next to the repository"))
    func everyClassOfTheReferenceHasACounterpart() throws {
        let reference = try text(of: "003")
        let classes = reference.matches(of: /@interface (DB\w+)/).map { String($0.1) }
        let types = reference.matches(of: /typedef void \(\^(DB\w+)\)/).map { String($0.1) }
        #expect(Set(classes + types) == Set(Seed003.counterparts.keys))
    }

    private func isCode(_ language: String, _ lines: [String]) -> Bool {
        switch language.lowercased() {
        case "swift", "objective-c", "objc": true
        case "": lines.contains { $0.hasPrefix("let ") }
        default: false
        }
    }

    private func text(of document: String) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.documents.path)
        let name = try #require(names.first { $0.hasPrefix(document) })
        return try String(contentsOf: Self.documents.appending(path: name), encoding: .utf8)
    }
}
