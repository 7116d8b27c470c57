import DropboxCore
import Foundation

/// The webhook URL of the app: answers the challenge of Dropbox, and finds the members in notifications.
struct WebhookEndpoint: Sendable {
    let appSecret: String
    /// Receives the IDs of the members whose files have changed. It must return soon, because Dropbox waits for at most
    /// ten seconds.
    let onChange: @Sendable ([String]) -> Void

    func response(to request: HTTPListener.Request) -> HTTPListener.Response {
        if request.method == "GET", let challenge = Webhook.response(toChallenge: request.target) {
            return HTTPListener.Response(
                status: challenge.status, headers: challenge.headers, body: challenge.body)
        }
        guard request.method == "POST" else { return HTTPListener.Response(status: 405) }
        do {
            let notification = try WebhookNotification(
                body: request.body, signature: request.headers[Webhook.signatureHeader.lowercased()],
                appSecret: appSecret)
            onChange(notification.teams.values.flatMap(\.self))
            return HTTPListener.Response(status: 200)
        } catch {
            return HTTPListener.Response(status: error == .invalidSignature ? 403 : 400)
        }
    }
}
