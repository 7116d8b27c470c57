import DropboxCore

extension WorkerLogEntry: CustomStringConvertible {
    /// Creates the entry of an event of a worker.
    public init(_ event: WorkerEvent) {
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
        "\((duration.inSeconds * 1_000).rounded() / 1_000)"
    }

    /// The entry as a line of text: its level, the event, and the details.
    public var description: String {
        let details = fields.sorted { $0.key < $1.key }.map { " \($0.key)=\(Self.quoted($0.value))" }
        return "\(level.rawValue) \(event)\(details.joined())"
    }

    /// Returns a value that is one word in the log.
    private static func quoted(_ text: String) -> String {
        let isWord = !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != "\"" && $0 != "=" }
        return isWord ? text : text.debugDescription
    }
}

extension WorkerEvent: CustomStringConvertible {
    /// The event as a line of text, as `dbx worker run` prints it.
    public var description: String { WorkerLogEntry(self).description }
}
