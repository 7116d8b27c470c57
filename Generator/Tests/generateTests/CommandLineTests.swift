import Foundation
import Testing

/// Runs the program like a user, in a temporary directory.
@Suite final class CommandLineTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "generate-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(
            at: directory.appending(path: "spec"), withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: directory)
        } catch {
            Issue.record("cannot remove the temporary directory: \(error)")
        }
    }

    // MARK: Running

    private struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    private func generate(_ arguments: String...) throws -> Outcome { try run(arguments) }

    private func run(_ arguments: [String]) throws -> Outcome {
        let process = Process()
        // The test bundle and the program are built into the same directory.
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "generate")
        process.arguments = arguments
        process.currentDirectoryURL = directory
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: outputText, errors: errorText)
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: directory.appending(path: path))
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: directory.appending(path: path), encoding: .utf8)
    }

    private func files(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.appending(path: path).path).sorted()
    }

    // MARK: Importing

    @Test func secondImportChangesNothing() throws {
        try write(
            "namespace shop\nalias Name = String(min_length=1)\nroute buy (Name, Void, Void)\n", to: "spec/a.stone")
        #expect(
            try generate("import", "--spec", "spec", "--api", "API").output
                == "API: 1 written, 0 unchanged, 0 removed\n")
        let first = try text(of: "API/shop.json")
        #expect(
            first == """
                {
                  "namespace": "shop",
                  "imports": [],
                  "aliases": [{"alias": "Name", "type": {"type": "String", "min_length": 1}}],
                  "types": [],
                  "routes": [{"name": "buy", "argument": "shop.Name"}]
                }

                """)
        let date = try directory.appending(path: "API/shop.json").resourceValues(forKeys: [.contentModificationDateKey])
        #expect(
            try generate("import", "--spec", "spec", "--api", "API").output
                == "API: 0 written, 1 unchanged, 0 removed\n")
        let later = try directory.appending(path: "API/shop.json").resourceValues(
            forKeys: [.contentModificationDateKey])
        #expect(date.contentModificationDate == later.contentModificationDate)
        #expect(try text(of: "API/shop.json") == first)
    }

    @Test func summariesFollowTheirNames() throws {
        try write(
            "namespace shop\nalias Name = String\nstruct Thing\n    size Int32\n    name Name\nunion Kind\n    a\nroute buy (Thing, Kind, Void)\n",
            to: "spec/a.stone")
        #expect(try generate("import", "--spec", "spec", "--api", "API").status == 0)
        var summarized = try text(of: "API/shop.json")
        for name in [
            "\"namespace\": \"shop\"", "\"alias\": \"Name\"", "\"struct\": \"Thing\"", "\"name\": \"size\"",
            "\"name\": \"buy\"",
        ] {
            summarized = summarized.replacingOccurrences(
                of: name, with: name + ", \"summary\": \"Ours \(name.count).\"")
        }
        try write(summarized, to: "API/shop.json")

        try write(
            "namespace shop\nstruct Ahead\n    a Thing\nstruct Thing\n    name Name\n    size Int32?\nalias Name = Int32\nroute another (Void, Void, Void)\nroute buy (Void, Void, Void)\nstruct Kind\n    a Int32\n",
            to: "spec/a.stone")
        #expect(try generate("import", "--spec", "spec", "--api", "API").status == 0)
        #expect(
            try text(of: "API/shop.json") == """
                {
                  "namespace": "shop",
                  "summary": "Ours 19.",
                  "imports": [],
                  "aliases": [{"alias": "Name", "summary": "Ours 15.", "type": "Int32"}],
                  "types": [
                    {"struct": "Ahead", "fields": [{"name": "a", "type": "shop.Thing"}]},
                    {"struct": "Kind", "fields": [{"name": "a", "type": "Int32"}]},
                    {
                      "struct": "Thing",
                      "summary": "Ours 17.",
                      "fields": [{"name": "name", "type": "shop.Name"}, {"name": "size", "summary": "Ours 14.", "type": "Int32?"}]
                    }
                  ],
                  "routes": [{"name": "another"}, {"name": "buy", "summary": "Ours 13."}]
                }

                """)
    }

    @Test func filesOfDeletedNamespacesAreRemoved() throws {
        try write("namespace shop\n", to: "spec/a.stone")
        try write("namespace toys\n", to: "spec/b.stone")
        #expect(try generate("import", "--spec", "spec", "--api", "API").status == 0)
        try write("kept", to: "API/README.md")
        try write("namespace shop\n", to: "spec/b.stone")
        #expect(
            try generate("import", "--spec", "spec", "--api", "API").output
                == "API: 0 written, 1 unchanged, 1 removed\n")
        #expect(try files(in: "API") == ["README.md", "shop.json"])
    }

    @Test func invalidSpecificationWritesNothing() throws {
        try write("namespace shop\nalias A = B\nalias C = D\n", to: "spec/a.stone")
        try write("namespace toys\n", to: "spec/b.stone")
        let outcome = try generate("import", "--spec", "spec", "--api", "API")
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors == """
                spec/a.stone:2:11: error: unknown type "B" in namespace "shop"
                spec/a.stone:3:11: error: unknown type "D" in namespace "shop"
                2 errors

                """)
        #expect(try files(in: ".") == ["spec"])
    }

    @Test func invalidModelIsNotOverwritten() throws {
        try write("namespace shop\n", to: "spec/a.stone")
        #expect(try generate("import", "--spec", "spec", "--api", "API").status == 0)
        try write("{\"namespace\": \"shop\"}", to: "API/shop.json")
        let outcome = try generate("import", "--spec", "spec", "--api", "API")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "API/shop.json: \"imports\" is missing\n")
        #expect(try text(of: "API/shop.json") == "{\"namespace\": \"shop\"}")
    }

    // MARK: Generating Objective-C

    @Test func onlyGeneratedObjectiveCIsRemoved() throws {
        try FileManager.default.createDirectory(
            at: directory.appending(path: "API"), withIntermediateDirectories: true)
        try write(
            """
            {
              "namespace": "check",
              "summary": "Checks.",
              "imports": [],
              "aliases": [],
              "types": [
                {
                  "struct": "Echo",
                  "summary": "An echo.",
                  "fields": [{"name": "query", "summary": "A text.", "type": "String"}]
                }
              ],
              "routes": []
            }
            """, to: "API/check.json")
        #expect(
            try generate("objective-c", "--api", "API", "--output", "Sources").output
                == "Sources: 6 written, 0 unchanged, 0 removed\n")
        let target = "Sources/ObjectiveDropboxOfficialFiles"
        try write("", to: "\(target)/Generated/DBOLD.m")
        try write("", to: "\(target)/Generated/Kept.swift")
        try write("", to: "\(target)/DBKept.m")
        try FileManager.default.createDirectory(
            at: directory.appending(path: "\(target)/Generated/DBOLD"), withIntermediateDirectories: true)
        try write("", to: "\(target)/Generated/DBOLD/DBOLD+Family.m")
        #expect(
            try generate("objective-c", "--api", "API", "--output", "Sources").output
                == "Sources: 0 written, 6 unchanged, 2 removed\n")
        #expect(try files(in: "\(target)/Generated") == ["DBCHECK.m", "Kept.swift"])
        #expect(try files(in: target) == ["DBKept.m", "Generated", "include"])
    }

    // MARK: Summaries

    /// A specification can be imported, generated, and built before anyone writes a summary.
    @Test(arguments: ["swift", "objective-c"])
    func missingSummariesGetPlaceholders(command: String) throws {
        try write("namespace check\nstruct Echo\n    query String\n", to: "spec/a.stone")
        #expect(try generate("import", "--spec", "spec", "--api", "API").status == 0)
        let outcome = try generate(command, "--api", "API", "--output", "Sources")
        #expect(outcome.status == 0)
        let note = "; 3 summaries are missing, with a placeholder each: `generate debts` lists them\n"
        #expect(outcome.output.hasSuffix(note))
        let generated = try FileManager.default.subpathsOfDirectory(atPath: directory.appending(path: "Sources").path)
            .filter { $0.contains(".") }.map { try text(of: "Sources/\($0)") }.joined()
        #expect(generated.contains("The value of `query`."))
        #expect(try !text(of: "API/check.json").contains("The value of"))
    }

    @Test func debtsAreListed() throws {
        try write("namespace check\nstruct Echo\n    query String\n", to: "spec/a.stone")
        #expect(try generate("import", "--spec", "spec", "--api", "API").status == 0)
        let outcome = try generate("debts", "--api", "API")
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors == """
                check: "summary" is missing
                check.Echo: "summary" is missing
                check.Echo.query: "summary" is missing
                3 summaries are missing

                """)
        let path = "API/check.json"
        let summarized = try ["check", "Echo", "query"].reduce(text(of: path)) { text, name in
            text.replacingOccurrences(of: "\"\(name)\",", with: "\"\(name)\", \"summary\": \"One.\",")
        }
        try write(summarized, to: path)
        #expect(
            try generate("debts", "--api", "API").output
                == "API: each declaration has a summary, each namespace a target, and each pattern words\n")
    }

    /// A new namespace is built with the rest until someone chooses its target.
    @Test func namespacesWithoutTargetsAreDebts() throws {
        try write("namespace fresh\nroute ask (Void, Void, Void)\n", to: "spec/a.stone")
        #expect(try generate("import", "--spec", "spec", "--api", "API").status == 0)
        let outcome = try generate("swift", "--api", "API", "--output", "Sources")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasSuffix("; \"fresh\" in the target of the rest\n"))
        #expect(try files(in: "Sources/DropboxTeamLog/Generated").contains("Fresh.swift"))
        let debts = try generate("debts", "--api", "API")
        #expect(debts.status == 1)
        #expect(debts.errors.hasPrefix("fresh: no target: name one in TargetLayout.swift\n"))
    }

    @Test func patternsWithoutWordsAndExamplesWithoutRoutesAreDebts() throws {
        try write(
            "namespace check\nstruct Echo\n    query String(pattern=\"[A-F]{7}\")\nroute user (Echo, Void, Void)\n",
            to: "spec/a.stone")
        #expect(try generate("import", "--spec", "spec", "--api", "API").status == 0)
        try write("## check/user\n```swift\na\n```\n\n## check/gone\n```swift\nb\n```\n", to: "API/Examples.md")
        #expect(
            try generate("debts", "--api", "API").errors.hasPrefix(
                """
                [A-F]{7}: no words: describe it in PatternText.swift
                check/gone: no such route: remove its example from Examples.md

                """))
        #expect(try generate("swift", "--api", "API", "--output", "Sources").status == 0)
        try write("## check/user\n", to: "API/Examples.md")
        let outcome = try generate("swift", "--api", "API", "--output", "Sources")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Examples.md: check/user: the example needs one block of Swift code"))
    }

    // MARK: Examples and usage

    @Test func examplesAreWrittenAsJSON() throws {
        try write("namespace shop\nunion_closed Size\n    small\n", to: "spec/a.stone")
        let outcome = try generate("examples", "--spec", "spec", "--output", "examples")
        #expect(outcome.output == "examples: 1 examples, 1 written, 0 unchanged, 0 removed\n")
        #expect(try text(of: "examples/shop.json") == "{\n  \"Size\": {\"small\": {\".tag\": \"small\"}}\n}\n")
    }

    @Test func specificationWithoutFilesIsAnError() throws {
        let outcome = try generate("import", "--spec", "spec", "--api", "API")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "spec: no *.stone files in this folder\n")
    }

    @Test(arguments: [
        ([], "usage: generate COMMAND [OPTIONS]"),
        (["sing"], "generate: unknown command 'sing': expected import, swift, objective-c, debts, or examples"),
        (["inport"], "generate: unknown command 'inport': did you mean import?"),
        (["import"], "generate import: missing --spec DIR"),
        (["import", "--spec"], "generate import: --spec requires a value"),
        (["import", "--spec", "a", "--spec", "b"], "generate import: --spec can be given only once"),
        (
            ["swift", "--speed", "1"],
            "generate swift: unknown option '--speed' (to pass it as a name, put -- before it)"
        ),
        (["swift", "--apl", "1"], "generate swift: unknown option '--apl' (did you mean --api?)"),
        (["debts", "--api", "API", "x"], "generate debts: unexpected argument 'x'"),
    ])
    func usageErrorsAreExplained(arguments: [String], firstLine: String) throws {
        let outcome = try run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.split(separator: "\n").first.map(String.init) == firstLine)
        #expect(outcome.errors.contains("usage: generate"))
    }

    @Test(arguments: [[], ["import"], ["swift"], ["objective-c"], ["examples"]])
    func helpIsPrinted(command: [String]) throws {
        let outcome = try run(command + ["--help"])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("usage: generate \(command.first ?? "COMMAND") "))
        #expect(outcome.errors.isEmpty)
    }
}
