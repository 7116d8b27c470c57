// Generated from API/account.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

extension Account {
    /// The descriptor of `account/delete_profile_photo`.
    @export(implementation)
    public static var deleteProfilePhoto: Route<Account.DeleteProfilePhotoArgSerializer, Account.DeleteProfilePhotoResultSerializer, Account.DeleteProfilePhotoErrorSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `account/get_photo`.
    @export(implementation)
    public static var getPhoto: Route<Account.AccountPhotoGetArgSerializer, Account.AccountPhotoGetResultSerializer, Account.AccountPhotoGetErrorSerializer> {
        Route(_schema, 1)
    }
    /// The descriptor of `account/set_profile_photo`.
    @export(implementation)
    public static var setProfilePhoto: Route<Account.SetProfilePhotoArgSerializer, Account.SetProfilePhotoResultSerializer, Account.SetProfilePhotoErrorSerializer> {
        Route(_schema, 2)
    }
}

/// The routes of `account`, called on behalf of a user or a team.
public struct AccountRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `account`.
    @export(implementation) public var account: AccountRoutes { AccountRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `account`. Never `nil`.
    @export(implementation) public var account: AccountRoutes! { AccountRoutes(client: client) }
}

extension AccountRoutes {
    /// Deletes the profile photo of the current user.
    ///
    /// The error of the route is ``Account/DeleteProfilePhotoError``, an error from `deleteProfilePhoto`.
    ///
    /// Route `account/delete_profile_photo`: style rpc, host api, auth user, scope `account_info.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#account-delete_profile_photo>
    ///
    /// - Returns: A request for ``Account/DeleteProfilePhotoResult``, the result of `deleteProfilePhoto`. It has no
    ///   fields.
    @discardableResult
    @export(implementation)
    public func deleteProfilePhoto(
    ) -> RpcRequest<Account.DeleteProfilePhotoResultSerializer, Account.DeleteProfilePhotoErrorSerializer> {
        client.request(Account.deleteProfilePhoto, serverArgs: Account.DeleteProfilePhotoArg())
    }

    /// Downloads the profile photo of a user.
    ///
    /// The error of the route is ``Account/AccountPhotoGetError``, the reason that no photo was downloaded.
    ///
    /// - ``Account/AccountPhotoGetError/thumbnailError(_:)``: Dropbox couldn't prepare the photo. See
    ///   ``Account/ThumbnailError``.
    /// - ``Account/AccountPhotoGetError/accountPhotoMissing``: The account has no photo, and `expectAccountPhoto` is
    ///   `false`.
    /// - ``Account/AccountPhotoGetError/expectedAccountPhotoMissing``: The account has no photo, but
    ///   `expectAccountPhoto` is `true`.
    ///
    /// Route `account/get_photo`: style download, host content, auth user, scope `account_info.read`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#account-get_photo>
    ///
    /// - Parameters:
    ///   - dbxAccountId: The account identifier, `dbid:…` or `dbaphid:…`.
    ///   - size: The size of the photo in pixels, such as `128x128`.
    ///   - circleCrop: A Boolean value that indicates whether to crop the photo to a circle.
    ///   - expectAccountPhoto: A Boolean value that indicates whether the account is expected to have a photo. It
    ///     determines the error for an account without one.
    /// - Returns: A request for ``Account/AccountPhotoGetResult``, the metadata of a downloaded photo.
    @discardableResult
    @export(implementation)
    public func getPhoto(
        dbxAccountId: String,
        size: String,
        circleCrop: Bool,
        expectAccountPhoto: Bool
    ) -> DownloadRequestMemory<Account.AccountPhotoGetResultSerializer, Account.AccountPhotoGetErrorSerializer> {
        client.request(
            Account.getPhoto,
            serverArgs: Account.AccountPhotoGetArg(
                dbxAccountId: dbxAccountId,
                size: size,
                circleCrop: circleCrop,
                expectAccountPhoto: expectAccountPhoto
            )
        )
    }

    /// Downloads the profile photo of a user. Stores the content in the file at `destination`, which must not exist
    /// unless `overwrite` is `true`. The method that returns the content in memory describes the route and its
    /// parameters.
    @discardableResult
    @export(implementation)
    public func getPhoto(
        dbxAccountId: String,
        size: String,
        circleCrop: Bool,
        expectAccountPhoto: Bool,
        overwrite: Bool = false,
        destination: URL
    ) -> DownloadRequestFile<Account.AccountPhotoGetResultSerializer, Account.AccountPhotoGetErrorSerializer> {
        client.request(
            Account.getPhoto,
            serverArgs: Account.AccountPhotoGetArg(
                dbxAccountId: dbxAccountId,
                size: size,
                circleCrop: circleCrop,
                expectAccountPhoto: expectAccountPhoto
            ),
            overwrite: overwrite,
            destination: destination
        )
    }

    /// Sets the profile photo of the current user: an image of at most 10 MB, larger than 128 × 128 pixels.
    ///
    /// The error of the route is ``Account/SetProfilePhotoError``, the reason that the photo wasn't set.
    ///
    /// - ``Account/SetProfilePhotoError/fileTypeError``: The data isn't an image that Dropbox can use.
    /// - ``Account/SetProfilePhotoError/fileSizeError``: The image is larger than 10 MB.
    /// - ``Account/SetProfilePhotoError/dimensionError``: The image isn't larger than 128 × 128 pixels.
    /// - ``Account/SetProfilePhotoError/thumbnailError``: Dropbox can't create a thumbnail of the image.
    /// - ``Account/SetProfilePhotoError/transientError``: A temporary error occurred at Dropbox. Try again.
    ///
    /// Route `account/set_profile_photo`: style rpc, host api, auth user, scope `account_info.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#account-set_profile_photo>
    ///
    /// - Parameter photo: The new photo.
    /// - Returns: A request for ``Account/SetProfilePhotoResult``, the location of the new photo.
    @discardableResult
    @export(implementation)
    public func setProfilePhoto(
        photo: Account.PhotoSourceArg
    ) -> RpcRequest<Account.SetProfilePhotoResultSerializer, Account.SetProfilePhotoErrorSerializer> {
        client.request(Account.setProfilePhoto, serverArgs: Account.SetProfilePhotoArg(photo: photo))
    }
}
