// Generated from API/*.json by `make generate`. Do not edit.

import DropboxCore

/// A request of a background session, after a relaunch of the app. It has a case for each route that transfers content,
/// called on behalf of a user or a team.
public enum DropboxBaseRequestBox: Sendable {
    /// A request of `bakery/photo/get`.
    case bakery_photoGet(DownloadRequestFile<Bakery.EmptySerializer, Bakery.OvenFaultSerializer>)
    /// A request of `bakery/photo/put`.
    case bakery_photoPut(UploadRequest<Bakery.EmptySerializer, VoidSerializer>)
}

extension DropboxBaseRequestBox {
    /// Returns the request of a transfer, or `nil` if there is no case for its route. For internal use only.
    public static func reconnecting(_ transfer: BackgroundTransfer) -> DropboxBaseRequestBox? {
        switch transfer.route {
        case "bakery/photo/get": .bakery_photoGet(transfer.download(Bakery.photoGet))
        case "bakery/photo/put": .bakery_photoPut(transfer.upload(Bakery.photoPut))
        default: nil
        }
    }
}
