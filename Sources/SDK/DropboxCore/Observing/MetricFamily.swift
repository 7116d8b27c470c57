/// A metric and its samples in the text format of Prometheus, version 0.0.4.
///
/// See the [text format](https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format).
package struct MetricFamily: Sendable {
    package typealias Labels = [(name: String, value: String)]

    package enum Kind: String, Sendable { case counter, gauge, histogram }

    /// The lines of the metric.
    package private(set) var text: String
    private let name: String

    /// Creates a metric without samples.
    ///
    /// - Parameters:
    ///   - name: The complete name.
    ///   - kind: The type of the metric.
    ///   - help: A sentence without line breaks or backslashes.
    package init(_ name: String, _ kind: Kind, _ help: String) {
        self.name = name
        text = "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    /// Adds a sample.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - labels: The labels, with values of any text.
    ///   - suffix: The end of the name, such as `_sum` for a histogram. The default is none.
    package mutating func add(_ value: some BinaryInteger, _ labels: Labels = [], suffix: String = "") {
        add("\(value)", labels, suffix)
    }

    /// Adds a sample. A whole number is written without a decimal point.
    package mutating func add(_ value: Double, _ labels: Labels = [], suffix: String = "") {
        add(Int64(exactly: value).map(String.init) ?? "\(value)", labels, suffix)
    }

    private mutating func add(_ value: String, _ labels: Labels, _ suffix: String) {
        text += name + suffix
        if !labels.isEmpty {
            let list = labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }
            text += "{\(list.joined(separator: ","))}"
        }
        text += " \(value)\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
