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
            let fields = entry.fields.sorted { $0.key < $1.key }.map { " \($0.key)=\(quoted($0.value))" }
            return "\(time) \(entry.level.rawValue) \(entry.event)\(fields.joined())"
        }
    }

    /// Returns a value that is one word in the log.
    private static func quoted(_ text: String) -> String {
        let isWord = !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != "\"" && $0 != "=" }
        return isWord ? text : text.debugDescription
    }
}

extension WorkerLogEntry {
    /// Creates the entry of an event of a worker.
    init(_ event: WorkerEvent) {
        func fields(_ namespace: WorkerNamespace, _ others: [String: String] = [:]) -> [String: String] {
            others.merging(["source": namespace.source, "namespace": namespace.id]) { first, _ in first }
        }
        switch event {
        case .claimed(let namespace, let token):
            self.init(.debug, "namespace claimed", fields(namespace, ["token": "\(token)"]))
        case .committed(let namespace, let page, let changes, let token):
            self.init(
                .info, "page committed",
                fields(namespace, ["page": "\(page)", "changes": "\(changes)", "token": "\(token)"]))
        case .ended(let namespace, let token, let reason):
            self.init(.debug, "namespace given back", fields(namespace, ["token": "\(token)", "reason": reason]))
        case .reset(let namespace):
            self.init(.warning, "namespace listed again", fields(namespace))
        case .held(let namespace, let reason):
            self.init(.error, "namespace held", fields(namespace, ["reason": reason]))
        case .failed(let namespace, let message, let delay):
            self.init(
                .warning, "namespace failed", fields(namespace, ["error": message, "delay": Self.seconds(delay)]))
        case .postponed(let namespace, let path, let sink, let message, let count, let delay):
            self.init(
                .warning, "changes postponed",
                fields(
                    namespace,
                    [
                        "path": path, "sink": sink, "error": message, "count": "\(count)", "delay": Self.seconds(delay),
                    ]))
        case .quarantined(let namespace, let path, let sink, let message):
            self.init(
                .error, "change quarantined", fields(namespace, ["path": path, "sink": sink, "error": message]))
        case .listed(let source, let namespaces, let removed):
            self.init(
                .info, "source listed",
                ["source": source, "namespaces": "\(namespaces)", "removed": "\(removed)"])
        case .trouble(let message): self.init(.warning, "trouble", ["error": message])
        }
    }

    /// Returns a duration in seconds, in whole milliseconds.
    private static func seconds(_ duration: Duration) -> String {
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        return "\((seconds * 1_000).rounded() / 1_000)"
    }
}
