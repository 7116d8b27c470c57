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
        case "\\": return escape().map { .set($0) } ?? .empty
        case "(":
            if take("?"), !take(":") { isBroken = true }
            let node = choice()
            if !take(")") { isBroken = true }
            return node
        case "*", "+", "?":
            isBroken = true
            return .empty
        default: return .set(ScalarSet(ranges: [scalar.value...scalar.value]))
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
        var set = ScalarSet(isNegated: take("^"))
        var isFirst = true
        while let scalar = next, scalar != "]" || isFirst {
            isFirst = false
            guard let low = member(&set) else { continue }
            guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
                set.ranges.append(low...low)
                continue
            }
            position += 1
            guard let high = member(&set), low <= high else {
                isBroken = true
                return set
            }
            set.ranges.append(low...high)
        }
        if !take("]") { isBroken = true }
        return set
    }

    /// One scalar inside of brackets; a class such as `\w` is added to the set and gives nil.
    private mutating func member(_ set: inout ScalarSet) -> UInt32? {
        guard let scalar = next else { return nil }
        position += 1
        guard scalar == "\\" else { return scalar.value }
        guard let escaped = escape() else { return nil }
        set.classes += escaped.classes
        return escaped.ranges.first?.lowerBound
    }

    /// What follows a backslash.
    private mutating func escape() -> ScalarSet? {
        guard let scalar = next else {
            isBroken = true
            return nil
        }
        position += 1
        switch scalar {
        case "n": return ScalarSet(ranges: [0x0A...0x0A])
        case "r": return ScalarSet(ranges: [0x0D...0x0D])
        case "t": return ScalarSet(ranges: [0x09...0x09])
        case "w": return ScalarSet(classes: [(.word, false)])
        case "W": return ScalarSet(classes: [(.word, true)])
        case "d": return ScalarSet(classes: [(.digit, false)])
        case "D": return ScalarSet(classes: [(.digit, true)])
        case "s": return ScalarSet(classes: [(.space, false)])
        case "S": return ScalarSet(classes: [(.space, true)])
        default:
            if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) { isBroken = true }
            return ScalarSet(ranges: [scalar.value...scalar.value])
        }
    }
}
