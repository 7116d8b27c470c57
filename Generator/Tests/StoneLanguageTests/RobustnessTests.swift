import StoneLanguage
import Testing

@Suite struct RobustnessTests {
    private static let text = """
        namespace shop
        annotation Hidden = RedactedHash("[0-9]+")
        alias Name = String(min_length=1, pattern="[a-z]+")
            @Hidden
            "Documentation."
        alias Names = Map(String, List(Name?,
            max_items=3))
        struct Thing
            "Something to buy."
            union
                book Book
            name Name = "lamp"
            size Size = small
            example default
                book = novel
        struct Book extends Thing
            pages UInt64?
            example novel
                pages = 3
        union Size
            small
            exact Float64(max_value=1e3)
            example exact
                exact = -1.5
        route buy:2 (Thing, List(Book), Void) deprecated by sell/it
        route sell/it (Void, Void, Size)
            attrs
        patch struct Book
            author String
        """

    /// Any text compiles or results in errors with valid locations. No text causes a trap or an infinite loop.
    @Test func randomTextNeverTraps() {
        var random = SeededRandomNumberGenerator(seed: 20_261_121)
        let insertions = [
            "\n", "    ", "\"", "(", ")", "[", "{", "?", "=", ",", ":", "struct", "union", "\\", "é", "#", "\t",
        ]
        for round in 0..<600 {
            var characters = Array(Self.text)
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                let offset = Int.random(in: 0..<characters.count, using: &random)
                if Bool.random(using: &random) {
                    characters.removeSubrange(
                        offset..<min(characters.count, offset + Int.random(in: 1..<9, using: &random)))
                } else {
                    characters.insert(contentsOf: insertions.randomElement(using: &random) ?? "", at: offset)
                }
            }
            let text = String(characters)
            do {
                _ = try compile(text)
            } catch let error as SpecificationError {
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
                for diagnostic in error.diagnostics {
                    #expect((1...lines + 1).contains(diagnostic.location.line), "round \(round): \(text)")
                    #expect(diagnostic.location.column > 0, "round \(round): \(text)")
                }
            } catch {
                Issue.record("round \(round): \(error)\n\(text)")
            }
        }
    }
}

/// A deterministic random number generator.
private struct SeededRandomNumberGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
