import CDropboxLinux
import Testing

@main struct Main {
    static func main() async {
        // Requests of the doubles can be in progress when the process exits. OpenSSL would free what they use.
        OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil)
        await Testing.__swiftPMEntryPoint() as Never
    }
}
