import DropboxCore
import Foundation

/// The words that can continue a command line.
struct Completion: Sendable {
    /// A word that can be inserted.
    struct Candidate: Hashable, Sendable {
        let word: String
        let summary: String
    }

    /// What the shell inserts.
    enum Result: Sendable {
        case candidates([Candidate])
        /// The names of local files, or only of directories, which the shell completes by itself.
        case files(onlyDirectories: Bool)
        /// The items in a folder of Dropbox whose paths start with a text. The value is what precedes the path in the word,
        /// such as `--root=`.
        case remotePaths(startingWith: String)
    }

    private let words: [String]
    private let partial: String

    /// - Parameter words: The words after `dbx` up to the cursor. The last word is the one to complete, and can be empty.
    init(_ words: [String]) {
        self.words = Array(words.dropLast())
        partial = words.last ?? ""
    }

    var result: Result {
        guard let name = words.first else { return commands(Dbx.commands) }
        guard let command = Dbx.commands.first(where: { $0.name == name }) else { return .candidates([]) }
        let words = Array(words.dropFirst())
        let syntax = command.syntax(of: words)
        let isNamesOnly = words.contains("--")
        if !isNamesOnly, let option = optionWithoutValue(words.last, syntax) { return values(option.values, partial) }
        if !isNamesOnly, partial.hasPrefix("-"), partial != "-" { return options(syntax) }
        if !syntax.subcommands.isEmpty { return commands(syntax.subcommands) }
        var position = 0
        while Words.argument(at: syntax.selection.count + position, in: words, syntax) != nil { position += 1 }
        guard
            let argument = syntax.arguments.indices.contains(position)
                ? syntax.arguments[position] : syntax.arguments.last,
            argument.isRepeated || position < syntax.arguments.count
        else { return .candidates([]) }
        if case .route = argument.values, position > 0 { return fields(of: Words.argument(at: 0, in: words, syntax)) }
        return values(argument.values, partial)
    }

    /// The fields of the argument of a route, for `dbx api`.
    private func fields(of path: String?) -> Result {
        let entry = RouteCatalog.entries.first { $0.descriptor.path == path }
        return matching(entry?.fields.map { Candidate(word: $0.name + "=", summary: $0.kind) } ?? [])
    }

    /// Returns the option whose value is the word to complete.
    private func optionWithoutValue(_ word: String?, _ syntax: Syntax) -> Syntax.Option? {
        guard let word, word.hasPrefix("-") else { return nil }
        let option = word.hasPrefix("--") ? syntax.option(named: word.dropFirst(2)) : word.last.flatMap(syntax.option)
        return option?.value == nil ? nil : option
    }

    private func options(_ syntax: Syntax) -> Result {
        let options = syntax.options.map { Candidate(word: "--" + $0.name, summary: $0.help) }
        return matching(options + [Candidate(word: "--help", summary: "explain the command")])
    }

    private func commands(_ types: [any Subcommand.Type]) -> Result {
        matching(types.map { Candidate(word: $0.name, summary: $0.summary) })
    }

    private func values(_ values: Syntax.Values, _ partial: String) -> Result {
        switch values {
        case .any, .number: .candidates([])
        case .file: .files(onlyDirectories: false)
        case .directory: .files(onlyDirectories: true)
        case .remotePath: .remotePaths(startingWith: partial)
        case .account: matching(Self.accounts())
        case .command: commands(Dbx.commands)
        case .route: matching(RouteCatalog.entries.map { Candidate(word: $0.descriptor.path, summary: "") })
        case .words(let words): matching(words.map { Candidate(word: $0, summary: "") })
        }
    }

    private func matching(_ candidates: [Candidate]) -> Result {
        .candidates(candidates.filter { $0.word.hasPrefix(partial) })
    }

    /// The signed-in accounts. A completion has no way to report that the list can't be read.
    private static func accounts() -> [Candidate] {
        do throws(CommandError) {
            let store = try Arguments.parse([]) { (arguments) throws(CommandError) in AccountStore(&arguments) }
            return try store.accounts().map { Candidate(word: $0.label, summary: $0.name) }
        } catch {
            return []
        }
    }
}

/// A shell that completes command lines of `dbx`.
enum CompletingShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that the shell runs at its start. It asks `dbx` for the words, so it stays the same when commands change.
    var script: String {
        switch self {
        case .bash:
            #"""
            _dbx() {
                local IFS=$'\n' kind="" line words=()
                # Bash splits words at colons and equal signs; `compgen` gets the words that the user typed.
                local current="${COMP_WORDS[COMP_CWORD]}"
                while read -r line; do
                    if [ -z "$kind" ]; then kind="$line"; else words+=("${line%%$'\t'*}"); fi
                done < <(dbx completion --words -- "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$current" 2>/dev/null)
                case "$kind" in
                files) compopt -o filenames; COMPREPLY=($(compgen -f -- "$current")) ;;
                directories) compopt -o filenames; COMPREPLY=($(compgen -d -- "$current")) ;;
                *)
                    COMPREPLY=()
                    for line in "${words[@]}"; do
                        [[ "$line" == */ ]] && compopt -o nospace
                        COMPREPLY+=("$(printf '%q' "$line")")
                    done
                    ;;
                esac
            }
            complete -F _dbx dbx
            """#
        case .zsh:
            #"""
            #compdef dbx
            _dbx() {
                local kind line folders=() names=()
                local -a lines
                lines=("${(@f)$(dbx completion --words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
                kind="${lines[1]}"
                case "$kind" in
                files) _files ;;
                directories) _files -/ ;;
                *)
                    for line in "${(@)lines[2,-1]}"; do
                        line="${line%%$'\t'*}"
                        if [[ "$line" == */ ]]; then folders+=("$line"); else names+=("$line"); fi
                    done
                    (( ${#folders} )) && compadd -S '' -- "${folders[@]}"
                    (( ${#names} )) && compadd -- "${names[@]}"
                    ;;
                esac
            }
            if [ "$funcstack[1]" = "_dbx" ]; then _dbx "$@"; else compdef _dbx dbx; fi
            """#
        case .fish:
            #"""
            function __dbx_complete
                set -l words (commandline -opc)
                set -l lines (dbx completion --words -- $words[2..-1] (commandline -ct) 2>/dev/null)
                switch $lines[1]
                    case files
                        __fish_complete_path (commandline -ct)
                    case directories
                        __fish_complete_directories (commandline -ct)
                    case '*'
                        printf '%s\n' $lines[2..-1]
                end
            end
            complete -c dbx -f -a '(__dbx_complete)'
            """#
        }
    }
}
