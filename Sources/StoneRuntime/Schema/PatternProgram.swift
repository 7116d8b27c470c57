/// The automaton of a pattern.
///
/// The pattern is first written as a list of instructions, each followed by the next unless it says otherwise. Matching
/// knows the instructions that take a scalar only: for each of them a set of those that may follow is made beforehand.
struct PatternProgram: Sendable {
    private enum Instruction {
        /// Takes one scalar of the set.
        case take(ScalarSet)
        /// Goes on at the first and at the second place.
        case fork(Int, Int)
        case jump(Int)
        case assertStart
        case assertEnd
        case match
    }

    /// An instruction that takes a scalar.
    private struct Step: Sendable {
        let set: ScalarSet
        /// Whether the string may end behind it.
        let isLast: Bool
    }

    private static let maximumCount = 4_096

    private let steps: [Step]
    /// Which steps may come first, and then which may follow each step: one row of bits each.
    private let followers: [UInt64]
    /// The number of words in a row.
    private let width: Int
    private let matchesEmpty: Bool

    /// Compiles `source`, or gives nil if it uses what the automaton does not have.
    init?(_ source: String) {
        var parser = PatternParser(source)
        guard let node = parser.parse() else { return nil }
        var instructions: [Instruction] = []
        Self.emit(node, &instructions)
        instructions.append(.match)
        guard instructions.count <= Self.maximumCount else { return nil }

        let places = instructions.indices.filter { if case .take = instructions[$0] { true } else { false } }
        let numbers = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
        width = (places.count + 63) / 64
        var rows: [UInt64] = []
        for place in [nil] + places.map({ $0 + 1 }) {
            var row = [UInt64](repeating: 0, count: width)
            for reached in Self.reach(place ?? 0, instructions, isStart: place == nil, isEnd: false) {
                if let number = numbers[reached] { row[number / 64] |= 1 << UInt64(number % 64) }
            }
            rows += row
        }
        followers = rows
        let match = instructions.count - 1
        matchesEmpty = Self.reach(0, instructions, isStart: true, isEnd: true).contains(match)
        steps = places.compactMap { place in
            guard case .take(let set) = instructions[place] else { return nil }
            let reached = Self.reach(place + 1, instructions, isStart: false, isEnd: true)
            return Step(set: set, isLast: reached.contains(match))
        }
    }

    /// Whether the pattern describes all of the UTF-8 in `text`.
    func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if text.isEmpty { return matchesEmpty }
        var current = Array(followers[..<width])
        var next = current
        var decoder = UTF8()
        var bytes = text.makeIterator()
        var place = 0
        while case .scalarValue(let scalar) = decoder.decode(&bytes) {
            place += scalar.utf8Length
            let isEnd = place >= text.count
            for word in 0..<width { next[word] = 0 }
            for word in 0..<width {
                var bits = current[word]
                while bits != 0 {
                    let step = word * 64 + bits.trailingZeroBitCount
                    bits &= bits &- 1
                    guard steps[step].set.contains(scalar) else { continue }
                    if isEnd, steps[step].isLast { return true }
                    for word in 0..<width { next[word] |= followers[(step + 1) * width + word] }
                }
            }
            swap(&current, &next)
        }
        return false
    }

    // MARK: - Compiling

    private static func emit(_ node: PatternNode, _ instructions: inout [Instruction]) {
        guard instructions.count <= maximumCount else { return }
        switch node {
        case .empty: break
        case .set(let set): instructions.append(.take(set))
        case .start: instructions.append(.assertStart)
        case .end: instructions.append(.assertEnd)
        case .sequence(let nodes): for node in nodes { emit(node, &instructions) }
        case .choice(let first, let second):
            let fork = reserve(&instructions)
            emit(first, &instructions)
            let jump = reserve(&instructions)
            instructions[fork] = .fork(fork + 1, instructions.count)
            emit(second, &instructions)
            instructions[jump] = .jump(instructions.count)
        case .repetition(let node, let minimum, let maximum):
            for _ in 0..<minimum { emit(node, &instructions) }
            if let maximum {
                var forks: [Int] = []
                for _ in minimum..<max(minimum, maximum) {
                    forks.append(reserve(&instructions))
                    emit(node, &instructions)
                }
                for fork in forks { instructions[fork] = .fork(fork + 1, instructions.count) }
            } else {
                let fork = reserve(&instructions)
                emit(node, &instructions)
                instructions.append(.jump(fork))
                instructions[fork] = .fork(fork + 1, instructions.count)
            }
        }
    }

    private static func reserve(_ instructions: inout [Instruction]) -> Int {
        instructions.append(.match)
        return instructions.count - 1
    }

    /// The instructions that are reached from `first` without taking a scalar.
    private static func reach(_ first: Int, _ instructions: [Instruction], isStart: Bool, isEnd: Bool) -> Set<Int> {
        var reached: Set<Int> = []
        var pending = [first]
        while let place = pending.popLast() {
            guard reached.insert(place).inserted else { continue }
            switch instructions[place] {
            case .fork(let one, let other): pending += [one, other]
            case .jump(let target): pending.append(target)
            case .assertStart: if isStart { pending.append(place + 1) }
            case .assertEnd: if isEnd { pending.append(place + 1) }
            case .take, .match: break
            }
        }
        return reached
    }
}

extension Unicode.Scalar {
    fileprivate var utf8Length: Int { value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4 }
}
