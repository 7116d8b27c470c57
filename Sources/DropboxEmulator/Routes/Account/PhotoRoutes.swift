import DropboxAccount
import Foundation

/// The photos that users show of themselves.
enum PhotoRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Account.setProfilePhoto, setProfilePhoto)
        table.on(Account.deleteProfilePhoto) { _, call in
            try call.store.removePhoto(of: call.account.number)
            return Account.DeleteProfilePhotoResult()
        }
        table.onDownload(Account.getPhoto, getPhoto)
    }

    private static func setProfilePhoto(
        _ argument: Account.SetProfilePhotoArg, _ call: Call
    ) async throws -> Account.SetProfilePhotoResult {
        do {
            let photo = try await call.setPhoto(argument.photo, of: call.account.number)
            return Account.SetProfilePhotoResult(profilePhotoUrl: photo.url(call.request))
        } catch let failure as ProfilePhoto.Failure {
            throw RouteRejection(failure.error)
        }
    }

    private static func getPhoto(
        _ argument: Account.AccountPhotoGetArg, _ call: Call
    ) async throws -> Download<Account.AccountPhotoGetResult> {
        guard ["dbid:", "dbaphid:"].contains(where: argument.dbxAccountId.hasPrefix) else {
            throw RequestError.wrongPhotoAccount
        }
        guard let size = ProfilePhoto.size(argument.size) else {
            throw RequestError.wrongPhotoSize(argument.size)
        }
        guard let photo = try call.store.photo(argument.dbxAccountId) else {
            throw RouteRejection(
                argument.expectAccountPhoto
                    ? Account.AccountPhotoGetError.expectedAccountPhotoMissing : .accountPhotoMissing)
        }
        let isRound = argument.circleCrop
        let made = try await call.service.media.run { ProfilePhoto.cropped(photo, to: size, isRound: isRound) }
        guard let made else { throw RouteRejection(Account.AccountPhotoGetError.thumbnailError(.permanentFailure)) }
        let type = isRound ? "image/png" : "image/jpeg"
        return Download(
            result: Account.AccountPhotoGetResult(contentType: type),
            tag: call.store.content.hash(of: made).hexadecimal, data: made)
    }
}

extension Call {
    /// Gives an account another photo.
    ///
    /// - Throws: `ProfilePhoto.Failure` for what is no photo.
    func setPhoto(_ source: Account.PhotoSourceArg, of account: Int64) async throws -> PhotoReference {
        guard case .base64Data(let text) = source, let data = Data(base64Encoded: text) else {
            throw ProfilePhoto.Failure.noImage
        }
        try await service.media.run { try ProfilePhoto.check(data) }
        return try store.setPhoto(data, of: account)
    }
}

extension ProfilePhoto.Failure {
    var error: Account.SetProfilePhotoError {
        switch self {
        case .noImage: .fileTypeError
        case .tooManyBytes: .fileSizeError
        case .tooSmall: .dimensionError
        case .undecodable: .thumbnailError
        }
    }
}

extension UserAccount {
    /// Where the photo of the account is; nil if it has none.
    func photoURL(_ request: ServerRequest) -> String? { photo?.url(request) }
}

extension PhotoReference {
    func url(_ request: ServerRequest) -> String {
        let id = id.replacingOccurrences(of: ":", with: "%3A")
        return request.origin("dl-web.dropbox.com") + "/account_photo/get/\(id)?vers=\(version)&size=128x128"
    }
}
