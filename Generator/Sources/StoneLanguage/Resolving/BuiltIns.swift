import APIModel

/// The types that need no definition.
enum BuiltInTypes {
    static let void = "Void"

    static let names: [String] =
        ["Boolean", "Bytes", "List", "Map", "String", "Timestamp", void]
        + IntegerKind.allCases.map(\.rawValue) + FloatKind.allCases.map(\.rawValue)
}

/// The annotation types that need no definition.
enum BuiltInAnnotation: String, CaseIterable {
    case deprecated = "Deprecated"
    case omitted = "Omitted"
    case preview = "Preview"
    case redactedBlot = "RedactedBlot"
    case redactedHash = "RedactedHash"

    static let names: [String] = allCases.map(\.rawValue)

    /// The name of the only argument, if the type takes one.
    var parameter: String? {
        switch self {
        case .deprecated, .preview: nil
        case .omitted: "omitted_caller"
        case .redactedBlot, .redactedHash: "regex"
        }
    }
}
