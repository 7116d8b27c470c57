import Foundation

extension DropboxEmulator {
    /// A webhook of an app, and its state.
    public struct WebhookStatus: Sendable, Hashable {
        /// The key of the app.
        public let app: String
        /// The URI that receives the notifications.
        public let url: String
        /// A Boolean value that indicates whether the URI receives notifications. It is `false` after too many failures
        /// in a row.
        public let isEnabled: Bool
        /// The number of notifications in a row that weren't delivered.
        public let failureCount: Int
        /// The number of notifications that are being delivered or wait for their next attempt.
        public let notificationCount: Int
        /// The time of the next attempt to deliver one of them again, or `nil` if there is none.
        public let nextAttempt: Date?
        /// The latest attempt, or `nil` if there is none in the log.
        public let lastDelivery: WebhookDelivery?
    }

    /// An attempt to deliver a notification to a webhook.
    public struct WebhookDelivery: Sendable, Hashable, Identifiable {
        /// The number of the delivery, starting at 1.
        public let id: Int
        /// The number of the notification, which all attempts to deliver it share.
        public let notification: Int
        /// The number of the attempt, starting at 1.
        public let attempt: Int
        /// The time at which the request was sent, on the emulator's clock.
        public let time: Date
        /// The time until the response was complete, in seconds of real time.
        public let duration: TimeInterval
        /// The key of the app.
        public let app: String
        /// The URI of the webhook.
        public let url: String
        /// The IDs of the accounts with changes.
        public let accounts: [String]
        /// The IDs of the members with changes, by the ID of their team.
        public let teams: [String: [String]]
        /// The body of the request.
        public let body: String
        /// The signature of the body.
        public let signature: String
        /// The status of the response, or `nil` if there was none.
        public let status: Int?
        /// The reason that there was no response, or `nil` if there was one.
        public let error: String?
        /// The fault that was injected, or `nil` if there was none.
        public let fault: WebhookFault.Effect?
        /// The time of the next attempt, or `nil` if there is none.
        public let nextAttempt: Date?

        /// A Boolean value that indicates whether the app received the notification: the status of the response is 200.
        public var isDelivered: Bool { status == 200 }
    }

    /// A fault in the delivery of notifications.
    public struct WebhookFault: Sendable, Hashable {
        /// The effect of a fault.
        public enum Effect: Sendable, Hashable {
            /// The notification isn't sent.
            case lost
            /// The notification is sent twice.
            case doubled
            /// The notification is sent after this time on the emulator's clock.
            case late(Duration)
            /// The first attempt has a signature with another secret than that of the app.
            case wrongSignature
        }

        /// The effect.
        public var effect: Effect
        /// The key of the app whose notifications are affected, or `nil` for all apps.
        public var app: String?
        /// The maximum number of notifications to affect, or `nil` for no limit.
        public var times: Int?
        /// The number of notifications that were affected.
        public internal(set) var hitCount = 0

        /// Creates a fault.
        public init(_ effect: Effect, app: String? = nil, times: Int? = nil) {
            self.effect = effect
            self.app = app
            self.times = times
        }

        /// A Boolean value that indicates whether the fault has affected the maximum number of notifications.
        public var isExhausted: Bool { times.map { hitCount >= $0 } ?? false }
    }
}

extension DropboxEmulator.WebhookFault {
    /// Whether notifications met the fault, so that a test can rely on its effect.
    var isMet: Bool { times == nil ? hitCount > 0 : isExhausted }

    /// A line with the effect, the app, and the number of notifications.
    var summary: String {
        let expected = times.map { " of \($0)" } ?? ""
        return "webhook \(effect.kind.rawValue)" + (app.map { " app \($0)" } ?? "")
            + ": \(hitCount)\(expected) notifications affected"
    }
}

extension DropboxEmulator.WebhookFault.Effect {
    /// The names of the effects in JSON.
    enum Kind: String, CaseIterable {
        case lost
        case doubled
        case late
        case wrongSignature = "wrong_signature"
    }

    var kind: Kind {
        switch self {
        case .lost: .lost
        case .doubled: .doubled
        case .late: .late
        case .wrongSignature: .wrongSignature
        }
    }
}
