import DropboxCore
import Foundation

/// A token in an archive of `NSKeyedArchiver`, the format in which dropbox-sdk-obj-c stores tokens that expire.
// @unchecked Sendable because the token is constant.
final class ArchivedToken: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The name of the class in archives.
    private static let className = "DBAccessToken"

    let token: DropboxAccessToken

    private init(_ token: DropboxAccessToken) {
        self.token = token
    }

    static var supportsSecureCoding: Bool { true }

    init?(coder: NSCoder) {
        func string(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" } }
        guard let accessToken = string("accessToken"), let uid = string("uid") else { return nil }
        let expiration = coder.decodeDouble(forKey: "tokenExpirationTimestamp")
        token = DropboxAccessToken(
            accessToken: accessToken, uid: uid, refreshToken: string("refreshToken"),
            tokenExpirationTimestamp: expiration > 0 ? expiration : nil)
    }

    func encode(with coder: NSCoder) {
        coder.encode(token.accessToken as NSString, forKey: "accessToken")
        coder.encode(token.uid as NSString, forKey: "uid")
        coder.encode(token.refreshToken.map { $0 as NSString }, forKey: "refreshToken")
        coder.encode(token.tokenExpirationTimestamp ?? 0, forKey: "tokenExpirationTimestamp")
    }

    /// Returns the token in an archive, or `nil` if the data is anything else.
    static func token(in archive: Data) -> DropboxAccessToken? {
        // Data in another format is not an archive of a token.
        guard archive.starts(with: Data("bplist".utf8)), let reader = try? NSKeyedUnarchiver(forReadingFrom: archive)
        else { return nil }
        defer { reader.finishDecoding() }
        reader.requiresSecureCoding = true
        reader.decodingFailurePolicy = .setErrorAndReturn
        reader.setClass(ArchivedToken.self, forClassName: className)
        return reader.decodeObject(of: ArchivedToken.self, forKey: NSKeyedArchiveRootObjectKey)?.token
    }

    /// Returns a token as an archive.
    static func archive(_ token: DropboxAccessToken) -> Data {
        let writer = NSKeyedArchiver(requiringSecureCoding: true)
        writer.setClassName(className, for: ArchivedToken.self)
        writer.encode(ArchivedToken(token), forKey: NSKeyedArchiveRootObjectKey)
        return writer.encodedData
    }
}
