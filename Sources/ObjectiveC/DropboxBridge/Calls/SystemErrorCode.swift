import DropboxCore
import DropboxHTTP
import Foundation

/// The domain and the code with which Objective-C code recognizes the cause of a client error: those of Foundation for the
/// connection and for files, and a domain of the SDK for everything else. Names of types in Swift are no domains.
struct SystemErrorCode: Equatable {
    let domain: String
    let code: Int

    /// The domain of errors that are neither of the connection nor of the system.
    static let clientDomain = "com.dropbox.error.client"

    init(_ error: ClientError) {
        switch error {
        case .fileAccessError(let cause): self.init(file: cause)
        case .oauthError(let cause), .urlSessionError(let cause), .other(let cause): self.init(cause: cause)
        case .requestObjectDeallocated, .unexpectedState: self.init(domain: Self.clientDomain, code: 0)
        }
    }

    private init(domain: String, code: Int) {
        self.domain = domain
        self.code = code
    }

    private init(cause: any Error) {
        let isFromTheSystem = cause is any CustomNSError || type(of: cause) is NSError.Type
        let error = cause as NSError
        self =
            isFromTheSystem ? .init(domain: error.domain, code: error.code) : .init(domain: Self.clientDomain, code: 0)
    }

    // MARK: Files

    private init(file cause: any Error) {
        switch cause {
        case FilesAccessError.errorMovingFromTempLocationDestinationCollision: self.init(.fileWriteFileExists)
        case FilesAccessError.errorMovingFromTempLocation(let error),
            FilesAccessError.errorMovingToTempLocation(let error):
            if let error = error as? SystemError {
                self.init(Self.writeCode(error.number))
            } else {
                self = error is CocoaError ? .init(cause: error) : .init(.fileWriteUnknown)
            }
        case let error as SystemError: self.init(Self.readCode(error.number))
        case let error as HTTPError:
            if case .fileFailed(let number) = error.kind {
                self.init(Self.readCode(number))
            } else {
                self.init(.fileReadUnknown)
            }
        case is FilesAccessError: self.init(.fileReadUnknown)
        default: self = cause is CocoaError ? .init(cause: cause) : .init(.fileReadUnknown)
        }
    }

    private init(_ code: CocoaError.Code) {
        self.init(domain: NSCocoaErrorDomain, code: code.rawValue)
    }

    private static func writeCode(_ number: Int32) -> CocoaError.Code {
        switch number {
        case ENOENT: .fileNoSuchFile
        case EACCES, EPERM: .fileWriteNoPermission
        case EEXIST: .fileWriteFileExists
        case ENAMETOOLONG: .fileWriteInvalidFileName
        case ENOSPC, EDQUOT: .fileWriteOutOfSpace
        case EROFS: .fileWriteVolumeReadOnly
        default: .fileWriteUnknown
        }
    }

    private static func readCode(_ number: Int32) -> CocoaError.Code {
        switch number {
        case ENOENT: .fileReadNoSuchFile
        case EACCES, EPERM: .fileReadNoPermission
        case ENAMETOOLONG: .fileReadInvalidFileName
        case ENOSPC, EDQUOT: .fileWriteOutOfSpace
        case EROFS: .fileWriteVolumeReadOnly
        default: .fileReadUnknown
        }
    }
}
