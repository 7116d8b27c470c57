import DropboxCore
import Foundation

/// `dbx config`: shows and sets the defaults of options.
struct ConfigCommand: Command {
    static let name = "config"
    static let defaults = DefaultsUse.none
    static let summary = "show or set the defaults of options"
    static let discussion = """
        Show the defaults of options, or set one: `account` for all commands with --account, `put.limit` only for `dbx put`.
        An option of a command line replaces its default; --OPTION=false switches off a flag. A default that doesn't fit a
        command line is ignored. Options that delete, and secrets, have no defaults.
        """
    static let usage = ["[NAME [VALUE]] [OPTIONS]", "NAME --unset [OPTIONS]"]
    static let examples = [
        "dbx config account ada@example.com", "dbx config put.exclude .git/", "dbx config ls.human true",
        "dbx config put.exclude --unset",
    ]
    static let output = [OutputField("name", "the name"), OutputField("value", "the value")]

    private let name: String?
    private let value: String?
    private let isUnset: Bool
    private let isJSON: Bool
    private let defaults: Defaults
    private let accounts: AccountStore

    init(_ arguments: inout Arguments) throws(CommandError) {
        name = arguments.argument("NAME", "the option, or COMMAND.OPTION")
        value = arguments.argument("VALUE", "the default; true or false for an option without a value")
        isUnset = arguments.flag("unset", "remove the default")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        accounts = AccountStore(&arguments)
        defaults = accounts.defaults
        if isUnset, name == nil || value != nil { throw .usage("--unset requires a NAME, and no VALUE") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        guard let name else {
            for (name, value) in try defaults.values().sorted(by: { $0.key < $1.key }) {
                if isJSON {
                    terminal.print(json: ["name": name, "value": value])
                } else {
                    terminal.print("\(name) = \(value)")
                }
            }
            return .success
        }
        if let value {
            try Self.check(name, value)
            try defaults.set(name, to: value)
            if Defaults.selectsAccount(name) { warnIfSignedOut(value, terminal) }
            return .success
        }
        guard let value = try defaults.values()[name] else {
            // A mistyped name isn't a default that is missing.
            _ = try Self.options(named: name)
            throw .failure("\(name) has no default")
        }
        if isUnset {
            try defaults.set(name, to: nil)
        } else if isJSON {
            terminal.print(json: ["name": name, "value": value])
        } else {
            terminal.print(value)
        }
        return .success
    }

    /// Warns if a default account isn't signed in yet: commands fail until it is.
    private func warnIfSignedOut(_ account: String, _ terminal: Terminal) {
        do throws(CommandError) { _ = try accounts.account(account) } catch { terminal.warn(error.message) }
    }

    /// Throws an error if no option has this name, or if it doesn't accept the value.
    private static func check(_ name: String, _ value: String) throws(CommandError) {
        let found = try options(named: name)
        // An option that one of several commands excludes has no default there.
        guard found.contains(where: { Defaults.accepts($0.option, of: $0.command.name) }) else {
            let name = found[0].option.name
            throw .usage("--\(name) can't have a default, because \(Defaults.reasonForExclusion(of: name))")
        }
        // Options of several commands can have the same name and other values. The default applies to those that accept it.
        var rejection: CommandError?
        for (words, command, option) in found where Defaults.accepts(option, of: command.name) {
            if option.value == nil, value != "true", value != "false" {
                rejection = .usage("invalid value '\(value)' for \(name): expected true or false")
                continue
            }
            guard let word = Defaults.word(option, value) else { return }
            do throws(CommandError) {
                let arguments = command.syntax(of: words).arguments.filter(\.isRequired).map { _ in "x" }
                _ = try command.parse(words + [word] + arguments)
                return
            } catch {
                // Other messages are about the arguments, which are made up.
                guard error.message.hasPrefix("invalid --\(option.name) ") else { return }
                rejection = rejection ?? error
            }
        }
        if let rejection { throw rejection }
    }

    /// Returns the options with a name, with the commands that declare them and the words that select these.
    private static func options(
        named name: String
    ) throws(CommandError) -> [(words: [String], command: any Command.Type, option: Syntax.Option)] {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let commands = parts.count == 1 ? Dbx.commands : Dbx.commands.filter { $0.name == parts[0] }
        guard !commands.isEmpty else { throw .unknownCommand(parts[0], Dbx.commands) }
        var found: [(words: [String], command: any Command.Type, option: Syntax.Option)] = []
        for command in commands {
            let subcommands = command.syntax().subcommands.map { [$0.name] }
            let selections = parts.count > 2 ? [Array(parts[1..<(parts.count - 1)])] : [[]] + subcommands
            for words in selections {
                let options = command.syntax(of: words).options
                if let option = options.first(where: { $0.name == parts.last }) {
                    found.append((words, command, option))
                }
            }
        }
        guard found.isEmpty else { return found }
        let names = Set(commands.flatMap { $0.syntax().options.map(\.name) })
        let prefix = parts.dropLast().map { $0 + "." }.joined()
        let advice = parts.last?.mostSimilar(in: names.sorted()).map { "; did you mean \(prefix)\($0)?" } ?? ""
        throw .usage("no option is named '\(name)'\(advice)")
    }
}
