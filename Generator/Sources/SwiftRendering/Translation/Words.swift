import APIModel

/// What doc comments say about the facts of the API.
struct Words {
    let api: API

    init(_ api: API) { self.api = api }

    /// The summary of a field, its default, its constraints, and whether it is deprecated, a sentence each.
    func sentences(about field: Field) -> [String] {
        var sentences = field.summary.map { [$0] } ?? []
        if let value = field.defaultValue { sentences.append("Default: \(code(value)).") }
        if let type = field.type { sentences += constraints(on: api.resolved(type).unwrapped) }
        if field.isDeprecated { sentences.append("Deprecated.") }
        if field.isPreview { sentences.append("Preview: it may change.") }
        return sentences
    }

    private func code(_ literal: Literal) -> String {
        switch literal {
        case .boolean(let value): "`\(value)`"
        case .integer(let value): "\(value)"
        case .float(let value): "\(value)"
        case .string(let value): value.isEmpty ? "empty" : "`\(value)`"
        case .tag(let name): "`.\(SwiftName.member(name))`"
        }
    }

    private func constraints(on type: TypeReference) -> [String] {
        switch type {
        case .primitive(.string(let minimum, let maximum, let pattern)):
            [range(minimum, maximum, of: "character"), pattern.map { "Pattern: `\($0)`." }].compactMap(\.self)
        case .primitive(.integer(_, let minimum, let maximum)):
            [bounds(minimum.map { "\($0)" }, maximum.map { "\($0)" })].compactMap(\.self)
        case .primitive(.float(_, let minimum, let maximum)):
            [bounds(minimum.map { "\($0)" }, maximum.map { "\($0)" })].compactMap(\.self)
        case .list(let items, let limits):
            [range(limits.minimumItems, limits.maximumItems, of: "item")].compactMap(\.self)
                + constraints(on: items.unwrapped).map { "Each: " + $0 }
        default: []
        }
    }

    private func range(_ minimum: Int?, _ maximum: Int?, of unit: String) -> String? {
        func plural(_ count: Int) -> String { count == 1 ? "1 \(unit)" : "\(count) \(unit)s" }
        return switch (minimum, maximum) {
        case (nil, nil): nil
        case (let minimum?, nil): "At least \(plural(minimum))."
        case (nil, let maximum?): "At most \(plural(maximum))."
        case (let minimum?, let maximum?) where minimum == maximum: "Exactly \(plural(minimum))."
        case (let minimum?, let maximum?): "\(minimum) to \(plural(maximum))."
        }
    }

    private func bounds(_ minimum: String?, _ maximum: String?) -> String? {
        switch (minimum, maximum) {
        case (nil, nil): nil
        case (let minimum?, nil): "At least \(minimum)."
        case (nil, let maximum?): "At most \(maximum)."
        case (let minimum?, let maximum?): "\(minimum) to \(maximum)."
        }
    }
}
