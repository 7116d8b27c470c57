import Foundation

/// A certificate. The double doesn't parse it.
public final class SecCertificate: Sendable {
    fileprivate let data: Data

    public init(_ data: Data) { self.data = data }
}

/// The certificates that a server sent, and the anchors to evaluate them against.
// @unchecked Sendable because a test evaluates a trust on one thread at a time.
public final class SecTrust: @unchecked Sendable {
    /// The certificates, from the server's own to the one below the anchor.
    fileprivate let chain: [SecCertificate]
    /// The DER form of the certificate that issued the last one of the chain.
    fileprivate let issuer: Data
    /// A Boolean value that indicates whether the system trusts the issuer.
    fileprivate let isTrustedBySystem: Bool
    fileprivate var anchors: [Data] = []
    fileprivate var trustsOnlyAnchors = false

    public init(chain: [Data], issuer: Data, isTrustedBySystem: Bool) {
        self.chain = chain.map(SecCertificate.init)
        self.issuer = issuer
        self.isTrustedBySystem = isTrustedBySystem
    }
}

public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data as Data)
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.chain as NSArray }

/// Sets the anchors. Apple's header: the system's own anchors are disabled then, unless
/// `SecTrustSetAnchorCertificatesOnly` enables them again.
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchors: CFArray?) -> OSStatus {
    trust.anchors = (anchors as? [SecCertificate] ?? []).map(\.data)
    trust.trustsOnlyAnchors = anchors != nil
    return errSecSuccess
}

public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ isOnly: Bool) -> OSStatus {
    trust.trustsOnlyAnchors = isOnly
    return errSecSuccess
}

public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    trust.anchors.contains(trust.issuer) || (!trust.trustsOnlyAnchors && trust.isTrustedBySystem)
}

/// The system's random numbers.
public enum SecRandomRef: Sendable { case system }
public let kSecRandomDefault: SecRandomRef? = .system

public func SecRandomCopyBytes(_ generator: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    for index in 0..<count { bytes.storeBytes(of: .random(in: .min ... .max), toByteOffset: index, as: UInt8.self) }
    return errSecSuccess
}
