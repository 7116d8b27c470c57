import DropboxConcurrency
import DropboxCore
import DropboxHTTPServer
import Foundation

@testable import DropboxEmulator

/// The server of an app that receives notifications. It verifies them with the SDK.
struct WebhookReceiver: Sendable {
    private struct State {
        var requests: [(head: ServerRequest, body: Data)] = []
        var notifications: [WebhookNotification] = []
        var statuses: [Int]
    }

    let port: UInt16
    private let state: Locked<State>

    var url: String { "http://127.0.0.1:\(port)/dropbox" }
    /// The valid notifications.
    var notifications: [WebhookNotification] { state.withLock(\.notifications) }
    /// All requests, including those with challenges.
    var requests: [(head: ServerRequest, body: Data)] { state.withLock(\.requests) }

    /// Runs a receiver during `body`.
    ///
    /// - Parameters:
    ///   - secret: The secret of the app.
    ///   - statuses: The statuses of the responses to the first notifications.
    static func run(
        secret: String = "emulatorsecret", statuses: [Int] = [], body: (WebhookReceiver) async throws -> Void
    ) async throws {
        let state = Locked(State(statuses: statuses))
        try await withServer { request in
            let data: Data
            do { data = try await request.body.collect(upTo: 1 << 20) } catch { return ServerResponse(status: 400) }
            state.withLock { $0.requests.append((request, data)) }
            if request.method == "GET", let response = Webhook.response(toChallenge: request.target) {
                var headers = HeaderFields()
                for (name, value) in response.headers { headers[name] = value }
                return ServerResponse(
                    status: response.status, headers: headers, body: .data(Data(response.body.utf8)))
            }
            do throws(WebhookNotification.ParsingError) {
                let signature = request.headers[Webhook.signatureHeader]
                let notification = try WebhookNotification(body: data, signature: signature, appSecret: secret)
                let status = state.withLock { state in
                    state.statuses.isEmpty ? 200 : state.statuses.removeFirst()
                }
                if status == 200 { state.withLock { $0.notifications.append(notification) } }
                return ServerResponse(status: status)
            } catch {
                return ServerResponse(status: error == .invalidSignature ? 403 : 400)
            }
        } body: { port in
            try await body(WebhookReceiver(port: port, state: state))
        }
    }
}

extension DropboxEmulator {
    /// Ends the current window for changes. Its notifications are sent.
    func endWebhookWindow() { clock.advance(by: store.limits.webhookWindow) }

    /// Waits for a delivery after another one.
    func nextDelivery(
        after last: WebhookDelivery? = nil, where isIncluded: (WebhookDelivery) -> Bool = { _ in true }
    ) async throws -> WebhookDelivery {
        let id = last?.id ?? 0
        let delivery = await webhooks.waitForDelivery { $0.id > id && isIncluded($0) }
        guard let delivery else { throw RawConnection.Failure(what: "the emulator has stopped") }
        return delivery
    }
}

extension Wire {
    /// Runs an emulator during `body` whose window for changes only the test ends, and whose requests don't time out,
    /// however slow the machine is.
    static func runWithWebhooks(
        _ change: (inout DropboxEmulator.Configuration) -> Void = { _ in }, folder: URL? = nil,
        body: (Wire) async throws -> Void
    ) async throws {
        try await run(
            { configuration in
                configuration.limits.webhookWindow = .seconds(3600)
                configuration.limits.webhookTimeout = .seconds(24 * 3600)
                change(&configuration)
            }, folder: folder, body: body)
    }
}
