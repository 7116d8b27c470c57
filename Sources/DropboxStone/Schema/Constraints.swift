/// What the API's specification demands of a value beyond its type.
struct Constraints {
    private var code: WireType
    private var minimum: Limit?
    private var maximum: Limit?
    private var minimumCount: Int?
    private var maximumCount: Int?
    private var pattern: Pattern?

    /// A limit of numbers, as exact as the type it limits.
    private struct Limit {
        let text: String
        let integer: Int64?
        let number: Double

        init?(_ text: String) {
            guard let number = Double(text) else { return nil }
            self.text = text
            self.number = number
            integer = Int64(text)
        }
    }

    init(_ code: WireType) {
        self.code = code
    }

    /// Whether any rule was set.
    var isNeeded: Bool {
        minimum != nil || maximum != nil || minimumCount != nil || maximumCount != nil || pattern != nil
    }

    /// Adds a rule by its name in the specification. Names that are unknown here are left to the service to check.
    ///
    /// - Parameter compile: Gives the compiled form of a pattern.
    mutating func set(_ name: String, _ value: String, compile: (String) -> Pattern) {
        switch name {
        case "min_value": minimum = Limit(value)
        case "max_value": maximum = Limit(value)
        case "min_length", "min_items": minimumCount = Int(value)
        case "max_length", "max_items": maximumCount = Int(value)
        case "pattern": pattern = compile(value)
        default: break
        }
    }

    /// The rule that `value` breaks, if there is one.
    func check(_ value: Value) -> StoneError.Kind? {
        switch value {
        case .string(let text): check(text)
        case .int(let number): check(number)
        case .uint(let number): check(number)
        case .double(let number): check(number)
        case .strings(let items): check(items: items.count)
        case .records(let items): check(items: items.count)
        case .list(let list): check(items: list.elements.count)
        default: nil
        }
    }

    private func check(_ value: String) -> StoneError.Kind? {
        if minimumCount != nil || maximumCount != nil {
            let count = value.unicodeScalars.count
            if isOutside(count) { return .length(count: count, minimum: minimumCount, maximum: maximumCount) }
        }
        guard let pattern, !pattern.matches(value) else { return nil }
        return .patternMismatch(value: value, pattern: pattern.source)
    }

    private func check(items count: Int) -> StoneError.Kind? {
        isOutside(count) ? .itemCount(count: count, minimum: minimumCount, maximum: maximumCount) : nil
    }

    private func check(_ value: Int64) -> StoneError.Kind? {
        let isLow = minimum.map { value < ($0.integer ?? .min) } ?? false
        let isHigh = maximum.map { value > ($0.integer ?? .max) } ?? false
        return isLow || isHigh ? outOfRange(value.description) : nil
    }

    private func check(_ value: UInt64) -> StoneError.Kind? {
        if let small = Int64(exactly: value) { return check(small) }
        return maximum?.integer == nil ? nil : outOfRange(value.description)
    }

    private func check(_ value: Double) -> StoneError.Kind? {
        let isLow = minimum.map { value < $0.number } ?? false
        let isHigh = maximum.map { value > $0.number } ?? false
        return isLow || isHigh ? outOfRange(value.description) : nil
    }

    private func isOutside(_ count: Int) -> Bool {
        minimumCount.map { count < $0 } ?? false || maximumCount.map { count > $0 } ?? false
    }

    /// Limits that the specification leaves out are those of the type.
    private func outOfRange(_ value: String) -> StoneError.Kind {
        let limits = code.limits
        return .outOfRange(
            value: value, minimum: minimum?.text ?? limits?.minimum, maximum: maximum?.text ?? limits?.maximum)
    }
}

extension WireType {
    /// The least and the greatest integer of the type.
    var limits: (minimum: String, maximum: String)? {
        switch self {
        case .int32: (Int32.min.description, Int32.max.description)
        case .uint32: (UInt32.min.description, UInt32.max.description)
        case .int64: (Int64.min.description, Int64.max.description)
        case .uint64: (UInt64.min.description, UInt64.max.description)
        default: nil
        }
    }
}
