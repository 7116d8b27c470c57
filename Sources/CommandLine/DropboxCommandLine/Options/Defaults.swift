import Foundation

/// The defaults of options, which `dbx config` stores in a file.
struct Defaults: Sendable {
    /// The options that have no defaults: those that delete, that are secret, or that select the file itself.
    private static let excludedNames: Set<String> = [
        "config", "token", "json", "force", "delete", "force-delete", "permanently", "overwrite", "update", "all",
        "dry-run",
    ]

    /// Returns whether a default selects an account, for all commands or for one.
    static func selectsAccount(_ name: String) -> Bool { name == "account" || name.hasSuffix(".account") }

    private let file: JSONFile<[String: String]>

    /// - Parameter directory: The directory with the list of accounts.
    init(in directory: URL) {
        file = JSONFile(
            directory.appendingPathComponent("defaults.json"), of: "the defaults",
            remedy:
                #"correct it (an object of texts, such as {"put.limit": "2M"}), or rename it to start without defaults"#,
            [:])
    }

    /// Returns the values by the name of their option, such as `limit` or `put.limit`.
    func values() throws(CommandError) -> [String: String] { try file.value() }

    /// Sets a default, or removes it.
    func set(_ name: String, to value: String?) throws(CommandError) { try file.change { $0[name] = value } }

    // MARK: Options

    /// Returns whether an option of a command can have a default.
    static func accepts(_ option: Syntax.Option, of command: String) -> Bool {
        // `dbx rm -r` deletes folders without a question.
        !excludedNames.contains(option.name) && !(command == "rm" && option.name == "recursive")
    }

    /// Returns why an option can't have a default.
    static func reasonForExclusion(of option: String) -> String {
        switch option {
        case "token": "it's a secret; use `dbx login`, or --token-file"
        case "config": "it says where the defaults are"
        case "json", "dry-run": "it changes what every command means"
        default: "it deletes or replaces something"
        }
    }

    /// Returns the word that sets an option, or `nil` for a flag that is off.
    static func word(_ option: Syntax.Option, _ value: String) -> String? {
        if option.value != nil { return "--\(option.name)=\(value)" }
        return value == "true" ? "--" + option.name : nil
    }

    /// Parses the words of a command with the defaults of the options that aren't among them.
    ///
    /// A default that doesn't fit the other words is ignored, such as that of an option for folders if the words name a
    /// file.
    ///
    /// - Parameters:
    ///   - words: The words after the name of the command.
    ///   - command: The name of the command.
    ///   - syntax: The syntax of the words.
    ///   - terminal: The terminal for a warning.
    ///   - use: How the command uses defaults.
    ///   - parse: A closure that parses words.
    static func parse<Value>(
        _ words: [String], of command: String, _ syntax: Syntax, _ terminal: Terminal, _ use: DefaultsUse,
        _ parse: ([String]) throws(CommandError) -> Value
    ) throws(CommandError) -> Value {
        if case .none = use { return try parse(words) }
        let given: [String: [String]]
        // Words with a mistake are reported as they are.
        do throws(CommandError) { given = try Words(words, syntax).options } catch { return try parse(words) }
        // Another option of this name doesn't select the directory.
        let directory = syntax.option(named: "config")?.value == "DIR" ? given["config"]?.last : nil
        let url = directory.map { URL(fileURLWithPath: $0) } ?? AccountStore.standardDirectory
        // The command itself reports what isn't a directory.
        var defaults: [String: String] = [:]
        do throws(CommandError) { if url.isExistingDirectory { defaults = try Defaults(in: url).values() } } catch {
            if case .required = use { throw error }
            terminal.warn(error.message)
        }
        let names = ([command] + syntax.selection.map { $0.name })
        let keys = names.indices.reversed().map { names[...$0].joined(separator: ".") + "." } + [""]
        let added = syntax.options.filter { given[$0.name] == nil && accepts($0, of: command) && applies($0, given) }
            .compactMap { option in
                keys.lazy.compactMap { defaults[$0 + option.name] }.first.flatMap { word(option, $0) }
            }
        do throws(CommandError) { return try parse(added.reversed() + words) } catch {
            if added.isEmpty || error.status != .usage { throw error }
        }
        // One of them doesn't fit.
        var all = words
        for word in added {
            do throws(CommandError) {
                _ = try parse([word] + all)
                all.insert(word, at: 0)
            } catch {
                if error.status != .usage { throw error }
            }
        }
        return try parse(all)
    }

    /// Returns whether a default applies: those of the connection don't if the words or the environment select one.
    private static func applies(_ option: Syntax.Option, _ given: [String: [String]]) -> Bool {
        guard ["account", "token-file", "host"].contains(option.name) else { return true }
        let environment = ProcessInfo.processInfo.environment
        return ["account", "token", "token-file", "host"].allSatisfy { given[$0] == nil }
            && ["DROPBOX_TOKEN", "DROPBOX_REFRESH_TOKEN"].allSatisfy { environment[$0]?.isEmpty ?? true }
    }
}
