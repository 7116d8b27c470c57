import DropboxCore
import Foundation

/// A proof key for code exchange (PKCE, RFC 7636): who exchanges a code shows that it is the program that asked for it.
struct PKCE: Sendable, Hashable, Codable {
    /// How the challenge is made of the verifier.
    static let method = "S256"

    /// What is kept until the code is exchanged.
    let verifier: String

    /// A key of 32 random bytes.
    init(_ random: (Int) -> Data) {
        verifier = random(32).base64URL
    }

    /// What is shown when the code is asked for.
    var challenge: String {
        var digest = SHA256()
        Data(verifier.utf8).withUnsafeBytes { digest.update($0) }
        return digest.finalize { Data($0) }.base64URL
    }
}

extension Data {
    /// The bytes in letters that need no escaping in addresses (RFC 4648, section 5), without padding.
    var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
