@_exported import FileProvider
import Foundation
public struct NSFileProviderError: Error, @unchecked Sendable {
    public enum Code: Int, Sendable { case notAuthenticated = -1000, filenameCollision = -1001, syncAnchorExpired = -1002, insufficientQuota = -1003, serverUnreachable = -1004, noSuchItem = -1005, deletionRejected = -1008, directoryNotEmpty = -1007, cannotSynchronize = -2005, excludedFromSync = -2010 }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
    public var code: Code { fatalError() }
}
