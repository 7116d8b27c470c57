import Testing

@testable import DropboxEmulator

/// Tests of the comparison of redirect URIs.
struct RedirectPolicyTests {
    private func allows(_ address: String, _ registered: String...) -> Bool {
        RedirectPolicy.allows(
            address, for: App(key: "AppKey", secret: "", name: "", scopes: [], redirectURIs: registered))
    }

    @Test func redirectURIsAreComparedExactly() {
        #expect(allows("https://example.com/back?a=1", "https://example.com/back?a=1"))
        #expect(allows("app.notes:/oauth", "app.notes:/oauth"))
        for near in [
            "https://example.com/back/", "https://example.com/Back", "https://example.com", "http://example.com/back",
        ] {
            #expect(!allows(near, "https://example.com/back"))
        }
        #expect(!allows("https://example.com/back"))
    }

    @Test func loopbackPortMattersOnlyIfItIsRegistered() {
        for host in ["localhost", "127.0.0.1"] {
            #expect(allows("http://\(host):53682/", "http://\(host)/"))
            #expect(allows("http://\(host):53682/a?b=c", "http://\(host)/a?b=c"))
            #expect(!allows("http://\(host):53682/b", "http://\(host)/a"))
            #expect(!allows("http://\(host):53683/", "http://\(host):53682/"))
        }
        #expect(!allows("http://localhost:1/", "http://127.0.0.1/"))
        #expect(!allows("https://example.com:444/", "https://example.com/"))
    }

    @Test func appKeySchemeRequiresNoRegistration() {
        #expect(allows("db-AppKey://2/token"))
        #expect(allows("db-appkey://1/token"))
        #expect(!allows("db-another://2/token"))
    }

    @Test func anyAllowsOnlyURIsThatAnAppCanRegister() {
        for address in [
            "https://example.com/", "http://localhost:1/x", "http://127.0.0.1/", "http://[::1]:8080/", "notes:/",
        ] {
            #expect(allows(address, RedirectPolicy.anyURI))
        }
        for address in [
            "http://example.com/", "https:///x", "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "/x",
            "", "https://example.com/#x", "https://example.com/\r\nSet-Cookie: a=b",
        ] {
            #expect(!allows(address, RedirectPolicy.anyURI))
        }
    }
}
