import DropboxCore
import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#else
    import CDropboxLinux
#endif

/// Encrypts tokens with AES-256-GCM, which also detects changes. The account belongs to the protected data, so a token can't
/// be moved to another account.
struct TokenCipher: Sendable {
    /// The errors of encryption. They contain neither keys nor tokens.
    enum Failure: Error, CustomStringConvertible {
        case wrongKeyLength
        case damaged
        case unavailable

        var description: String {
            switch self {
            case .wrongKeyLength: "the key for tokens must have 32 bytes, in hexadecimal digits or Base64"
            case .damaged: "the stored token is damaged, or was encrypted with another key"
            case .unavailable: "the system can't encrypt with AES-256-GCM"
            }
        }
    }

    private let key: Data

    private static let nonceLength = 12
    private static let tagLength = 16
    /// The first byte of encrypted data, for later formats.
    private static let format: UInt8 = 1

    /// Creates a cipher with a key of 32 bytes in 64 hexadecimal digits or in Base64.
    init(key text: String) throws {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let key = Self.hexadecimal(text) ?? Data(base64Encoded: text), key.count == 32 else {
            throw Failure.wrongKeyLength
        }
        self.key = key
    }

    private static func hexadecimal(_ text: String) -> Data? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == 64, text.count == 64 else { return nil }
        return Data(stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }

    /// Encrypts data of an account.
    func encrypt(_ data: Data, of account: String) throws -> Data {
        var generator = SystemRandomNumberGenerator()
        let nonce = Data((0..<Self.nonceLength).map { _ in UInt8.random(in: 0...255, using: &generator) })
        let (content, tag) = try seal(data, nonce, Data(account.utf8))
        return Data([Self.format]) + nonce + content + tag
    }

    /// Decrypts data of an account.
    func decrypt(_ data: Data, of account: String) throws -> Data {
        guard data.count > Self.nonceLength + Self.tagLength, data.first == Self.format else { throw Failure.damaged }
        let body = Data(data.dropFirst())
        let nonce = Data(body.prefix(Self.nonceLength))
        let content = Data(body.dropFirst(Self.nonceLength).dropLast(Self.tagLength))
        return try open(content, Data(body.suffix(Self.tagLength)), nonce, Data(account.utf8))
    }

    #if canImport(CryptoKit)
        private func seal(_ data: Data, _ nonce: Data, _ context: Data) throws -> (content: Data, tag: Data) {
            let box = try AES.GCM.seal(
                data, using: SymmetricKey(data: key), nonce: AES.GCM.Nonce(data: nonce), authenticating: context)
            return (box.ciphertext, box.tag)
        }

        private func open(_ content: Data, _ tag: Data, _ nonce: Data, _ context: Data) throws -> Data {
            do {
                let box = try AES.GCM.SealedBox(nonce: AES.GCM.Nonce(data: nonce), ciphertext: content, tag: tag)
                return try AES.GCM.open(box, using: SymmetricKey(data: key), authenticating: context)
            } catch {
                throw Failure.damaged
            }
        }
    #else
        private func seal(_ data: Data, _ nonce: Data, _ context: Data) throws -> (content: Data, tag: Data) {
            guard let state = EVP_CIPHER_CTX_new() else { throw Failure.unavailable }
            defer { EVP_CIPHER_CTX_free(state) }
            var output = [UInt8](repeating: 0, count: data.count + Self.tagLength)
            var tag = [UInt8](repeating: 0, count: Self.tagLength)
            var (count, end): (Int32, Int32) = (0, 0)
            let (key, nonce, context, input) = (Array(key), Array(nonce), Array(context), Array(data))
            guard EVP_EncryptInit_ex(state, EVP_aes_256_gcm(), nil, key, nonce) == 1,
                EVP_EncryptUpdate(state, nil, &count, context, Int32(context.count)) == 1,
                EVP_EncryptUpdate(state, &output, &count, input, Int32(input.count)) == 1
            else { throw Failure.unavailable }
            var rest = [UInt8](repeating: 0, count: Self.tagLength)
            guard EVP_EncryptFinal_ex(state, &rest, &end) == 1,
                EVP_CIPHER_CTX_ctrl(state, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagLength), &tag) == 1
            else { throw Failure.unavailable }
            return (Data(output.prefix(Int(count))), Data(tag))
        }

        private func open(_ content: Data, _ tag: Data, _ nonce: Data, _ context: Data) throws -> Data {
            guard let state = EVP_CIPHER_CTX_new() else { throw Failure.unavailable }
            defer { EVP_CIPHER_CTX_free(state) }
            var output = [UInt8](repeating: 0, count: content.count + Self.tagLength)
            var tag = Array(tag)
            var (count, end): (Int32, Int32) = (0, 0)
            let (key, nonce, context, input) = (Array(key), Array(nonce), Array(context), Array(content))
            guard EVP_DecryptInit_ex(state, EVP_aes_256_gcm(), nil, key, nonce) == 1,
                EVP_DecryptUpdate(state, nil, &count, context, Int32(context.count)) == 1,
                EVP_DecryptUpdate(state, &output, &count, input, Int32(input.count)) == 1
            else { throw Failure.unavailable }
            var rest = [UInt8](repeating: 0, count: Self.tagLength)
            guard EVP_CIPHER_CTX_ctrl(state, EVP_CTRL_AEAD_SET_TAG, Int32(Self.tagLength), &tag) == 1,
                EVP_DecryptFinal_ex(state, &rest, &end) == 1
            else { throw Failure.damaged }
            return Data(output.prefix(Int(count)))
        }
    #endif
}
