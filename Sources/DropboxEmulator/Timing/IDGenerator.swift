import Foundation
import DropboxConcurrency

/// Where all randomness of the emulator comes from, so that a test can fix it by a seed.
final class IDGenerator: Sendable {
    private let generator: Locked<any RandomNumberGenerator & Sendable>

    /// - Parameter seed: nil for real randomness.
    init(seed: UInt64? = nil) {
        if let seed {
            generator = Locked(SeededGenerator(state: seed))
        } else {
            generator = Locked(SystemRandomNumberGenerator())
        }
    }

    /// A number from the range.
    func number(in range: ClosedRange<Int>) -> Int {
        generator.withLock { generator in
            Int.random(in: range, using: &generator)
        }
    }

    /// Letters and digits of base64url.
    func letters(_ count: Int) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        return generator.withLock { generator in
            var text = ""
            for _ in 0..<count { text.unicodeScalars.append(Unicode.Scalar(alphabet[Int(generator.next() & 63)])) }
            return text
        }
    }

    /// Lower-case hexadecimal digits.
    func hexadecimal(_ count: Int) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return generator.withLock { generator in
            var text = ""
            for _ in 0..<count { text.unicodeScalars.append(Unicode.Scalar(digits[Int(generator.next() & 15)])) }
            return text
        }
    }

    /// An id of a file or folder.
    func fileID() -> String { "id:" + letters(22) }

    /// An id of an account: 40 characters.
    func accountID() -> String { "dbid:" + letters(35) }

    /// An id of a team: 41 characters.
    func teamID() -> String { "dbtid:" + letters(35) }

    /// An id of a group.
    func groupID() -> String { "g:" + hexadecimal(32) }

    /// An id of a member of a team: 41 characters.
    func memberID() -> String { "dbmid:" + letters(35) }
}

/// SplitMix64: small, fast, and the same on every machine.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    var state: UInt64

    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
