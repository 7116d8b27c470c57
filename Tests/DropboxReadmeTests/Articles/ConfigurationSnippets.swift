import DropboxCore
import DropboxHTTP
import Foundation

// The snippets of the article ConfiguringAClient, verbatim.

func configuredClient(_ provider: any AccessTokenProvider, _ authority: URL, _ proxy: URL) -> DropboxClient {
    var session = NetworkSessionConfiguration()
    session.timeoutIntervalForRequest = 30
    session.allowsExpensiveNetworkAccess = false
    session.connection = HTTPTransportConfiguration {
        $0.trustRoots = .file(authority)
        $0.proxy = .url(proxy)
    }
    let client = DropboxClient(
        accessTokenProvider: provider,
        configuration: .init {
            $0.userAgent = "Notes/2.1"
            $0.session = session
            $0.bandwidthLimiter = BandwidthLimiter(uploadBytesPerSecond: 1_000_000)
        })
    return client
}

func clientsWithOtherOptions(_ client: DropboxClient) -> [DropboxClient] {
    let patient = client.with { $0.retryPolicy.maximumElapsedTime = .seconds(3_600) }
    let member = client.with { $0.context.selectUser = "dbmid:AAB…" }
    return [patient, member]
}

func pinnedConnection(_ key: String, _ backupKey: String) -> HTTPTransportConfiguration {
    let connection = HTTPTransportConfiguration {
        $0.pinnedKeys = [.init(sha256Base64: key), .init(sha256Base64: backupKey)]
    }
    return connection
}
