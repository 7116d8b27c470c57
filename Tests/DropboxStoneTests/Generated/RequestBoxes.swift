// Generated from API/*.json by `make generate`. Do not edit.

import DropboxCore

/// A request of a background session, found again: a case for each route that moves content, called on behalf of a user
/// or a team.
public enum DropboxBaseRequestBox: Sendable {
    /// `bakery/photo/get`
    case bakery_photoGet(DownloadRequestFile<Bakery.EmptySerializer, Bakery.OvenFaultSerializer>)
    /// `bakery/photo/put`
    case bakery_photoPut(UploadRequest<Bakery.EmptySerializer, VoidSerializer>)
}

extension DropboxBaseRequestBox {
    /// The request of a transfer; `nil` where no case has its route. Not for users.
    public static func reconnecting(_ transfer: BackgroundTransfer) -> DropboxBaseRequestBox? {
        switch transfer.route {
        case "bakery/photo/get": .bakery_photoGet(transfer.download(Bakery.photoGet))
        case "bakery/photo/put": .bakery_photoPut(transfer.upload(Bakery.photoPut))
        default: nil
        }
    }
}
