import Foundation
import DropboxConcurrency

/// A source of random values. A seed makes it deterministic for tests.
final class IDGenerator: Sendable {
    private let generator: Locked<SplitMix64>
    /// Whether a seed determines the values, so that another process can generate the same ones.
    let isSeeded: Bool

    /// Creates a generator.
    ///
    /// - Parameter seed: The seed, or `nil` for a random one.
    convenience init(seed: UInt64? = nil) {
        self.init(position: seed ?? .random(in: 0 ... .max), isSeeded: seed != nil)
    }

    private init(position: UInt64, isSeeded: Bool) {
        generator = Locked(SplitMix64(state: position))
        self.isSeeded = isSeeded
    }

    /// Returns a generator that continues with the same values.
    func copy() -> IDGenerator { IDGenerator(position: position, isSeeded: isSeeded) }

    /// The position in the values, which are the same from there on.
    var position: UInt64 { generator.withLock(\.state) }

    /// Continues at another position, unless the generator has already passed it.
    func advance(to position: UInt64) {
        generator.withLock { generator in
            let steps = SplitMix64.steps(from: position, to: generator.state)
            if !(0..<Self.maximumLead).contains(steps) { generator.state = position }
        }
    }

    /// The number of values after which another position is taken for one that was never reached.
    private static let maximumLead: UInt64 = 1 << 40

    /// Continues at a distant position that depends on a number.
    func jump(_ number: UInt64) {
        generator.withLock { generator in
            var next = SplitMix64(state: generator.state ^ number)
            generator.state = next.next()
        }
    }

    /// Returns a random number in the range.
    func randomInt(in range: ClosedRange<Int>) -> Int {
        generator.withLock { generator in
            Int.random(in: range, using: &generator)
        }
    }

    /// Returns random characters of the URL-safe Base64 alphabet.
    func base64URLString(length: Int) -> String {
        string(length, of: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    }

    /// Returns random lowercase hexadecimal digits.
    func hexadecimalString(length: Int) -> String { string(length, of: "0123456789abcdef") }

    /// Returns random characters of an alphabet in ASCII whose size is a power of 2.
    private func string(_ length: Int, of alphabet: StaticString) -> String {
        let mask = UInt64(alphabet.utf8CodeUnitCount - 1)
        return generator.withLock { generator in
            String(unsafeUninitializedCapacity: length) { bytes in
                for index in 0..<length {
                    bytes.initializeElement(at: index, to: alphabet.utf8Start[Int(generator.next() & mask)])
                }
                return length
            }
        }
    }

    /// Returns a new ID of a file or folder.
    func fileID() -> String { "id:" + base64URLString(length: 22) }

    /// Returns a new ID of an account, which has 40 characters.
    func accountID() -> String { "dbid:" + base64URLString(length: 35) }

    /// Returns a new ID of a team, which has 41 characters.
    func teamID() -> String { "dbtid:" + base64URLString(length: 35) }

    /// Returns a new ID of a group.
    func groupID() -> String { "g:" + hexadecimalString(length: 32) }

    /// Returns a new ID of a team member, which has 41 characters.
    func memberID() -> String { "dbmid:" + base64URLString(length: 35) }
}

/// SplitMix64, a small and fast generator with the same results on every platform.
package struct SplitMix64: RandomNumberGenerator, Sendable {
    var state: UInt64

    package init(state: UInt64) { self.state = state }

    /// The difference between two successive states.
    private static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Returns the number of values between two states.
    static func steps(from start: UInt64, to end: UInt64) -> UInt64 {
        // Newton's method: each step doubles the number of correct bits of the inverse modulo 2^64.
        var inverse = increment
        for _ in 0..<5 { inverse = inverse &* (2 &- increment &* inverse) }
        return (end &- start) &* inverse
    }

    package mutating func next() -> UInt64 {
        state &+= Self.increment
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
