// Generated from API/account.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// The profile photo of the current user.
public enum Account: StoneNamespace {
    /// The schema of the `account` namespace.
    public static let _schema = StoneSchema(
        "account",
        #"""
struct AccountPhotoGetArg;dbx_account_id String;size String;circle_crop Boolean;expect_account_photo Boolean
union AccountPhotoGetError open=other;thumbnail_error ThumbnailError;account_photo_missing;expected_account_photo_missing;other
struct AccountPhotoGetResult;content_type String
struct DeleteProfilePhotoArg
union DeleteProfilePhotoError open=other;other
struct DeleteProfilePhotoResult
union PhotoSourceArg open=other;base64_data String;other
struct SetProfilePhotoArg;photo PhotoSourceArg
union SetProfilePhotoError open=other;file_type_error;file_size_error;dimension_error;thumbnail_error;transient_error;other
struct SetProfilePhotoResult;profile_photo_url String
union ThumbnailError open=other;permanent_failure;temporary_failure;other
route delete_profile_photo DeleteProfilePhotoArg DeleteProfilePhotoResult DeleteProfilePhotoError auth=user host=api scope=account_info.write style=rpc
route get_photo AccountPhotoGetArg AccountPhotoGetResult AccountPhotoGetError allow_app_folder_app=true auth=user host=content scope=account_info.read select_admin_mode=whole_team style=download
route set_profile_photo SetProfilePhotoArg SetProfilePhotoResult SetProfilePhotoError auth=user host=api scope=account_info.write style=rpc
"""#
    )
}

extension Account {
    /// The photo to download, and its size and shape.
    public struct AccountPhotoGetArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - dbxAccountId: The account identifier, `dbid:…` or `dbaphid:…`.
        ///   - size: The size of the photo in pixels, such as `128x128`.
        ///   - circleCrop: A Boolean value that indicates whether to crop the photo to a circle.
        ///   - expectAccountPhoto: A Boolean value that indicates whether the account is expected to have a photo. It
        ///     determines the error for an account without one.
        @export(implementation)
        public init(dbxAccountId: String, size: String, circleCrop: Bool, expectAccountPhoto: Bool) {
            var builder = RecordBuilder(Account._type(0))
            builder.string(0, dbxAccountId)
            builder.string(1, size)
            builder.bool(2, circleCrop)
            builder.bool(3, expectAccountPhoto)
            self.init(_plainRecord: builder.record())
        }

        /// The account identifier, `dbid:…` or `dbaphid:…`.
        @export(implementation) public var dbxAccountId: String { _plainRecord.string(0) }
        /// The size of the photo in pixels, such as `128x128`.
        @export(implementation) public var size: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether to crop the photo to a circle.
        @export(implementation) public var circleCrop: Bool { _plainRecord.bool(2) }
        /// A Boolean value that indicates whether the account is expected to have a photo. It determines the error for
        /// an account without one.
        @export(implementation) public var expectAccountPhoto: Bool { _plainRecord.bool(3) }
    }

    /// The reason that no photo was downloaded.
    public enum AccountPhotoGetError: StoneUnion, CustomStringConvertible {
        /// Dropbox couldn't prepare the photo.
        case thumbnailError(Account.ThumbnailError)
        /// The account has no photo, and `expectAccountPhoto` is `false`.
        case accountPhotoMissing
        /// The account has no photo, but `expectAccountPhoto` is `true`.
        case expectedAccountPhotoMissing
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .thumbnailError(_value.union())
            case 1: self = .accountPhotoMissing
            case 2: self = .expectedAccountPhotoMissing
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .thumbnailError(let value): .boxedValue(0, union: value._value)
            case .accountPhotoMissing: .tag(1)
            case .expectedAccountPhotoMissing: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The metadata of a downloaded photo.
    public struct AccountPhotoGetResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(contentType: String) {
            var builder = RecordBuilder(Account._type(2))
            builder.string(0, contentType)
            self.init(_plainRecord: builder.record())
        }

        /// The media type of the photo, such as `image/jpeg`.
        @export(implementation) public var contentType: String { _plainRecord.string(0) }
    }

    /// The argument of `deleteProfilePhoto`. It has no fields.
    public struct DeleteProfilePhotoArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(Account._type(3))) }
    }

    /// An error from `deleteProfilePhoto`.
    public enum DeleteProfilePhotoError: StoneUnion, CustomStringConvertible {
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// The result of `deleteProfilePhoto`. It has no fields.
    public struct DeleteProfilePhotoResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(Account._type(5))) }
    }

    /// A new profile photo.
    public enum PhotoSourceArg: StoneUnion, CustomStringConvertible {
        /// The data of an image, Base64 encoded.
        case base64Data(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .base64Data(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .base64Data(let value): .boxedValue(0, string: value)
            case .other: .tag(1)
            }
        }
    }

    /// The photo to set.
    public struct SetProfilePhotoArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter photo: The new photo.
        @export(implementation)
        public init(photo: Account.PhotoSourceArg) {
            var builder = RecordBuilder(Account._type(7))
            builder.union(0, photo._value)
            self.init(_plainRecord: builder.record())
        }

        /// The new photo.
        @export(implementation) public var photo: Account.PhotoSourceArg { _plainRecord.union(0) }
    }

    /// The reason that the photo wasn't set.
    public enum SetProfilePhotoError: StoneUnion, CustomStringConvertible {
        /// The data isn't an image that Dropbox can use.
        case fileTypeError
        /// The image is larger than 10 MB.
        case fileSizeError
        /// The image isn't larger than 128 × 128 pixels.
        case dimensionError
        /// Dropbox can't create a thumbnail of the image.
        case thumbnailError
        /// A temporary error occurred at Dropbox. Try again.
        case transientError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .fileTypeError
            case 1: self = .fileSizeError
            case 2: self = .dimensionError
            case 3: self = .thumbnailError
            case 4: self = .transientError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fileTypeError: .tag(0)
            case .fileSizeError: .tag(1)
            case .dimensionError: .tag(2)
            case .thumbnailError: .tag(3)
            case .transientError: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The location of the new photo.
    public struct SetProfilePhotoResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(profilePhotoUrl: String) {
            var builder = RecordBuilder(Account._type(9))
            builder.string(0, profilePhotoUrl)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of the new photo.
        @export(implementation) public var profilePhotoUrl: String { _plainRecord.string(0) }
    }

    /// The reason that Dropbox couldn't prepare a photo.
    public enum ThumbnailError: StoneUnion, CustomStringConvertible {
        /// The error is permanent. Don't try again.
        case permanentFailure
        /// The error is temporary. Try again later.
        case temporaryFailure
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .permanentFailure
            case 1: self = .temporaryFailure
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .permanentFailure: .tag(0)
            case .temporaryFailure: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}

extension Account {
    /// Converts `AccountPhotoGetArg` from and to JSON.
    public typealias AccountPhotoGetArgSerializer = StoneSerializer<Account.AccountPhotoGetArg>
    /// Converts `AccountPhotoGetError` from and to JSON.
    public typealias AccountPhotoGetErrorSerializer = StoneSerializer<Account.AccountPhotoGetError>
    /// Converts `AccountPhotoGetResult` from and to JSON.
    public typealias AccountPhotoGetResultSerializer = StoneSerializer<Account.AccountPhotoGetResult>
    /// Converts `DeleteProfilePhotoArg` from and to JSON.
    public typealias DeleteProfilePhotoArgSerializer = StoneSerializer<Account.DeleteProfilePhotoArg>
    /// Converts `DeleteProfilePhotoError` from and to JSON.
    public typealias DeleteProfilePhotoErrorSerializer = StoneSerializer<Account.DeleteProfilePhotoError>
    /// Converts `DeleteProfilePhotoResult` from and to JSON.
    public typealias DeleteProfilePhotoResultSerializer = StoneSerializer<Account.DeleteProfilePhotoResult>
    /// Converts `PhotoSourceArg` from and to JSON.
    public typealias PhotoSourceArgSerializer = StoneSerializer<Account.PhotoSourceArg>
    /// Converts `SetProfilePhotoArg` from and to JSON.
    public typealias SetProfilePhotoArgSerializer = StoneSerializer<Account.SetProfilePhotoArg>
    /// Converts `SetProfilePhotoError` from and to JSON.
    public typealias SetProfilePhotoErrorSerializer = StoneSerializer<Account.SetProfilePhotoError>
    /// Converts `SetProfilePhotoResult` from and to JSON.
    public typealias SetProfilePhotoResultSerializer = StoneSerializer<Account.SetProfilePhotoResult>
    /// Converts `ThumbnailError` from and to JSON.
    public typealias ThumbnailErrorSerializer = StoneSerializer<Account.ThumbnailError>
}
