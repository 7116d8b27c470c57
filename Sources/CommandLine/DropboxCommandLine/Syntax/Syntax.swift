/// The words that a command accepts: its arguments, its options, and its subcommands.
///
/// The initializer of a command declares them in the calls that read them (see ``Arguments``), so each is defined in one
/// place. The parser, the help, the manual, and the completion of shells use the same declarations.
package struct Syntax: Sendable {
    /// An argument, which is selected by its position.
    struct Argument: Sendable {
        /// The name in capital letters, such as `PATH`.
        let name: String
        let help: String
        let isRequired: Bool
        /// A Boolean value that indicates whether the argument takes all words up to the end.
        let isRepeated: Bool
        let values: Values

        /// The argument in a usage line, such as `[PATH]`.
        var usage: String {
            let name = isRepeated ? name + "…" : name
            return isRequired ? name : "[\(name)]"
        }
    }

    /// An option, which can be anywhere after the command.
    struct Option: Sendable {
        /// The name without the dashes.
        let name: String
        /// The name of one letter, which can be combined with others: `-lr`.
        let letter: Character?
        /// The name of the value in capital letters, or `nil` for a flag.
        let value: String?
        let help: String
        let isRepeated: Bool
        let values: Values
        /// The heading above the option in the help.
        let section: String

        /// The option with its value, such as `--limit RATE`.
        var usage: String { "--" + name + (value.map { " " + $0 } ?? "") }
    }

    /// What a value can be. Shells complete it accordingly.
    enum Values: Sendable {
        case any
        case number
        case file
        case directory
        /// The path of an item in Dropbox.
        case remotePath
        /// A signed-in account.
        case account
        /// The name of a command.
        case command
        /// A route of the API, then the fields of its argument.
        case route
        /// One of these words.
        case words([String])
    }

    private(set) var arguments: [Argument] = []
    private(set) var options: [Option] = []
    /// The subcommands, of which none is selected yet.
    private(set) var subcommands: [any Subcommand.Type] = []
    /// The subcommands that the words select, starting with the outermost.
    private(set) var selection: [any Subcommand.Type] = []

    /// Whether an argument can be an empty text, which is no name of anything.
    private(set) var allowsEmptyArguments = false

    mutating func declare(_ argument: Argument, allowsEmpty: Bool = false) {
        arguments.append(argument)
        if allowsEmpty { allowsEmptyArguments = true }
    }

    mutating func declare(_ option: Option) { options.append(option) }

    mutating func declare(_ subcommands: [any Subcommand.Type]) { self.subcommands = subcommands }

    /// Selects one of the subcommands.
    mutating func select(_ subcommand: any Subcommand.Type) {
        selection.append(subcommand)
        subcommands = []
    }

    /// Moves the options that are declared first behind all others.
    mutating func moveToEnd(first count: Int) { options = Array(options[count...] + options[..<count]) }

    /// Returns the option with a name, or `nil` if there is none.
    func option(named name: some StringProtocol) -> Option? { options.first { $0.name == name } }

    /// Returns the option with a letter, or `nil` if there is none.
    func option(_ letter: Character) -> Option? { options.first { $0.letter == letter } }
}

/// A command, or a command of a command, such as `create` in `dbx link create`.
package protocol Subcommand: Sendable {
    /// The word that selects the command.
    static var name: String { get }

    /// A description in one line, for the list of commands.
    static var summary: String { get }

    /// What the command does, above its options in the help. A backtick encloses code; an empty line separates paragraphs.
    /// The default is the summary.
    static var discussion: String { get }

    /// The usage lines without the name of the program and of the command. The default is one line with all arguments.
    static var usage: [String] { get }

    /// Command lines that users can copy. The default is none.
    static var examples: [String] { get }

    /// What to know besides the options, below them in the help. The default is nothing.
    static var notes: String { get }

    /// The fields of the objects that `--json` prints. The default is none.
    static var output: [OutputField] { get }

    /// Declares and parses the arguments of the command.
    ///
    /// Declare all arguments and options before the first check that can throw: the help shows what was declared.
    init(_ arguments: inout Arguments) throws(CommandError)
}

extension Subcommand {
    package static var discussion: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }
    package static var usage: [String] { [] }
    package static var examples: [String] { [] }
    package static var notes: String { "" }
    package static var output: [OutputField] { [] }

    /// Returns the arguments and options of the command.
    ///
    /// - Parameter words: The words after its name, which select subcommands.
    static func syntax(of words: [String] = []) -> Syntax {
        Arguments.syntax(of: words) { (arguments) throws(CommandError) in try Self(&arguments) }
    }
}

/// A field of the JSON objects that a command prints.
package struct OutputField: Sendable {
    enum Kind: String, Sendable { case string, integer, number, boolean, object, array }

    let name: String
    let kind: Kind
    let help: String
    /// A Boolean value that indicates whether objects can lack the field.
    let isOptional: Bool

    init(_ name: String, _ kind: Kind, _ help: String, isOptional: Bool = false) {
        (self.name, self.kind, self.help, self.isOptional) = (name, kind, help, isOptional)
    }

    /// The field for what a dry run would do.
    static let plan = OutputField("outcome", "planned, with --dry-run", isOptional: true)

    /// The same field for objects that can lack it.
    var optional: OutputField { OutputField(name, kind, help, isOptional: true) }

    /// Creates a field with a text.
    init(_ name: String, _ help: String, isOptional: Bool = false) {
        self.init(name, .string, help, isOptional: isOptional)
    }
}
