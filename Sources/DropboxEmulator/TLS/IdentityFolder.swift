import Foundation

/// The identity that an emulator with a data folder made at its first start, so that clients which trust it go on doing
/// so after a restart.
struct IdentityFolder {
    let folder: URL

    private var chain: URL { folder.appendingPathComponent("certificate.pem") }
    private var key: URL { folder.appendingPathComponent("key.pem") }
    private var authority: URL { folder.appendingPathComponent("authority.pem") }
    /// An identity with less time left is not worth a start.
    private static let shortestValidity: TimeInterval = 7 * 24 * 3600

    /// The identity in the folder, made when there is none, when it is about to expire, or when it is not good for a name.
    func identity(names: [String], now: Date = Date()) throws -> ServerIdentity {
        if FileManager.default.fileExists(atPath: key.path) {
            var found = try ServerIdentity.read(certificate: chain, key: key)
            found.authority = try Data(contentsOf: authority)
            if let rest = found.remainingValidity(at: now), rest > Self.shortestValidity, found.stands(for: names) {
                return found
            }
        }
        let made = try ServerIdentity.make(names: names, now: now)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try made.chain.write(to: chain, options: .atomic)
        try (made.authority ?? Data()).write(to: authority, options: .atomic)
        // The key comes last: without it the folder counts as empty.
        try made.key.write(to: key, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key.path)
        return made
    }
}
