// The generator also compiles this directory, and the file that this one needs of DropboxCore.
#if canImport(DropboxCore)
    import DropboxCore
#endif
import Foundation

/// The arguments of a command: each call declares an argument or an option, and returns its value.
///
/// The initializer of a command runs twice. In the first run, it declares the syntax, and all values are missing. In the
/// second run, it gets the values of the words, which were sorted by that syntax. So an option is defined in one place:
///
/// ```swift
/// isLong = arguments.flag("long", letter: "l", "print size and time before the names")
/// ```
package struct Arguments: Sendable {
    /// All words of the command line after the name of the command.
    let words: [String]

    private(set) var syntax = Syntax()
    /// The sorted words, or `nil` while the syntax is declared.
    private var values: Words?
    /// The number of arguments that were returned.
    private var position = 0
    private var section = "options"
    /// The error if a word isn't the name of one of the expected subcommands.
    private var unknownCommand: CommandError?
    /// Whether the words must name one of the expected subcommands.
    private var requiresSubcommand = false

    /// A Boolean value that indicates whether this run only declares the syntax. All values are missing then, and a
    /// check of something else than values must wait for the second run.
    var isDeclaring: Bool { values == nil }

    private init(_ words: [String], _ values: Words?) { (self.words, self.values) = (words, values) }

    /// Parses words.
    ///
    /// - Parameters:
    ///   - words: The words after the name of the command.
    ///   - declare: A closure that declares arguments and options, and returns the result.
    /// - Throws: An error if the words don't follow the syntax, or an error of the closure.
    package static func parse<Value>(
        _ words: [String], _ declare: (inout Arguments) throws(CommandError) -> Value
    ) throws(CommandError) -> Value { try parse(words, declarations(of: words, declare), declare) }

    /// Parses words that select the same subcommands as those of some declarations.
    static func parse<Value>(
        _ words: [String], _ declarations: Declarations,
        _ declare: (inout Arguments) throws(CommandError) -> Value
    ) throws(CommandError) -> Value {
        if let error = declarations.unknownCommand { throw error }
        let values = try Words(words, declarations.syntax)
        if let index = values.arguments.firstIndex(of: ""), !declarations.syntax.allowsEmptyArguments {
            let names = declarations.syntax.arguments.map(\.name)
            let name = names.indices.contains(index) ? names[index] : names.last
            throw .usage("\(name ?? "an argument") is empty; --help shows the usage")
        }
        var arguments = Arguments(words, values)
        let value = try declare(&arguments)
        if let word = arguments.nextArgument() { throw .usage(Words.unexpected(word, in: words, declarations.syntax)) }
        return value
    }

    /// Returns what a closure reads from words that also have other arguments and options.
    static func read<Value>(
        _ words: [String], _ declarations: Declarations,
        _ declare: (inout Arguments) throws(CommandError) -> Value
    ) throws(CommandError) -> Value {
        var arguments = Arguments(words, try Words(words, declarations.syntax))
        return try declare(&arguments)
    }

    /// Returns the syntax that a closure declares.
    ///
    /// - Parameters:
    ///   - words: The words after the name of the command, which select subcommands.
    ///   - declare: A closure that declares arguments and options.
    package static func syntax<Value>(
        of words: [String], _ declare: (inout Arguments) throws(CommandError) -> Value
    ) -> Syntax { declarations(of: words, declare).syntax }

    /// What a closure declares for some words.
    struct Declarations: Sendable {
        let syntax: Syntax
        fileprivate let unknownCommand: CommandError?
        fileprivate let requiresSubcommand: Bool

        /// The required subcommands of which the words name none. It is empty if they name an unknown one.
        var missingSubcommands: [any Subcommand.Type] {
            requiresSubcommand && unknownCommand == nil ? syntax.subcommands : []
        }
    }

    static func declarations<Value>(
        of words: [String], _ declare: (inout Arguments) throws(CommandError) -> Value
    ) -> Declarations {
        var arguments = Arguments(words, nil)
        // The closure declares everything before it reports an error about missing values, which doesn't matter here.
        do throws(CommandError) { _ = try declare(&arguments) } catch {}
        return Declarations(
            syntax: arguments.syntax, unknownCommand: arguments.unknownCommand,
            requiresSubcommand: arguments.requiresSubcommand)
    }

    // MARK: Options

    /// Starts a section of the help for the options that follow.
    mutating func section(_ heading: String) { section = heading }

    /// Returns whether an option without a value is present.
    mutating func flag(_ name: String, letter: Character? = nil, _ help: String) -> Bool {
        count(name, letter: letter, help) > 0
    }

    /// Returns how often an option without a value is present.
    mutating func count(_ name: String, letter: Character? = nil, _ help: String) -> Int {
        declare(name, letter, nil, help, isRepeated: true)
        return values?.options[name]?.count ?? 0
    }

    /// Returns the value of an option, or `nil` if the option is missing.
    ///
    /// - Parameters:
    ///   - name: The name without dashes.
    ///   - letter: The name of one letter. The default is `nil` for none.
    ///   - value: The name of the value in capital letters.
    ///   - help: A description that starts with a lowercase letter, and ends without a period.
    ///   - values: What the value can be. The default is any text.
    mutating func option(
        _ name: String, letter: Character? = nil, _ value: String, _ help: String, _ values: Syntax.Values = .any
    ) -> String? {
        declare(name, letter, value, help, values)
        return self.values?.options[name]?.last
    }

    /// Returns the values of an option that can be repeated.
    mutating func options(
        _ name: String, letter: Character? = nil, _ value: String, _ help: String, _ values: Syntax.Values = .any
    ) -> [String] {
        declare(name, letter, value, help + ". Can be repeated", values, isRepeated: true)
        return self.values?.options[name] ?? []
    }

    /// Returns the value of an option as a file or a directory, or `nil` if the option is missing.
    mutating func file(
        _ name: String, letter: Character? = nil, _ value: String, _ help: String
    ) -> URL? {
        option(name, letter: letter, value, help, value == "DIR" ? .directory : .file).map { URL(fileURLWithPath: $0) }
    }

    /// Returns the value of an option as a case of an enumeration, or `nil` if the option is missing.
    ///
    /// - Throws: An error that lists the cases.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, letter: Character? = nil, _ value: String, _ help: String
    ) throws(CommandError) -> Choice? where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue)
        guard let text = option(name, letter: letter, value, help, .words(words)) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let advice = text.mostSimilar(in: words).map { "did you mean \($0)?" }
            throw .usage("invalid --\(name) '\(text)': " + (advice ?? "expected " + words.alternatives))
        }
        return choice
    }

    /// Returns the value of an option as a number in `range`, or `nil` if the option is missing.
    mutating func number<N: FixedWidthInteger>(
        _ name: String, letter: Character? = nil, _ value: String, _ help: String, in range: ClosedRange<N>
    ) throws(CommandError) -> N? {
        guard let text = option(name, letter: letter, value, help, .number) else { return nil }
        guard text.hasOnlyDigits, let number = N(text), range.contains(number) else {
            throw .usage(
                "invalid --\(name) '\(text)': expected a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Returns the value of an option as the URL of a server, or `nil` if the option is missing.
    ///
    /// - Throws: An error if the URL has a path, a query, or a user, which requests would ignore, or no valid port.
    mutating func serverURL(_ name: String, _ help: String) throws(CommandError) -> String? {
        guard let text = option(name, "URL", help) else { return nil }
        guard let url = URLComponents(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host?.isEmpty == false
        else { throw .usage("invalid --\(name) '\(text)': expected a URL such as http://127.0.0.1:8080") }
        guard ["", "/"].contains(url.path), url.query == nil, url.fragment == nil, url.user == nil, url.password == nil
        else {
            throw .usage("invalid --\(name): expected only a scheme, a host, and a port, such as http://127.0.0.1:8080")
        }
        guard url.port.map((1...65_535).contains) ?? true else {
            throw .usage("invalid --\(name) '\(text)': expected a port from 1 to 65535")
        }
        return text
    }

    // MARK: Arguments

    /// Returns the next argument, or `nil` if it's missing.
    mutating func argument(_ name: String, _ help: String, _ values: Syntax.Values = .any) -> String? {
        syntax.declare(.init(name: name, help: help, isRequired: false, isRepeated: false, values: values))
        return nextArgument()
    }

    /// Returns the next argument.
    ///
    /// - Throws: An error if the argument is missing.
    mutating func requiredArgument(
        _ name: String, _ help: String, _ values: Syntax.Values = .any
    ) throws(CommandError) -> String {
        syntax.declare(.init(name: name, help: help, isRequired: true, isRepeated: false, values: values))
        guard let argument = nextArgument() else {
            if isDeclaring { return "" }
            throw .usage("missing \(name); --help shows the usage")
        }
        return argument
    }

    /// Returns all further arguments.
    ///
    /// - Parameters:
    ///   - name: The name in capital letters.
    ///   - help: A description that starts with a lowercase letter, and ends without a period.
    ///   - values: What the arguments can be. The default is any text.
    ///   - isRequired: Whether there must be one. The default is `true`.
    ///   - allowsEmpty: Whether they can be empty. The default is `false`.
    /// - Throws: An error if there is none, but one is required.
    mutating func remainingArguments(
        _ name: String, _ help: String, _ values: Syntax.Values = .any, isRequired: Bool = true,
        allowsEmpty: Bool = false
    ) throws(CommandError) -> [String] {
        syntax.declare(
            .init(name: name, help: help, isRequired: isRequired, isRepeated: true, values: values),
            allowsEmpty: allowsEmpty)
        var arguments: [String] = []
        while let argument = nextArgument() { arguments.append(argument) }
        if arguments.isEmpty, isRequired, !isDeclaring { throw .usage("missing \(name); --help shows the usage") }
        return arguments
    }

    /// Returns the subcommand whose name is the next argument, or `nil` if the argument is missing.
    ///
    /// Declare the options that all subcommands have before this call, and throw errors about them after it.
    ///
    /// - Parameters:
    ///   - types: The subcommands.
    ///   - isRequired: Whether the command does nothing without a subcommand.
    /// - Throws: An error if the arguments of the subcommand are invalid.
    mutating func subcommand(
        of types: [any Subcommand.Type], isRequired: Bool = true
    ) throws(CommandError) -> (any Subcommand)? {
        syntax.declare(types)
        requiresSubcommand = isRequired
        guard let name = Words.argument(at: syntax.selection.count, in: words, syntax) else { return nil }
        guard let type = types.first(where: { $0.name == name }) else {
            unknownCommand = .unknownCommand(name, types)
            return nil
        }
        syntax.select(type)
        let (outerSection, outerCount) = (section, syntax.options.count)
        section = "options"
        let subcommand = try type.init(&self)
        section = outerSection
        syntax.moveToEnd(first: outerCount)
        return subcommand
    }

    private mutating func nextArgument() -> String? {
        guard let arguments = values?.arguments, position < arguments.count else { return nil }
        defer { position += 1 }
        return arguments[position]
    }

    private mutating func declare(
        _ name: String, _ letter: Character?, _ value: String?, _ help: String, _ values: Syntax.Values = .any,
        isRepeated: Bool = false
    ) {
        syntax.declare(
            Syntax.Option(
                name: name, letter: letter, value: value, help: help, isRepeated: isRepeated, values: values,
                section: section))
    }
}

extension CommandError {
    /// The error for a word that is no command.
    static func unknownCommand(_ name: String, _ commands: [any Subcommand.Type]) -> CommandError {
        let names = commands.map { $0.name }
        let other = commandsOfOthers[name].flatMap { names.contains($0) ? $0 : nil }
        let similar = other ?? name.mostSimilar(in: names)
        if let similar { return .usage("unknown command '\(name)': did you mean \(similar)?") }
        let advice = names.count > 12 ? "`dbx help` lists the commands" : "expected " + names.alternatives
        return .usage("unknown command '\(name)': \(advice)")
    }

    /// The commands of `dbx` by the names that they have elsewhere.
    private static let commandsOfOthers = [
        "upload": "put", "push": "put", "download": "get", "pull": "get", "copy": "cp", "move": "mv", "rename": "mv",
        "delete": "rm", "del": "rm", "remove": "rm", "list": "ls", "dir": "ls", "lsf": "ls", "tree": "ls",
        "share": "link",
        "share-link": "link", "sharelink": "link", "sync": "put", "mirror": "put", "backup": "put", "auth": "login",
        "signin": "login", "whoami": "account", "about": "account", "info": "stat", "show": "cat", "read": "cat",
        "diff": "check", "compare": "check", "hashsum": "hash", "revisions": "revs", "versions": "revs",
        "log": "history",
        "revert": "undo", "settings": "config", "members": "folders", "size": "du", "ncdu": "du", "call": "api",
        "create": "mkdir", "configure": "config",
    ]
}

extension [String] {
    /// The words as alternatives: `a, b, or c`.
    var alternatives: String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + (count > 2 ? "," : "") + " or " + last
    }
}

extension StringProtocol {
    /// A Boolean value that indicates whether the text is a number without a sign.
    var hasOnlyDigits: Bool { !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
}

extension Double {
    /// Creates a number from decimal digits, such as 12 or 1.5, or returns `nil` for other forms, such as 0x10, 1e3, or
    /// nan.
    init?(decimal text: Substring) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.allSatisfy(\.hasOnlyDigits) else { return nil }
        self.init(text)
    }
}
