import DropboxCore
import Foundation
import Testing

struct WebhookTests {
    private static let body = Data(
        #"{"list_folder":{"accounts":["dbid:a","dbid:b"],"cursor":"?"},"delta":{"users":[12345,"678"]},"new":1}"#.utf8)
    /// Calculated by Python's hmac module.
    private static let signature = "31c5830abc532820da08b56a52df606b13d5f43a377b24101fed2cce84794d83"

    /// Test case 2 of RFC 4231, and a case with a key that is longer than a block.
    @Test func signaturesMatchRFC4231() {
        #expect(
            Webhook.isValidSignature(
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
                for: Data("what do ya want for nothing?".utf8), appSecret: "Jefe"))
        #expect(
            Webhook.isValidSignature(
                "f38f05e12a631446b6084a27100a9b67e95ec93aff61a37e6491e4ce15b0303d", for: Data("Hi There".utf8),
                appSecret: String(repeating: "k", count: 131)))
    }

    @Test func notificationContainsTheAccounts() throws {
        let notification = try WebhookNotification(
            body: Self.body, signature: Self.signature, appSecret: "app secret")
        #expect(notification.accounts == ["dbid:a", "dbid:b"])
        #expect(notification.users == ["12345", "678"])
        #expect(notification.teams.isEmpty)
        let uppercased = try WebhookNotification(
            body: Self.body, signature: Self.signature.uppercased(), appSecret: "app secret")
        #expect(uppercased == notification)
    }

    @Test(arguments: [nil, "", "0", "zz", String(WebhookTests.signature.dropLast()), WebhookTests.signature + "0"])
    func wrongSignatureIsRejected(signature: String?) {
        #expect(throws: WebhookNotification.ParsingError.invalidSignature) {
            try WebhookNotification(body: Self.body, signature: signature, appSecret: "app secret")
        }
    }

    /// Anyone can create a signature with an empty secret.
    @Test func emptySecretIsRejected() {
        let signature = "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"
        #expect(!Webhook.isValidSignature(signature, for: Data(), appSecret: ""))
    }

    @Test func everyDigitOfTheSignatureIsCompared() {
        for index in 0..<64 {
            var digits = Array(Self.signature)
            digits[index] = digits[index] == "0" ? "1" : "0"
            #expect(!Webhook.isValidSignature(String(digits), for: Self.body, appSecret: "app secret"))
        }
        #expect(!Webhook.isValidSignature(Self.signature, for: Self.body + Data(" ".utf8), appSecret: "app secret"))
        #expect(!Webhook.isValidSignature(Self.signature, for: Self.body, appSecret: "another"))
    }

    @Test func bodyThatIsNotAnObjectIsRejected() {
        // The signature of the empty body.
        #expect(throws: WebhookNotification.ParsingError.malformedBody) {
            try WebhookNotification(
                body: Data(), signature: "d39ceb479e88d986476f6edd8a842d79a5a79cf997849ba911875b7662859650",
                appSecret: "app secret")
        }
    }

    @Test(arguments: [
        "{}", #"{"list_folder":5}"#, #"{"delta":[]}"#, #"{"list_folder":{"accounts":"dbid:a"}}"#,
        #"{"new":{"accounts":[]}}"#,
        #"{"list_folder":{"teams":["dbtid:t"]}}"#, #"{"list_folder":{"teams":{"dbtid:t":"dbmid:m"}}}"#,
    ])
    func bodyThatNamesNoChangesIsRejected(body: String) {
        let body = Data(body.utf8)
        #expect(throws: WebhookNotification.ParsingError.malformedBody) {
            try WebhookNotification(
                body: body, signature: Webhook.signature(for: body, appSecret: "secret"), appSecret: "secret")
        }
    }

    @Test func challengeIsEchoedAsPlainText() {
        let response = Webhook.response(toChallenge: "/webhook?x=1&challenge=a%2Bb%3Cscript%3E")
        #expect(response?.status == 200)
        #expect(response?.body == "a+b<script>")
        #expect(response?.headers["Content-Type"] == "text/plain; charset=utf-8")
        #expect(response?.headers["X-Content-Type-Options"] == "nosniff")
        #expect(Webhook.response(toChallenge: "https://example.com/hook?challenge=abc")?.body == "abc")
        for target in [
            "", "/webhook", "/webhook?challenge", "/webhook?challenge=", "/w?challeng%=%zz", "/?Challenge=a",
        ] {
            #expect(Webhook.response(toChallenge: target) == nil, "\(target)")
        }
    }
}
