import DropboxCore
import Foundation

/// What `dbx worker` does.
package enum WorkerAction: Sendable {
    case run(WorkerRun)
    case status(WorkerStatusOptions)
    case drain(WorkerDrain)
    case resume(WorkerResume)
    case retry(WorkerRetry)
    case inspect(WorkerInspect)
    case release(WorkerRelease)
    case forget(WorkerForget)

    private static let types: [any Subcommand.Type] = [
        WorkerRun.self, WorkerStatusOptions.self, WorkerInspect.self, WorkerRetry.self, WorkerRelease.self,
        WorkerForget.self, WorkerDrain.self, WorkerResume.self,
    ]

    package init(_ arguments: inout Arguments) throws(CommandError) {
        switch try arguments.subcommand(of: Self.types) {
        case let run as WorkerRun: self = .run(run)
        case let status as WorkerStatusOptions: self = .status(status)
        case let inspect as WorkerInspect: self = .inspect(inspect)
        case let retry as WorkerRetry: self = .retry(retry)
        case let release as WorkerRelease: self = .release(release)
        case let forget as WorkerForget: self = .forget(forget)
        case let drain as WorkerDrain: self = .drain(drain)
        case let resume as WorkerResume: self = .resume(resume)
        default: throw .usage("missing command: expected " + Self.types.map { $0.name }.alternatives)
        }
    }

    /// Returns the words of a command line with the settings of a file and of the environment, which the command line
    /// overrides.
    ///
    /// - Parameters:
    ///   - words: The words after `dbx worker`.
    ///   - environment: The variables. `DBX_WORKER_FOLDER` is `--folder`, for example, and `DATABASE_URL` is
    ///   `--database`.
    /// - Throws: An error if the file can't be read, or has a setting that no command knows, or if an option that takes no value
    /// is neither true nor false.
    package static func words(
        _ words: [String], _ environment: [String: String]
    ) throws(CommandError) -> [String] {
        guard let name = words.first, let type = types.first(where: { $0.name == name }) else { return words }
        let options = type.syntax(of: []).options
        let known = Set(types.flatMap { $0.syntax(of: []).options.map(\.name) })
        var settings: [String: [String]] = [:]
        if let file = settingsFile(words, environment) {
            settings = try WorkerSettings(file, known).words(for: options)
        }
        for option in options where !["config", "json"].contains(option.name) {
            let variable = "DBX_WORKER_" + option.name.uppercased().replacing("-", with: "_")
            let alias = option.name == "database" ? environment["DATABASE_URL"] : nil
            guard let text = environment[variable] ?? alias, !text.isEmpty else { continue }
            settings[option.name] = try WorkerSettings.words(option, text, of: variable)
        }
        let given = words.prefix { $0 != "--" }
        let missing = options.filter { option in
            !given.contains { word in
                word == "--\(option.name)" || word.hasPrefix("--\(option.name)=")
                    || word == option.letter.map { "-\($0)" }
            }
        }
        return [name] + missing.flatMap { settings[$0.name] ?? [] } + words.dropFirst()
    }

    private static func settingsFile(_ words: [String], _ environment: [String: String]) -> URL? {
        (value(of: "config", in: words) ?? environment["DBX_WORKER_CONFIG"].flatMap { $0.isEmpty ? nil : $0 })
            .map { URL(fileURLWithPath: $0) }
    }

    /// The value of an option in words.
    private static func value(of option: String, in words: [String]) -> String? {
        let (words, name) = (Array(words.prefix { $0 != "--" }), "--\(option)")
        if let joined = words.last(where: { $0.hasPrefix(name + "=") }) {
            return String(joined.dropFirst(name.count + 1))
        }
        return words.lastIndex(of: name).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }

    // MARK: Failures

    /// Returns a failure of `dbx worker run` as an entry of its log, or `nil` if the log isn't in JSON.
    ///
    /// The failure can be that of the options, so this finds the format of the log without parsing them.
    ///
    /// - Parameter words: The words after `dbx worker`.
    static func logEntry(
        of error: CommandError, _ words: [String], _ environment: [String: String], at date: Date = Date()
    ) -> JSONObject? {
        guard words.first == WorkerRun.name, logFormat(words, environment) == WorkerRun.LogFormat.json.rawValue else {
            return nil
        }
        return [
            "error": error.message, "event": "worker failed", "level": "error", "status": "\(error.status.rawValue)",
            "time": date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)),
        ]
    }

    private static func logFormat(_ words: [String], _ environment: [String: String]) -> String? {
        if let format = value(of: "log", in: words) { return format }
        if let format = environment["DBX_WORKER_LOG"], !format.isEmpty { return format }
        return settingsFile(words, environment).flatMap { WorkerSettings.text(of: "log", in: $0) }
    }
}

/// A configuration file of `dbx worker`: a JSON object whose keys are the names of options.
private struct WorkerSettings {
    private static let maximumSize = 1 << 20

    private let file: URL
    private let values: [String: Value]

    /// Returns the text of a setting in a file that may have faults. A pipe has none, because it can be read only once.
    static func text(of name: String, in file: URL) -> String? {
        guard let content = try? RegularFile.read(file, maximumSize: maximumSize) else { return nil }
        return (try? JSONDecoder().decode([String: Value].self, from: content))?[name]?.texts.last
    }

    init(_ file: URL, _ known: Set<String>) throws(CommandError) {
        self.file = file
        let content: Data
        do throws(FileError) { content = try RegularFile.readInput(file, maximumSize: Self.maximumSize) } catch {
            throw .usage("\(error)")
        }
        do { values = try JSONDecoder().decode([String: Value].self, from: content) } catch {
            throw .usage(
                "\(file.path) is not an object of texts, numbers, and true or false, such as {\"database\": \"worker.sqlite\"}"
            )
        }
        if let name = Self.repeatedName(in: content) {
            throw .usage("\(file.path) has the setting '\(name)' twice; remove one of them")
        }
        if values["config"] != nil { throw .usage("\(file.path) has the setting 'config', which can't be in a file") }
        guard let name = values.keys.filter({ !known.contains($0) }).min() else { return }
        let advice = name.mostSimilar(in: Array(known)).map { ": did you mean \($0)?" } ?? ""
        throw .usage("\(file.path) has the unknown setting '\(name)'\(advice)")
    }

    /// Returns a name that an object has twice. The decoder drops one of the values.
    private static func repeatedName(in object: Data) -> String? {
        var names: Set<Data> = []
        var (depth, isEscaped) = (0, false)
        var start: Data.Index?
        var last = Data()
        for (index, byte) in zip(object.indices, object) {
            if let first = start {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    (start, last) = (nil, object[first...index])
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): start = index
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":") where depth == 1:
                // The same name can have escapes in one place.
                let name = (try? JSONDecoder().decode(String.self, from: last)) ?? String(decoding: last, as: UTF8.self)
                guard names.insert(Data(name.utf8)).inserted else { return name }
            default: break
            }
        }
        return nil
    }

    /// Returns the settings as words, by the names of their options. Settings of other commands are left out.
    func words(for options: [Syntax.Option]) throws(CommandError) -> [String: [String]] {
        var words: [String: [String]] = [:]
        for option in options {
            guard let value = values[option.name] else { continue }
            let source = "the setting '\(option.name)' in \(file.path)"
            try value.check(option, source)
            for text in value.texts { words[option.name, default: []] += try Self.words(option, text, of: source) }
        }
        return words
    }

    /// Returns an option with a value as words.
    ///
    /// - Parameter source: What the user set, for errors.
    static func words(
        _ option: Syntax.Option, _ text: String, of source: String
    ) throws(CommandError) -> [String] {
        if option.value != nil { return ["--\(option.name)=\(text)"] }
        switch text {
        case "true": return ["--\(option.name)"]
        case "false": return []
        default: throw .usage("\(source) must be true or false, not '\(text)'")
        }
    }

    /// A value of a setting.
    private enum Value: Decodable {
        case flag(Bool)
        case number(Int64)
        case text(String)
        case list([String])
        /// What no option accepts, in words.
        case other(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Int64.self) {
                self = .number(number)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let list = try? container.decode([String].self) {
                self = .list(list)
            } else if container.decodeNil() {
                self = .other("null")
            } else if let number = try? container.decode(Double.self) {
                self = .other("\(number)")
            } else {
                self = .other("a value of another kind")
            }
        }

        /// Throws an error if the value has another type than that of an option.
        func check(_ option: Syntax.Option, _ source: String) throws(CommandError) {
            // Flags are checked with variables.
            guard option.value != nil else { return }
            let expected = if case .number = option.values { "a whole number" } else { "a text in quotation marks" }
            switch (self, option.values) {
            case (.number, .number), (.text, .number): return
            case (.text(let text), _) where !text.isEmpty: return
            case (.list, _) where option.isRepeated: return
            default:
                throw .usage(
                    "\(source) must be \(expected), not \(texts.first.map { $0.isEmpty ? "empty" : $0 } ?? "a list")")
            }
        }

        var texts: [String] {
            switch self {
            case .flag(let flag): ["\(flag)"]
            case .number(let number): ["\(number)"]
            case .text(let text): [text]
            case .list(let texts): texts
            case .other(let text): [text]
            }
        }
    }
}

/// The options with which commands find the database.
package struct WorkerDatabaseOptions: Sendable {
    private let url: String?

    init(_ arguments: inout Arguments) {
        _ = arguments.file(
            "config", "FILE", "read options from this JSON object, such as {\"database\": \"worker.sqlite\"}")
        url = arguments.option(
            "database", "URL",
            """
            the database that the workers share: postgresql://HOST/NAME, or a file of SQLite for the workers of one machine \
            (default: DATABASE_URL)
            """)
    }

    /// Returns the database.
    ///
    /// - Throws: An error if it isn't known.
    package func required() throws(CommandError) -> String {
        guard let url, !url.isEmpty else {
            throw .usage(
                "missing --database: set it, or DATABASE_URL, to postgresql://HOST/NAME or to the path of a SQLite file"
            )
        }
        return url
    }
}
