import DropboxFiles
import Foundation

extension FileRequest {
    /// The request as the API shows it.
    func shown(_ call: Call) -> FileRequests.FileRequest {
        FileRequests.FileRequest(
            id: id, url: call.request.origin() + FileRequestPage.prefix + id, title: settings.title, created: created,
            isOpen: isOpen(at: call.service.clock.now), fileCount: files, destination: destination,
            deadline: settings.deadline.map { .init(deadline: $0.time, allowLateUploads: $0.grace?.period) },
            description_: settings.description, videoProjectId: settings.videoProject)
    }
}

extension FileRequest.Deadline {
    init(_ deadline: FileRequests.FileRequestDeadline) {
        let grace: FileRequest.Grace? =
            switch deadline.allowLateUploads {
            case .oneDay: .oneDay
            case .twoDays: .twoDays
            case .sevenDays: .sevenDays
            case .thirtyDays: .thirtyDays
            case .always: .always
            case .other, nil: nil
            }
        self.init(time: deadline.deadline, grace: grace)
    }
}

extension FileRequest.Grace {
    fileprivate var period: FileRequests.GracePeriod {
        switch self {
        case .oneDay: .oneDay
        case .twoDays: .twoDays
        case .sevenDays: .sevenDays
        case .thirtyDays: .thirtyDays
        case .always: .always
        }
    }
}

extension FileRequestFailure {
    var createError: FileRequests.CreateFileRequestError {
        switch self {
        case .notFound: .notFound
        case .notFolder: .notAFolder
        case .appLacksAccess: .appLacksAccess
        case .noPermission: .noPermission
        case .noWritePermission: .noWritePermission
        case .invalid: .validationError
        case .tooMany: .rateLimit
        case .stillOpen, .closed: .other
        }
    }

    var getError: FileRequests.GetFileRequestError {
        switch self {
        case .notFound: .notFound
        case .appLacksAccess: .appLacksAccess
        case .noPermission: .noPermission
        default: .other
        }
    }

    var updateError: FileRequests.UpdateFileRequestError {
        switch self {
        case .notFound: .notFound
        case .notFolder: .notAFolder
        case .appLacksAccess: .appLacksAccess
        case .noPermission: .noPermission
        case .noWritePermission: .noWritePermission
        case .invalid: .validationError
        case .tooMany, .stillOpen, .closed: .other
        }
    }

    var deleteError: FileRequests.DeleteFileRequestError {
        switch self {
        case .notFound: .notFound
        case .appLacksAccess: .appLacksAccess
        case .noPermission: .noPermission
        case .stillOpen: .fileRequestOpen
        default: .other
        }
    }
}
