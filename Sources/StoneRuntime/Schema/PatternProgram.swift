/// The automaton of a pattern: a list of instructions, each followed by the next unless it says otherwise.
struct PatternProgram: Sendable {
    enum Instruction: Sendable {
        /// Takes one scalar of the set.
        case take(ScalarSet)
        /// Goes on at the first and at the second place.
        case fork(Int, Int)
        case jump(Int)
        case assertStart
        case assertEnd
        case match
    }

    private static let maximumCount = 4_096

    private(set) var instructions: [Instruction] = []

    /// Compiles `source`, or gives nil if it uses what the automaton does not have.
    init?(_ source: String) {
        var parser = PatternParser(source)
        guard let node = parser.parse() else { return nil }
        emit(node)
        instructions.append(.match)
        guard instructions.count <= Self.maximumCount else { return nil }
    }

    private mutating func emit(_ node: PatternNode) {
        guard instructions.count <= Self.maximumCount else { return }
        switch node {
        case .empty: break
        case .set(let set): instructions.append(.take(set))
        case .start: instructions.append(.assertStart)
        case .end: instructions.append(.assertEnd)
        case .sequence(let nodes): for node in nodes { emit(node) }
        case .choice(let first, let second):
            let fork = reserve()
            emit(first)
            let jump = reserve()
            instructions[fork] = .fork(fork + 1, instructions.count)
            emit(second)
            instructions[jump] = .jump(instructions.count)
        case .repetition(let node, let minimum, let maximum):
            for _ in 0..<minimum { emit(node) }
            if let maximum {
                var forks: [Int] = []
                for _ in minimum..<max(minimum, maximum) {
                    forks.append(reserve())
                    emit(node)
                }
                for fork in forks { instructions[fork] = .fork(fork + 1, instructions.count) }
            } else {
                let fork = reserve()
                emit(node)
                instructions.append(.jump(fork))
                instructions[fork] = .fork(fork + 1, instructions.count)
            }
        }
    }

    private mutating func reserve() -> Int {
        instructions.append(.match)
        return instructions.count - 1
    }

    func matches(_ text: String) -> Bool {
        var current = StateList(instructions.count)
        var next = StateList(instructions.count)
        var isStart = true
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        add(0, to: &current, isStart: true, isEnd: index == scalars.endIndex)
        while index != scalars.endIndex {
            let scalar = scalars[index]
            scalars.formIndex(after: &index)
            let isEnd = index == scalars.endIndex
            isStart = false
            next.removeAll()
            for state in current.states {
                if case .take(let set) = instructions[state], set.contains(scalar) {
                    add(state + 1, to: &next, isStart: isStart, isEnd: isEnd)
                }
            }
            if next.states.isEmpty { return false }
            swap(&current, &next)
        }
        return current.states.contains { if case .match = instructions[$0] { true } else { false } }
    }

    /// Adds a state and all that it reaches without taking a scalar.
    private func add(_ first: Int, to list: inout StateList, isStart: Bool, isEnd: Bool) {
        var pending = [first]
        while let state = pending.popLast() {
            guard list.insert(state) else { continue }
            switch instructions[state] {
            case .fork(let one, let other): pending += [other, one]
            case .jump(let target): pending.append(target)
            case .assertStart: if isStart { pending.append(state + 1) }
            case .assertEnd: if isEnd { pending.append(state + 1) }
            case .take, .match: break
            }
        }
    }
}

/// The states that the automaton is in, each once, in the order of their arrival.
private struct StateList {
    private(set) var states: [Int] = []
    private var isPresent: [Bool]

    init(_ count: Int) {
        isPresent = Array(repeating: false, count: count)
        states.reserveCapacity(count)
    }

    mutating func insert(_ state: Int) -> Bool {
        if isPresent[state] { return false }
        isPresent[state] = true
        states.append(state)
        return true
    }

    mutating func removeAll() {
        for state in states { isPresent[state] = false }
        states.removeAll(keepingCapacity: true)
    }
}

/// A set of Unicode scalars: ranges and classes, or all but those.
struct ScalarSet: Sendable {
    enum Class: Sendable { case digit, word, space }

    var ranges: [ClosedRange<UInt32>] = []
    var classes: [(kind: Class, isNegated: Bool)] = []
    var isNegated = false

    /// What a dot stands for.
    static let notLineFeed = ScalarSet(ranges: [0x0A...0x0A], isNegated: true)

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let isListed =
            ranges.contains { $0.contains(scalar.value) }
            || classes.contains { Self.isMember(scalar, of: $0.kind) != $0.isNegated }
        return isListed != isNegated
    }

    private static func isMember(_ scalar: Unicode.Scalar, of kind: Class) -> Bool {
        let properties = scalar.properties
        switch kind {
        case .digit: return properties.generalCategory == .decimalNumber
        case .space: return properties.isWhitespace || (0x1C...0x1F).contains(scalar.value)
        case .word:
            if scalar == "_" { return true }
            switch properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
            default: return properties.numericType != nil
            }
        }
    }
}
