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
        /// The items in a folder of Dropbox whose paths start with a text.
        case remotePaths(startingWith: String)
    }

    private let words: [String]
    private let partial: String
    /// What precedes the value of an option in the same word, such as `--sort=`, or an empty text. Candidates start with it.
    let prefix: String

    /// - Parameter words: The words after `dbx` up to the cursor. The last word is the one to complete, and can be empty.
    init(_ words: [String]) {
        self.words = Array(words.dropLast())
        partial = words.last ?? ""
        prefix = Self.prefix(of: partial, after: self.words)
    }

    /// Returns what precedes the value of an option in a word, or an empty text if the word is no option with a value.
    private static func prefix(of partial: String, after words: [String]) -> String {
        guard partial.hasPrefix("--"), let end = partial.firstIndex(of: "="), !words.contains("--"),
            let command = Dbx.commands.first(where: { $0.name == words.first })
        else { return "" }
        let option = command.syntax(of: Array(words.dropFirst())).option(
            named: partial.dropFirst(2).prefix { $0 != "=" })
        return option?.value == nil ? "" : String(partial[...end])
    }

    /// The text to complete, without the prefix.
    var text: String { String(partial.dropFirst(prefix.count)) }

    var result: Result {
        guard let name = words.first else { return commands(Dbx.commands) }
        guard let command = Dbx.commands.first(where: { $0.name == name }) else { return .candidates([]) }
        let words = Array(words.dropFirst())
        let syntax = command.syntax(of: words)
        let isNamesOnly = words.contains("--")
        if !prefix.isEmpty, let option = syntax.option(named: prefix.dropFirst(2).dropLast()) {
            return values(option.values)
        }
        if !isNamesOnly, let option = optionWithoutValue(words.last, syntax) { return values(option.values) }
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
        if case .command = argument.values {
            return subcommands(of: (0..<position).compactMap { Words.argument(at: $0, in: words, syntax) })
        }
        return values(argument.values)
    }

    /// The commands that can follow some names: those of `dbx`, or of one of its commands.
    private func subcommands(of names: [String]) -> Result {
        guard let name = names.first else { return commands(Dbx.commands) }
        guard let command = Dbx.commands.first(where: { $0.name == name }) else { return .candidates([]) }
        let syntax = command.syntax(of: Array(names.dropFirst()))
        return commands(syntax.selection.count == names.count - 1 ? syntax.subcommands : [])
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

    private func values(_ values: Syntax.Values) -> Result {
        switch values {
        case .any, .number: .candidates([])
        case .file: .files(onlyDirectories: false)
        case .directory: .files(onlyDirectories: true)
        case .remotePath: .remotePaths(startingWith: text)
        case .account: matching(Self.accounts())
        case .command: commands(Dbx.commands)
        case .route: matching(RouteCatalog.entries.map { Candidate(word: $0.descriptor.path, summary: "") })
        case .words(let words): matching(words.map { Candidate(word: $0, summary: "") })
        }
    }

    private func matching(_ candidates: [Candidate]) -> Result {
        .candidates(
            candidates.filter { $0.word.hasPrefix(text) }.map {
                Candidate(word: prefix + $0.word, summary: $0.summary)
            })
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
                local reply words kind=-f word
                # Bash splits words at colons, equal signs, and quotes, so dbx gets the line.
                mapfile -t reply < <(dbx completion --bash -- "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null)
                COMPREPLY=()
                case "${reply[0]}" in
                files | directories)
                    compopt -o filenames
                    [ "${reply[0]}" = directories ] && kind=-d
                    mapfile -t words < <(compgen "$kind" -- "${reply[1]}")
                    for word in "${words[@]}"; do COMPREPLY+=("${word:${reply[2]}}"); done
                    ;;
                *)
                    for word in "${reply[@]:1}"; do
                        [[ "$word" == *[/=] ]] && compopt -o nospace
                        COMPREPLY+=("$word")
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
                local kind line word quote="${compstate[quote]}"
                local -a lines folders names descriptions
                # The words as the command receives them. The last one can have a quote that isn't closed yet.
                word="${(Q):-$quote$PREFIX$quote}"
                lines=("${(@f)$(dbx completion --words -- "${(@Q)words[2,CURRENT-1]}" "$word" 2>/dev/null)}")
                kind="${lines[1]}"
                case "$kind" in
                files) compset -P '--*='; _files ;;
                directories) compset -P '--*='; _files -/ ;;
                *)
                    for line in "${(@)lines[2,-1]}"; do
                        word="${line%%$'\t'*}"
                        if [[ "$word" == *[/=] ]]; then
                            folders+=("$word")
                        else
                            names+=("$word")
                            descriptions+=("${${line/$'\t'/  -- }[1,COLUMNS-1]}")
                        fi
                    done
                    (( ${#folders} )) && compadd -S '' -- "${folders[@]}"
                    if [[ "$lines" == *$'\t'* ]]; then
                        compadd -l -d descriptions -- "${names[@]}"
                    else
                        compadd -- "${names[@]}"
                    fi
                    ;;
                esac
            }
            if [ "$funcstack[1]" = "_dbx" ]; then _dbx "$@"; else compdef _dbx dbx; fi
            """#
        case .fish:
            #"""
            function __dbx_complete
                set -l words (commandline -opc)
                set -l token (string unescape -- (commandline -ct))
                set -l option (string match -r '^--[^=]*=' -- $token)
                set -l value (string replace -r '^--[^=]*=' '' -- $token)
                set -l lines (dbx completion --words -- $words[2..-1] $token 2>/dev/null)
                switch $lines[1]
                    case files
                        string replace -r -- '^' "$option" (__fish_complete_path $value)
                    case directories
                        string replace -r -- '^' "$option" (__fish_complete_directories $value)
                    case '*'
                        printf '%s\n' $lines[2..-1]
                end
            end
            complete -c dbx -f -a '(__dbx_complete)'
            """#
        }
    }
}
