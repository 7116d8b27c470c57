import DropboxCore
import Foundation

/// A scenario and a test that repeat the failures in the report of a client, which `client.report()` or `dbx doctor` wrote.
package struct ReportReplay: Sendable {
    /// A line of the report.
    private struct Attempt: Sendable {
        let route: String
        let number: Int
        /// The status, or `nil` if there was no response.
        let status: Int?

        var effect: DropboxEmulator.Fault.Effect? {
            switch status {
            case nil: .reset()
            case 429?: .rateLimit()
            case 401?: .expiredToken
            case let status? where status >= 500: .serverError(status: status)
            default: nil
            }
        }

        /// A Boolean value that indicates whether the call failed because of its argument or its state, which a report
        /// doesn't have.
        var isRejected: Bool { effect == nil && status.map { $0 >= 400 } ?? false }
    }

    private static let line = ValuePattern.expression(
        "^ *[0-9]{4}-[0-9]{2}-[0-9]{2}T\\S+, ([a-z0-9_]+/[a-z0-9_/]+), attempt ([0-9]{1,6}), "
            + "(?:status ([0-9]{3})|no response) in ")
    private static let maximumAttempts = 500

    /// The faults of the report.
    package let scenario: DropboxEmulator.Scenario
    private let attempts: [Attempt]
    private let title: String

    /// Reads a report.
    ///
    /// - Throws: ``DropboxEmulator/ConfigurationError`` if the file can't be read, isn't a report, or has no failure that the
    ///   emulator can repeat.
    package init(contentsOf file: URL) throws(DropboxEmulator.ConfigurationError) {
        func problem(_ message: String) -> DropboxEmulator.ConfigurationError {
            DropboxEmulator.ConfigurationError(file: file.path, path: "", message: message)
        }
        let text = String(decoding: try ConfigurationFile.data(of: file, maximumSize: 64 << 20), as: UTF8.self)
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        title = lines.first { $0.contains("client report of") } ?? "a client's report"
        attempts = lines.compactMap(Self.attempt).suffix(Self.maximumAttempts)
        guard !attempts.isEmpty else {
            throw problem("the file has no attempts of calls; write it with client.report() or dbx doctor")
        }
        var faults: [DropboxEmulator.Fault] = []
        for route in Set(attempts.map(\.route)).sorted() {
            var steps: [DropboxEmulator.Fault.Step] = []
            for attempt in attempts where attempt.route == route {
                if steps.last?.effect == attempt.effect, let times = steps.last?.times {
                    steps[steps.count - 1].times = times + 1
                } else {
                    steps.append(.init(attempt.effect))
                }
            }
            while let last = steps.last, last.effect == nil { steps.removeLast() }
            if !steps.isEmpty {
                var fault = DropboxEmulator.Fault(sequence: steps, on: route)
                fault.name = "\(route) of the report"
                faults.append(fault)
            }
        }
        guard !faults.isEmpty else {
            throw problem("no call of the report failed because of the service or the connection")
        }
        scenario = DropboxEmulator.Scenario(name: title, faults)
    }

    private static func attempt(_ text: String) -> Attempt? {
        guard let match = line?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) else { return nil }
        let groups = (1...3).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } }
        guard let route = groups[0], AllRoutes.descriptors[route] != nil, let number = groups[1].flatMap({ Int($0) })
        else { return nil }
        return Attempt(route: route, number: number, status: groups[2].flatMap { Int($0) })
    }

    /// Writes the scenario and the test.
    ///
    /// - Parameters:
    ///   - directory: The directory, which is created if it doesn't exist.
    ///   - name: The name of both files without extensions, and of the test with a small first letter.
    /// - Returns: The URLs of the scenario and of the test.
    /// - Throws: A `FileError` if one of the files exists or can't be written.
    package func write(to directory: URL, named name: String) throws -> (scenario: URL, test: URL) {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let scenarioFile = directory.appendingPathComponent(name + ".scenario.json")
        let testFile = directory.appendingPathComponent(name + "Tests.swift")
        let json = try JSONValue.object(scenario.json).serialized(isPretty: true) + Data("\n".utf8)
        for (file, data) in [(scenarioFile, json), (testFile, Data(test(named: name).utf8))] {
            let handle = FileHandle(
                fileDescriptor: try RegularFile.open(file, O_WRONLY | O_CREAT | O_EXCL, permissions: 0o644),
                closeOnDealloc: true)
            try handle.write(contentsOf: data)
        }
        return (scenarioFile, testFile)
    }

    /// Returns the test, which fails like the client did.
    private func test(named name: String) -> String {
        let function = name.prefix(1).lowercased() + name.dropFirst()
        let routes = Set(scenario.faults.compactMap(\.route))
        var lines = [
            "import DropboxEmulator", "import Foundation", "import Testing", "",
            "/// \(title)", "///",
            "/// The emulator fails as the server of the report did. The test fails until the code copes with that.",
            "@Test func \(function)() async throws {",
            "    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()",
            "        .appendingPathComponent(\"\(name).scenario.json\")",
            "    var configuration = DropboxEmulator.Configuration()",
            "    configuration.scenario = try DropboxEmulator.Scenario(contentsOf: file)",
            "    try await EmulatedDropbox.with(configuration) { dropbox in",
            "        // Replace these calls, which aren't repeated, with the code of your app, and pass dropbox.client to it.",
        ]
        for attempt in attempts where routes.contains(attempt.route) {
            let call = "try await dropbox.call(\"\(attempt.route)\", \"{}\")"
            switch (attempt.effect, attempt.status) {
            case (nil, _): lines.append("        _ = \(call)")
            case (_, nil): lines.append("        _ = \(call)  // There was no response.")
            case (_, let status?): lines.append("        #expect(\(call).status != \(status))")
            }
        }
        for attempt in attempts where attempt.isRejected {
            lines.append("        // \(attempt.route) was rejected with status \(attempt.status ?? 0).")
        }
        lines += [
            "        // Every failure of the report happened.", "        try dropbox.emulator.faults.verify()", "    }",
            "}", "",
        ]
        return lines.joined(separator: "\n")
    }
}

extension DropboxEmulator.Scenario {
    /// The scenario as JSON, in the form that `init(contentsOf:)` reads.
    var json: [String: JSONValue] {
        var fields: [String: JSONValue] = ["seed": JSONValue(seed), "faults": .array(faults.map { .object($0.json) })]
        fields["name"] = name.map(JSONValue.string)
        return fields
    }
}
