import Foundation

/// The options of `dbx emulator` and of the program `dbx-emulator`.
package struct EmulatorOptions: Sendable {
    package let configuration: URL?
    package let scenario: URL?
    package let port: UInt16
    package let data: URL?
    package let state: URL?
    package let seed: UInt64?
    package let tlsPort: UInt16?
    package let authorityFile: URL?
    package let printsCalls: Bool
    package let isQuiet: Bool
    package let isChild: Bool
    package let isPublic: Bool
    package let webhookHosts: [String]
    package let printsRoutes: Bool
    package let isMarkdown: Bool

    package let record: URL?
    package let upstream: String?
    package let upstreamAuthorityFile: URL?

    package init(_ arguments: inout Arguments) throws(CommandError) {
        configuration = arguments.file(
            "config", "FILE",
            """
            start with the apps, accounts, teams, tokens, limits, and faults of this JSON file \
            (Documentation/EmulatorConfiguration.md)
            """)
        scenario = arguments.file(
            "scenario", "FILE",
            "inject the faults of this JSON file, which replay exactly (Documentation/EmulatorAdminAPI.md)")
        port =
            try arguments.number(
                "port", "PORT", "listen on this port (default: 8080; 0 for a free port)", in: 0...65_535)
            ?? 8080
        data = arguments.file("data", "DIR", "store all data in this directory (default: in memory, lost at exit)")
        state = arguments.file(
            "state", "FILE",
            "start with the state that state/save of the admin API wrote (Documentation/EmulatorAdminAPI.md)")
        seed = try arguments.number(
            "seed", "NUMBER", "generate the same IDs, tokens, and random numbers in each run", in: 0 ... .max)
        tlsPort = try arguments.number(
            "tls-port", "PORT", "also listen for TLS connections on this port (0 for a free port)", in: 0...65_535)
        authorityFile = arguments.file("ca-file", "FILE", "write the certificate that clients must trust to FILE")
        printsCalls = arguments.flag("log", "print a line for each request")
        isQuiet = arguments.flag("quiet", letter: "q", "print only the URL")
        isChild = arguments.flag(
            "child",
            """
            for programs that start an emulator: print only the URL and an access token, on one line, and stop at the end \
            of standard input
            """)
        isPublic = arguments.flag(
            "public",
            "DANGEROUS: let every machine on the network read and change all data, and use the admin API, without a password"
        )
        webhookHosts = arguments.options(
            "webhook-host", "HOST",
            "send webhooks to this host, too (default: to this machine only, and to none with --public)")
        record = arguments.file(
            "record", "DIR",
            "pass calls through to Dropbox instead, and store them in this new directory without tokens and personal data"
        )
        upstream = try arguments.serverURL("upstream", "with --record: pass calls through to this server")
        upstreamAuthorityFile = arguments.file(
            "upstream-ca-file", "FILE", "with --record: trust the certificates in FILE instead of the system's")
        printsRoutes = arguments.flag("routes", "print how faithfully each API route is emulated, and exit")
        isMarkdown = arguments.flag("markdown", "with --routes: print Markdown")
        if isChild, printsCalls || isQuiet { throw .usage("--child and --log or --quiet cannot be combined") }
        if record == nil, upstream != nil || upstreamAuthorityFile != nil {
            throw .usage("--upstream and --upstream-ca-file require --record")
        }
        if record != nil {
            guard configuration == nil, scenario == nil, data == nil, state == nil, seed == nil, !isPublic, !isChild,
                !printsCalls
            else { throw .usage("--record can be combined only with options for ports, TLS, and --quiet") }
        }
        if isMarkdown, !printsRoutes { throw .usage("--markdown requires --routes") }
    }
}

extension EmulatorOptions {
    /// The options that are for a single run.
    private static let excluded: Set = ["child", "routes", "markdown", "record", "upstream", "upstream-ca-file"]

    /// Returns the options that the environment sets, such as `--port 8080` for `DBX_EMULATOR_PORT=8080`.
    ///
    /// - Throws: An error that names the variable with an invalid value.
    package static func words(of environment: [String: String]) throws(CommandError) -> [String] {
        let syntax = Arguments.syntax(of: []) { (arguments) throws(CommandError) in try EmulatorOptions(&arguments) }
        var all: [String] = []
        for option in syntax.options where !excluded.contains(option.name) {
            let variable = "DBX_EMULATOR_" + option.name.uppercased().replacing("-", with: "_")
            guard let text = environment[variable], !text.isEmpty else { continue }
            let name = "--" + option.name
            guard option.value != nil else {
                guard ["true", "false"].contains(text) else {
                    throw .usage("invalid \(variable) '\(text)': expected true or false")
                }
                if text == "true" { all.append(name) }
                continue
            }
            let values = option.isRepeated ? text.split(separator: ",").map(String.init) : [text]
            let words = values.flatMap { [name, $0] }
            do throws(CommandError) {
                _ = try Arguments.parse(words) { (arguments) throws(CommandError) in try EmulatorOptions(&arguments) }
            } catch {
                throw .usage(error.message.replacing(name, with: variable))
            }
            all += words
        }
        return all
    }
}
