import Foundation
import FoundationNetworking

public final class URLSessionConfiguration: @unchecked Sendable {
    public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        return configuration
    }

    public private(set) var identifier: String?
    public var sharedContainerIdentifier: String?
    public var isDiscretionary = false
    public var sessionSendsLaunchEvents = true
    public var timeoutIntervalForRequest: TimeInterval = 60
    public var timeoutIntervalForResource: TimeInterval = 7 * 86_400
    public var allowsCellularAccess = true
    public var allowsExpensiveNetworkAccess = true
    public var allowsConstrainedNetworkAccess = true
    public var waitsForConnectivity = false
    public var httpMaximumConnectionsPerHost = 6
    public var urlCache: URLCache?
    public var httpCookieStorage: HTTPCookieStorage?
    public var urlCredentialStorage: URLCredentialStorage?
    public var connectionProxyDictionary: [AnyHashable: Any]?
}
