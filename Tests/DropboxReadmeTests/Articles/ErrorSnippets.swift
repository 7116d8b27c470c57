import DropboxCore
import DropboxFiles

// The snippets of the article HandlingErrors, verbatim.

func read(_ path: String, with client: DropboxClient) async throws -> String? {
    do {
        let (_, content) = try await client.files.download(path: path).response()
        return String(decoding: content, as: UTF8.self)
    } catch {
        switch error {
        case .routeError(let box, _, _, _):
            if case .path(.notFound) = box.unboxed { return nil }
            throw error
        case .authError(.expiredAccessToken, _, _, _), .authError(.invalidAccessToken, _, _, _):
            throw SignInNeeded()
        default:
            throw error
        }
    }
}

struct SignInNeeded: Error {}

func message<RouteError>(for error: CallError<RouteError>) -> String? {
    if error.isCancellation { return nil }
    if let message = error.userMessage { return message.text }
    if let connection = error.connectionError {
        return connection.isServerUnreachable ? "Dropbox can't be reached." : "The connection was lost."
    }
    if error.isTransient { return "Dropbox is busy. Try again in a few minutes." }
    return "The request failed." + (error.requestID.map { " Request ID: \($0)" } ?? "")
}

func impatientClient(_ token: String) -> DropboxClient {
    let client = DropboxClient(
        accessToken: token,
        configuration: .init {
            $0.retryPolicy.maximumAttempts = 3
            $0.retryPolicy.maximumElapsedTime = .seconds(20)
        })
    return client
}
