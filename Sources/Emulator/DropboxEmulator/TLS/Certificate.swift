import CDropboxMicrohttpd
import Foundation

/// A private key on the curve P-256.
final class PrivateKey {
    fileprivate let handle: gnutls_x509_privkey_t?

    init() throws(TLSError) {
        var handle: gnutls_x509_privkey_t?
        try checkResult(gnutls_x509_privkey_init(&handle), "cannot make a key")
        self.handle = handle
        let bits = gnutls_sec_param_to_pk_bits(GNUTLS_PK_ECDSA, GNUTLS_SEC_PARAM_HIGH)
        try checkResult(gnutls_x509_privkey_generate(handle, GNUTLS_PK_ECDSA, bits, 0), "cannot make a key")
    }

    deinit { gnutls_x509_privkey_deinit(handle) }

    func pem() throws(TLSError) -> Data {
        let handle = handle
        return try exportPEM("cannot write a key") { buffer, size in
            gnutls_x509_privkey_export(handle, GNUTLS_X509_FMT_PEM, buffer, &size)
        }
    }
}

/// An X.509 certificate that is being created.
final class Certificate {
    private let handle: gnutls_x509_crt_t?

    init(
        subject: String, key: PrivateKey, validFrom start: Date, for validity: TimeInterval
    ) throws(TLSError) {
        var handle: gnutls_x509_crt_t?
        try checkResult(gnutls_x509_crt_init(&handle), "cannot make a certificate")
        self.handle = handle
        // The top bit of a serial number is its sign and must be clear.
        let serial = [UInt8.random(in: 1...127)] + (1..<16).map { _ in UInt8.random(in: 0...255) }
        // Start a day earlier, because a client's clock may be behind.
        let activation = start.addingTimeInterval(-24 * 3600)
        try checkResult(gnutls_x509_crt_set_version(handle, 3), "cannot set the version")
        try checkResult(gnutls_x509_crt_set_serial(handle, serial, serial.count), "cannot set the serial number")
        try checkResult(gnutls_x509_crt_set_dn(handle, subject, nil), "cannot set the subject \(subject)")
        try checkResult(gnutls_x509_crt_set_key(handle, key.handle), "cannot set the key")
        try checkResult(
            gnutls_x509_crt_set_activation_time(handle, time_t(activation.timeIntervalSince1970)), "cannot set the time"
        )
        try checkResult(
            gnutls_x509_crt_set_expiration_time(handle, time_t(start.timeIntervalSince1970 + validity)),
            "cannot set the time")
        var identifier = [UInt8](repeating: 0, count: 64)
        var size = identifier.count
        try checkResult(gnutls_x509_crt_get_key_id(handle, 0, &identifier, &size), "cannot identify the key")
        try checkResult(
            gnutls_x509_crt_set_subject_key_id(handle, identifier, min(size, 20)), "cannot identify the key")
    }

    deinit { gnutls_x509_crt_deinit(handle) }

    /// Makes it a certificate authority that can sign server certificates, but no other authorities.
    func setAuthorityExtensions() throws(TLSError) {
        try checkResult(gnutls_x509_crt_set_basic_constraints(handle, 1, 0), "cannot make an authority")
        try checkResult(
            gnutls_x509_crt_set_key_usage(handle, UInt32(GNUTLS_KEY_KEY_CERT_SIGN | GNUTLS_KEY_CRL_SIGN)),
            "cannot make an authority")
    }

    /// Makes it a server certificate for the given names and addresses.
    func setServerExtensions(names: [String], addresses: [[UInt8]]) throws(TLSError) {
        try checkResult(gnutls_x509_crt_set_basic_constraints(handle, 0, -1), "cannot make a server's certificate")
        try checkResult(
            gnutls_x509_crt_set_key_usage(handle, UInt32(GNUTLS_KEY_DIGITAL_SIGNATURE)),
            "cannot make a server's certificate")
        try checkResult(
            gnutls_x509_crt_set_key_purpose_oid(handle, GNUTLS_KP_TLS_WWW_SERVER, 0),
            "cannot make a server's certificate")
        let append = UInt32(GNUTLS_FSAN_APPEND)
        for name in names {
            let bytes = [UInt8](name.utf8)
            try checkResult(
                gnutls_x509_crt_set_subject_alt_name(
                    handle, GNUTLS_SAN_DNSNAME, bytes, UInt32(clamping: bytes.count), append),
                "cannot add the name \(name)")
        }
        for address in addresses {
            try checkResult(
                gnutls_x509_crt_set_subject_alt_name(
                    handle, GNUTLS_SAN_IPADDRESS, address, UInt32(clamping: address.count), append),
                "cannot add an address")
        }
    }

    func sign(by issuer: Certificate, _ key: PrivateKey) throws(TLSError) {
        var identifier = [UInt8](repeating: 0, count: 64)
        var size = identifier.count
        var isCritical: UInt32 = 0
        try checkResult(
            gnutls_x509_crt_get_subject_key_id(issuer.handle, &identifier, &size, &isCritical),
            "cannot identify the issuer")
        try checkResult(gnutls_x509_crt_set_authority_key_id(handle, identifier, size), "cannot identify the issuer")
        try checkResult(
            gnutls_x509_crt_sign2(handle, issuer.handle, key.handle, GNUTLS_DIG_SHA256, 0), "cannot sign")
    }

    func pem() throws(TLSError) -> Data {
        let handle = handle
        return try exportPEM("cannot write a certificate") { buffer, size in
            gnutls_x509_crt_export(handle, GNUTLS_X509_FMT_PEM, buffer, &size)
        }
    }
}

/// Returns the PEM text that GnuTLS writes. Our certificates and keys are much smaller than the buffer.
private func exportPEM(
    _ action: String, _ write: (_ buffer: UnsafeMutablePointer<UInt8>, _ size: inout Int) -> Int32
)
    throws(TLSError) -> Data
{
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    var size = buffer.count
    try checkResult(write(&buffer, &size), action)
    return Data(buffer.prefix(size))
}
