import DropboxCore
import Foundation

/// The challenge of a proof key for code exchange (PKCE, RFC 7636): who exchanges a code shows that it is the program
/// that asked for it.
struct PKCE: Sendable, Hashable {
    enum Method: String, Sendable {
        /// The challenge is the SHA-256 of the verifier in base64url.
        case s256 = "S256"
        /// The challenge is the verifier.
        case plain
    }

    let challenge: String
    let method: Method

    /// Whether a text can be a verifier or a challenge: 43 to 128 letters, digits and `-._~`.
    static func isWellFormed(_ text: String) -> Bool {
        (43...128).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-._~".utf8.contains(byte)
                }
            }
    }

    /// Whether the challenge was made of this verifier.
    func isMade(of verifier: String) -> Bool {
        guard Self.isWellFormed(verifier) else { return false }
        switch method {
        case .plain: return challenge == verifier
        case .s256: return challenge == Self.challenge(of: verifier)
        }
    }

    private static func challenge(of verifier: String) -> String {
        BlockHash(of: Data(verifier.utf8)).bytes.base64EncodedString()
            .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
