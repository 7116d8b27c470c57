import CDropboxGnuTLS
import Foundation

/// A key on the curve P-256.
final class PrivateKey {
    fileprivate let handle: gnutls_x509_privkey_t?

    init() throws(TLSFailure) {
        var handle: gnutls_x509_privkey_t?
        try require(gnutls_x509_privkey_init(&handle), "cannot make a key")
        self.handle = handle
        let bits = gnutls_sec_param_to_pk_bits(GNUTLS_PK_ECDSA, GNUTLS_SEC_PARAM_HIGH)
        try require(gnutls_x509_privkey_generate(handle, GNUTLS_PK_ECDSA, bits, 0), "cannot make a key")
    }

    deinit { gnutls_x509_privkey_deinit(handle) }

    func pem() throws(TLSFailure) -> Data {
        let handle = handle
        return try writtenAsPEM("cannot write a key") { buffer, size in
            gnutls_x509_privkey_export(handle, GNUTLS_X509_FMT_PEM, buffer, &size)
        }
    }
}

/// A certificate in the making.
final class Certificate {
    private let handle: gnutls_x509_crt_t?

    init(
        subject: String, key: PrivateKey, validFrom start: Date, for validity: TimeInterval
    ) throws(TLSFailure) {
        var handle: gnutls_x509_crt_t?
        try require(gnutls_x509_crt_init(&handle), "cannot make a certificate")
        self.handle = handle
        // The top bit of a serial number is a sign, which has to be clear.
        let serial = [UInt8.random(in: 1...127)] + (1..<16).map { _ in UInt8.random(in: 0...255) }
        // A client's clock may be behind.
        let activation = start.addingTimeInterval(-24 * 3600)
        try require(gnutls_x509_crt_set_version(handle, 3), "cannot set the version")
        try require(gnutls_x509_crt_set_serial(handle, serial, serial.count), "cannot set the serial number")
        try require(gnutls_x509_crt_set_dn(handle, subject, nil), "cannot set the subject \(subject)")
        try require(gnutls_x509_crt_set_key(handle, key.handle), "cannot set the key")
        try require(
            gnutls_x509_crt_set_activation_time(handle, time_t(activation.timeIntervalSince1970)), "cannot set the time"
        )
        try require(
            gnutls_x509_crt_set_expiration_time(handle, time_t(start.timeIntervalSince1970 + validity)),
            "cannot set the time")
        var identifier = [UInt8](repeating: 0, count: 64)
        var size = identifier.count
        try require(gnutls_x509_crt_get_key_id(handle, 0, &identifier, &size), "cannot identify the key")
        try require(
            gnutls_x509_crt_set_subject_key_id(handle, identifier, min(size, 20)), "cannot identify the key")
    }

    deinit { gnutls_x509_crt_deinit(handle) }

    /// Lets it sign certificates of servers, but none of further authorities.
    func makeAuthority() throws(TLSFailure) {
        try require(gnutls_x509_crt_set_basic_constraints(handle, 1, 0), "cannot make an authority")
        try require(
            gnutls_x509_crt_set_key_usage(handle, UInt32(GNUTLS_KEY_KEY_CERT_SIGN | GNUTLS_KEY_CRL_SIGN)),
            "cannot make an authority")
    }

    /// Lets it stand for a server of these names and addresses.
    func makeServer(names: [String], addresses: [[UInt8]]) throws(TLSFailure) {
        try require(gnutls_x509_crt_set_basic_constraints(handle, 0, -1), "cannot make a server's certificate")
        try require(
            gnutls_x509_crt_set_key_usage(handle, UInt32(GNUTLS_KEY_DIGITAL_SIGNATURE)),
            "cannot make a server's certificate")
        try require(
            gnutls_x509_crt_set_key_purpose_oid(handle, GNUTLS_KP_TLS_WWW_SERVER, 0),
            "cannot make a server's certificate")
        let append = UInt32(GNUTLS_FSAN_APPEND)
        for name in names {
            let bytes = [UInt8](name.utf8)
            try require(
                gnutls_x509_crt_set_subject_alt_name(
                    handle, GNUTLS_SAN_DNSNAME, bytes, UInt32(clamping: bytes.count), append),
                "cannot add the name \(name)")
        }
        for address in addresses {
            try require(
                gnutls_x509_crt_set_subject_alt_name(
                    handle, GNUTLS_SAN_IPADDRESS, address, UInt32(clamping: address.count), append),
                "cannot add an address")
        }
    }

    func sign(by issuer: Certificate, _ key: PrivateKey) throws(TLSFailure) {
        var identifier = [UInt8](repeating: 0, count: 64)
        var size = identifier.count
        var isCritical: UInt32 = 0
        try require(
            gnutls_x509_crt_get_subject_key_id(issuer.handle, &identifier, &size, &isCritical),
            "cannot identify the issuer")
        try require(gnutls_x509_crt_set_authority_key_id(handle, identifier, size), "cannot identify the issuer")
        try require(
            gnutls_x509_crt_sign2(handle, issuer.handle, key.handle, GNUTLS_DIG_SHA256, 0), "cannot sign")
    }

    func pem() throws(TLSFailure) -> Data {
        let handle = handle
        return try writtenAsPEM("cannot write a certificate") { buffer, size in
            gnutls_x509_crt_export(handle, GNUTLS_X509_FMT_PEM, buffer, &size)
        }
    }
}

/// Copies out what GnuTLS writes as PEM; a certificate or key of ours is never near the size of the buffer.
private func writtenAsPEM(
    _ action: String, _ write: (_ buffer: UnsafeMutablePointer<UInt8>, _ size: inout Int) -> Int32
)
    throws(TLSFailure) -> Data
{
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    var size = buffer.count
    try require(write(&buffer, &size), action)
    return Data(buffer.prefix(size))
}
