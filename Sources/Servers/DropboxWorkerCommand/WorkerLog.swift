import DropboxCommandLine
import DropboxWorker
import Foundation

/// The log of a worker on standard error: a line for each entry, as text or as a JSON object.
struct WorkerLog: Sendable {
    private struct Line: Encodable {
        let time: String
        let level: String
        let event: String
        let fields: [String: String]

        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(_ text: String) { stringValue = text }
            init?(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            for (name, value) in fields { try container.encode(value, forKey: Key(name)) }
            try container.encode(time, forKey: Key("time"))
            try container.encode(level, forKey: Key("level"))
            try container.encode(event, forKey: Key("event"))
        }
    }

    let format: WorkerRun.LogFormat
    /// The least important level that is logged.
    let level: WorkerLogEntry.Level
    let terminal: Terminal

    /// Prints an entry, if it's important enough.
    func log(_ entry: WorkerLogEntry) {
        guard entry.level >= level else { return }
        terminal.printMessage(Self.line(entry, format, at: Date()))
    }

    static func line(_ entry: WorkerLogEntry, _ format: WorkerRun.LogFormat, at date: Date) -> String {
        let time = date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        switch format {
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let line = Line(time: time, level: entry.level.rawValue, event: entry.event, fields: entry.fields)
            // Strings can always be encoded.
            guard let data = try? encoder.encode(line) else { return entry.event }
            return String(decoding: data, as: UTF8.self)
        case .text:
            return "\(time) \(entry)"
        }
    }
}
