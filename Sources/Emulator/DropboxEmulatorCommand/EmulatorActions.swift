import DropboxCommandLine
import DropboxCore
import DropboxEmulator
import Foundation

extension EmulatorDrift {
    /// Compares the recording with the emulator.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        var (agreeing, differing, skipped) = (0, 0, 0)
        // The skipped calls by their reasons, in the order of the first ones.
        var skips: [(reason: String, names: [String])] = []
        var names: Set<String> = []
        do {
            let settings = try configuration.map { try DropboxEmulator.Configuration(contentsOf: $0) } ?? .init()
            _ = try await DropboxEmulator.drift(of: recording, settings) { id, route in
                names.formUnion([id, route])
                return text.isEmpty || id.contains(text) || route.contains(text)
            } report: { drift in
                let name = "\(drift.id) \(drift.route)" + (drift.year.map { " (\($0))" } ?? "")
                switch drift.outcome {
                case .agrees:
                    agreeing += 1
                    if isVerbose { terminal.print("agrees   \(name)") }
                case .differs(let differences):
                    differing += 1
                    terminal.print("DIFFERS  \(name)")
                    for difference in differences.prefix(10) { terminal.print("         \(difference)") }
                    if differences.count > 10 { terminal.print("         and \(differences.count - 10) more") }
                case .skipped(let reason):
                    skipped += 1
                    if isVerbose { terminal.print("skipped  \(name): \(reason)") }
                    if let index = skips.firstIndex(where: { $0.reason == reason }) {
                        skips[index].names.append(name)
                    } else {
                        skips.append((reason, [name]))
                    }
                }
            }
        } catch let error as DropboxEmulator.EmptyRecordingError {
            throw .usage("cannot compare \(recording.path): \(error.description)")
        } catch {
            // The error of a file names it.
            if let error = error as? DropboxEmulator.ConfigurationError { throw .failure("cannot compare: \(error)") }
            throw .failure("cannot compare \(recording.path)", error)
        }
        guard agreeing + differing + skipped > 0 else { throw noMatch(names) }
        if !isVerbose {
            for (reason, names) in skips {
                let more = names.count > 5 ? ", and \(names.count - 5) more" : ""
                terminal.print("skipped  \(names.prefix(5).joined(separator: ", "))\(more): \(reason)")
            }
        }
        terminal.print(
            "\(agreeing + differing + skipped) records: \(agreeing) agree, \(differing) differ, \(skipped) skipped")
        return differing == 0 ? .success : .failure
    }

    /// The error if no record was compared.
    private func noMatch(_ names: Set<String>) -> CommandError {
        let routes = names.filter { $0.contains("/") }.sorted()
        let known = routes.prefix(6).joined(separator: ", ") + (routes.count > 6 ? ", …" : "")
        let advice =
            text.mostSimilar(in: names.sorted()).map { "did you mean \($0)?" } ?? "the recording has \(known)"
        return .usage("no record of \(recording.path) has '\(text)' in its name or route (--only); \(advice)")
    }
}

extension EmulatorReplay {
    /// Writes the scenario and the test.
    func run(_ terminal: Terminal) throws(CommandError) -> ExitStatus {
        do {
            let files = try ReportReplay(contentsOf: report).write(to: directory, named: name)
            terminal.print("scenario  \(files.scenario.path)")
            terminal.print("test      \(files.test.path)")
        } catch {
            throw .failure("cannot replay \(report.path)", error)
        }
        return .success
    }
}

/// `dbx emulator --record`: passes calls through to the service, and stores them.
struct RecordingRun {
    let directory: URL
    let options: EmulatorOptions
    let tls: DropboxEmulator.Configuration.TLS?

    /// Records until Control-C.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let recorder: DropboxEmulator.Recorder
        do {
            var settings = DropboxEmulator.Recorder.Configuration()
            settings.upstream = options.upstream.flatMap { URL(string: $0) }
            settings.upstreamAuthorityFile = options.upstreamAuthorityFile
            settings.port = options.port
            settings.tls = tls
            recorder = try await DropboxEmulator.Recorder.start(to: directory, settings)
        } catch {
            throw .failure("cannot record", error)
        }
        let addresses = [recorder.url, recorder.secureURL].compactMap { $0?.absoluteString }.joined(separator: " and ")
        terminal.print(
            text: options.isQuiet
                ? recorder.url.absoluteString
                : """
                Recorder at \(addresses)
                passes calls to  \(options.upstream ?? "Dropbox")
                stores them in   \(directory.path)

                Tokens, secrets, addresses, names of people, IDs, and links are replaced in the files. Names and contents
                of files aren't.

                Press Control-C to stop.
                """)
        await EmulatorServer.waitForCancellation()
        do { try await recorder.stop() } catch {
            throw .failure("cannot complete the recording", error)
        }
        if !options.isQuiet { terminal.printMessage("\(recorder.callCount) calls were recorded") }
        return .success
    }
}
