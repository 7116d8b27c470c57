import CDropboxBridge
import DropboxCore
import DropboxHTTP
import Foundation

#if canImport(Darwin)
    extension NetworkSessionConfiguration {
        /// Answers the authentication challenges of servers with a function in C.
        mutating func answerChallenges(with callbacks: DropboxChallengeCallbacks) {
            let handler = CChallengeHandler(callbacks)
            connection.authChallengeHandler = { handler.response(to: $0) }
        }
    }

    /// What answers authentication challenges, in C.
    // @unchecked Sendable because the callbacks are constant, and can be called from any thread.
    private final class CChallengeHandler: @unchecked Sendable {
        private let callbacks: DropboxChallengeCallbacks

        init(_ callbacks: DropboxChallengeCallbacks) {
            self.callbacks = callbacks
        }

        deinit {
            callbacks.release(callbacks.context)
        }

        func response(to challenge: URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)
        {
            var credential: UnsafeRawPointer?
            let disposition = callbacks.handle(
                callbacks.context, Unmanaged.passUnretained(challenge).toOpaque(), &credential)
            return (
                URLSession.AuthChallengeDisposition(rawValue: disposition) ?? .performDefaultHandling,
                credential.map { Unmanaged<URLCredential>.fromOpaque($0).takeRetainedValue() }
            )
        }
    }
#else
    extension NetworkSessionConfiguration {
        /// Releases the function: only Apple platforms have authentication challenges.
        mutating func answerChallenges(with callbacks: DropboxChallengeCallbacks) {
            callbacks.release(callbacks.context)
        }
    }
#endif
