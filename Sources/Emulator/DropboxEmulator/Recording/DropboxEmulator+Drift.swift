import DropboxCore
import DropboxHTTP
import Foundation

extension DropboxEmulator {
    /// A recorded call, and how the response of the emulator differs from that of the service.
    public struct Drift: Sendable, Hashable {
        /// The result of the comparison.
        public enum Outcome: Sendable, Hashable {
            /// The responses agree.
            case agrees
            /// The responses differ, in these ways.
            case differs([String])
            /// The call wasn't repeated, for this reason.
            case skipped(String)
        }

        /// The name of the record.
        public let id: String
        /// The route.
        public let route: String
        /// The year of the record, or `nil` if it isn't known.
        public let year: Int?
        /// The result of the comparison.
        public let outcome: Outcome
    }

    /// Sends the calls of a recording to a new emulator, and compares its responses with the recorded ones: the status,
    /// headers, and bodies. Values that the service generates, such as IDs and times, are compared by their form, and by
    /// where the same value occurs.
    ///
    /// - Parameters:
    ///   - recording: A directory that ``Recorder`` wrote, whose calls follow each other, or a file with a record on each
    ///     line, as in Tests/Contract, each of which needs a new account.
    ///   - configuration: The configuration of the emulator.
    ///   - isIncluded: Returns whether to compare a record, from its name and route. The default compares all. Calls of a
    ///     directory that aren't compared are sent nevertheless.
    ///   - report: A closure that is called after each comparison. The default does nothing.
    /// - Returns: All comparisons.
    /// - Throws: ``ConfigurationError`` if the recording can't be read, or an error if it has no records, or if the emulator
    ///   can't start.
    public static func drift(
        of recording: URL, _ configuration: Configuration = Configuration(),
        where isIncluded: (_ id: String, _ route: String) -> Bool = { _, _ in true },
        report: (Drift) -> Void = { _ in }
    ) async throws -> [Drift] {
        let (records, isDirectory) = try RecordingReader.records(of: recording)
        guard !records.isEmpty else { throw EmptyRecordingError() }
        let emulator = try await start(configuration)
        let transport = makeHTTPTransport()
        var session = Replayer(emulator, transport, directory: recording)
        if isDirectory { try await session.learnIdentities(records) }
        var all: [Drift] = []
        for (number, record) in records.enumerated() {
            let (id, route) = (record["id"]?.string ?? "\(number + 1)", record["route"]?.string ?? "")
            let isCompared = isIncluded(id, route)
            if !isCompared, !isDirectory { continue }
            var outcome = Drift.Outcome.agrees
            if let reason = record["outdated"]?.string {
                outcome = .skipped("outdated: \(reason)")
            } else {
                do {
                    var single = Replayer(emulator, transport)
                    let differences =
                        isDirectory
                        ? try await session.replayNext(record) : try await single.replay(record, number: number)
                    if !differences.isEmpty { outcome = .differs(differences) }
                } catch let reason as Replayer.SkipReason {
                    outcome = .skipped(reason.text)
                } catch {
                    outcome = .differs(["\(error)"])
                }
            }
            guard isCompared else { continue }
            var year: Int?
            if case .number(let number)? = record["year"] { year = Int(exactly: number) }
            let drift = Drift(id: id, route: route, year: year, outcome: outcome)
            report(drift)
            all.append(drift)
        }
        transport.shutdown()
        await emulator.stop()
        return all
    }
}

extension DropboxEmulator {
    /// A recording without records, which would agree with anything.
    package struct EmptyRecordingError: Error, Sendable, CustomStringConvertible {
        package var description: String { "the recording has no records" }
    }
}

/// Reads recordings.
enum RecordingReader {
    /// Returns the records of a directory or of a file, in order, and whether it is a directory.
    static func records(
        of recording: URL
    ) throws(DropboxEmulator.ConfigurationError) -> (records: [JSONValue], isDirectory: Bool) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: recording.path, isDirectory: &isDirectory) else {
            throw DropboxEmulator.ConfigurationError(
                file: recording.path, path: "", message: "the recording doesn't exist")
        }
        guard isDirectory.boolValue else { return (try lines(of: recording), false) }
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: recording.path) } catch {
            throw DropboxEmulator.ConfigurationError(file: recording.path, path: "", message: "\(error)")
        }
        var records: [JSONValue] = []
        for name in names.filter({ $0.hasSuffix(".json") && !$0.hasPrefix(".") }).sorted() {
            records.append(
                try ConfigurationFile.read(recording.appendingPathComponent(name)) { json throws(JSONReadingError) in
                    json
                })
        }
        return (records, true)
    }

    private static func lines(of file: URL) throws(DropboxEmulator.ConfigurationError) -> [JSONValue] {
        let data = try ConfigurationFile.data(of: file, maximumSize: 1 << 30)
        var records: [JSONValue] = []
        for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
            do throws(JSONReadingError) { records.append(try JSONValue(text: Data(line))) } catch {
                throw DropboxEmulator.ConfigurationError(
                    file: file.path, path: "line \(index + 1)", message: error.description)
            }
        }
        return records
    }
}
