/// A pattern as it is written.
indirect enum PatternNode {
    case empty
    case set(ScalarSet)
    case start
    case end
    case sequence([PatternNode])
    case choice(PatternNode, PatternNode)
    case repetition(PatternNode, minimum: Int, maximum: Int?)
}

/// Reads a regular expression in Python's spelling: literals, `.`, classes, groups, alternatives, quantifiers, `^`, `$`.
///
/// Back references, look-around and named groups are not there: the API's patterns do without them.
struct PatternParser {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var isBroken = false
    private var depth = 0

    init(_ source: String) {
        scalars = Array(source.unicodeScalars)
    }

    /// The whole pattern, or nil if it cannot be read.
    mutating func parse() -> PatternNode? {
        let node = choice()
        return isBroken || position < scalars.count ? nil : node
    }

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        position += 1
        return true
    }

    private mutating func choice() -> PatternNode {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else {
            isBroken = true
            return .empty
        }
        var node = sequence()
        while take("|") { node = .choice(node, sequence()) }
        return node
    }

    private mutating func sequence() -> PatternNode {
        var nodes: [PatternNode] = []
        while !isBroken, let scalar = next, scalar != "|", scalar != ")" {
            nodes.append(quantified(atom()))
        }
        return .sequence(nodes)
    }

    private mutating func atom() -> PatternNode {
        guard let scalar = next else { return .empty }
        position += 1
        switch scalar {
        case ".": return .set(.notLineFeed)
        case "^": return .start
        case "$": return .end
        case "[": return .set(bracket())
        case "\\":
            switch escape() {
            case .scalar(let value): return .set(ScalarSet([value...value]))
            case .set(let kind, let isNegated): return .set(ScalarSet([], [(kind, isNegated)]))
            case nil:
                isBroken = true
                return .empty
            }
        case "(":
            if take("?"), !take(":") { isBroken = true }
            let node = choice()
            if !take(")") { isBroken = true }
            return node
        case "*", "+", "?":
            isBroken = true
            return .empty
        default: return .set(ScalarSet([scalar.value...scalar.value]))
        }
    }

    private mutating func quantified(_ atom: PatternNode) -> PatternNode {
        guard let limits = quantifier() else { return atom }
        _ = take("?")  // lazy or not makes no difference to what a whole string matches
        if let next, next == "*" || next == "+" || next == "?" { isBroken = true }
        return .repetition(atom, minimum: limits.0, maximum: limits.1)
    }

    private mutating func quantifier() -> (Int, Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        let start = position
        guard take("{") else { return nil }
        let minimum = number()
        var maximum = minimum
        if take(",") { maximum = number() }
        let hasComma = scalars[start..<position].contains(",")
        guard take("}"), minimum != nil || hasComma else {
            position = start + 1  // a brace that is no quantifier stands for itself, which the API does not use
            isBroken = true
            return nil
        }
        let low = minimum ?? 0
        if low > 1_000 || maximum ?? 0 > 1_000 || maximum.map({ $0 < low }) ?? false { isBroken = true }
        return isBroken ? nil : (low, maximum)
    }

    private mutating func number() -> Int? {
        var digits = ""
        while let scalar = next, ("0"..."9").contains(scalar), digits.count < 6 {
            digits.unicodeScalars.append(scalar)
            position += 1
        }
        return Int(digits)
    }

    /// A class in brackets, read up to its end.
    private mutating func bracket() -> ScalarSet {
        let isNegated = take("^")
        var ranges: [ClosedRange<UInt32>] = []
        var classes: [(kind: ScalarSet.Class, isNegated: Bool)] = []
        var isFirst = true
        while let scalar = next, scalar != "]" || isFirst {
            isFirst = false
            guard let low = member(&classes) else { continue }
            guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
                ranges.append(low...low)
                continue
            }
            position += 1
            guard let high = member(&classes), low <= high else {
                isBroken = true
                break
            }
            ranges.append(low...high)
        }
        if !take("]") { isBroken = true }
        return ScalarSet(ranges, classes, isNegated: isNegated)
    }

    /// One scalar inside of brackets; a class such as `\w` is added to `classes` and gives nil.
    private mutating func member(_ classes: inout [(kind: ScalarSet.Class, isNegated: Bool)]) -> UInt32? {
        guard let scalar = next else { return nil }
        position += 1
        guard scalar == "\\" else { return scalar.value }
        switch escape() {
        case .scalar(let value): return value
        case .set(let kind, let isNegated): classes.append((kind, isNegated))
        case nil: isBroken = true
        }
        return nil
    }

    private enum Escape {
        case scalar(UInt32)
        case set(ScalarSet.Class, isNegated: Bool)
    }

    /// What follows a backslash, or nil if it means nothing here.
    private mutating func escape() -> Escape? {
        guard let scalar = next else { return nil }
        position += 1
        switch scalar {
        case "n": return .scalar(0x0A)
        case "r": return .scalar(0x0D)
        case "t": return .scalar(0x09)
        case "w", "W": return .set(.word, isNegated: scalar == "W")
        case "d", "D": return .set(.digit, isNegated: scalar == "D")
        case "s", "S": return .set(.space, isNegated: scalar == "S")
        default: return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? nil : .scalar(scalar.value)
        }
    }
}
