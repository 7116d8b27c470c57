// Generated from API/team.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Team {
    /// Why files cannot be handed on.
    public enum MembersTransferFilesError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are being handed to somebody.
        case transferInProgress
        /// They have been handed to somebody.
        case alreadyTransferred
        /// They have been handed to somebody, or deleted.
        case alreadyTransferredOrDeleted
        /// The files cannot go to the member themselves.
        case removedAndTransferDestShouldDiffer
        /// The admin cannot be the member themselves.
        case removedAndTransferAdminShouldDiffer
        /// There is nobody like `transferDestId`.
        case transferDestUserNotFound
        /// `transferDestId` does not belong to the team.
        case transferDestUserNotInTeam
        /// `transferAdminId` does not belong to the team.
        case transferAdminUserNotInTeam
        /// There is nobody like `transferAdminId`.
        case transferAdminUserNotFound
        /// `transferAdminId` is missing.
        case unspecifiedTransferAdminId
        /// `transferAdminId` is no admin.
        case transferAdminIsNotAdmin
        /// Whoever gets the files must verify their email address first.
        case recipientNotVerified
        public static var _type: TypeRef { TypeRef(Team._schema, 184) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            case 6: self = .removedAndTransferDestShouldDiffer
            case 7: self = .removedAndTransferAdminShouldDiffer
            case 8: self = .transferDestUserNotFound
            case 9: self = .transferDestUserNotInTeam
            case 10: self = .transferAdminUserNotInTeam
            case 11: self = .transferAdminUserNotFound
            case 12: self = .unspecifiedTransferAdminId
            case 13: self = .transferAdminIsNotAdmin
            case 14: self = .recipientNotVerified
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            case .removedAndTransferDestShouldDiffer: .tag(6)
            case .removedAndTransferAdminShouldDiffer: .tag(7)
            case .transferDestUserNotFound: .tag(8)
            case .transferDestUserNotInTeam: .tag(9)
            case .transferAdminUserNotInTeam: .tag(10)
            case .transferAdminUserNotFound: .tag(11)
            case .unspecifiedTransferAdminId: .tag(12)
            case .transferAdminIsNotAdmin: .tag(13)
            case .recipientNotVerified: .tag(14)
            }
        }
    }

    /// Why files were not handed on.
    public enum MembersTransferFormerMembersFilesError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are being handed to somebody.
        case transferInProgress
        /// They have been handed to somebody.
        case alreadyTransferred
        /// They have been handed to somebody, or deleted.
        case alreadyTransferredOrDeleted
        /// The files cannot go to the member themselves.
        case removedAndTransferDestShouldDiffer
        /// The admin cannot be the member themselves.
        case removedAndTransferAdminShouldDiffer
        /// There is nobody like `transferDestId`.
        case transferDestUserNotFound
        /// `transferDestId` does not belong to the team.
        case transferDestUserNotInTeam
        /// `transferAdminId` does not belong to the team.
        case transferAdminUserNotInTeam
        /// There is nobody like `transferAdminId`.
        case transferAdminUserNotFound
        /// `transferAdminId` is missing.
        case unspecifiedTransferAdminId
        /// `transferAdminId` is no admin.
        case transferAdminIsNotAdmin
        /// Whoever gets the files must verify their email address first.
        case recipientNotVerified
        /// They are being handed on. Try again later.
        case userDataIsBeingTransferred
        /// There is no such former member.
        case userNotRemoved
        /// It is too late for that.
        case userDataCannotBeTransferred
        /// They have been handed on already.
        case userDataAlreadyTransferred
        public static var _type: TypeRef { TypeRef(Team._schema, 185) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            case 6: self = .removedAndTransferDestShouldDiffer
            case 7: self = .removedAndTransferAdminShouldDiffer
            case 8: self = .transferDestUserNotFound
            case 9: self = .transferDestUserNotInTeam
            case 10: self = .transferAdminUserNotInTeam
            case 11: self = .transferAdminUserNotFound
            case 12: self = .unspecifiedTransferAdminId
            case 13: self = .transferAdminIsNotAdmin
            case 14: self = .recipientNotVerified
            case 15: self = .userDataIsBeingTransferred
            case 16: self = .userNotRemoved
            case 17: self = .userDataCannotBeTransferred
            case 18: self = .userDataAlreadyTransferred
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            case .removedAndTransferDestShouldDiffer: .tag(6)
            case .removedAndTransferAdminShouldDiffer: .tag(7)
            case .transferDestUserNotFound: .tag(8)
            case .transferDestUserNotInTeam: .tag(9)
            case .transferAdminUserNotInTeam: .tag(10)
            case .transferAdminUserNotFound: .tag(11)
            case .unspecifiedTransferAdminId: .tag(12)
            case .transferAdminIsNotAdmin: .tag(13)
            case .recipientNotVerified: .tag(14)
            case .userDataIsBeingTransferred: .tag(15)
            case .userNotRemoved: .tag(16)
            case .userDataCannotBeTransferred: .tag(17)
            case .userDataAlreadyTransferred: .tag(18)
            }
        }
    }

    /// Whom to let in again.
    public struct MembersUnsuspendArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 186) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
    }

    /// Why a member was not let in again.
    public enum MembersUnsuspendError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are not suspended.
        case unsuspendNonSuspendedMember
        /// The team has no license left.
        case teamLicenseLimit
        public static var _type: TypeRef { TypeRef(Team._schema, 187) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .unsuspendNonSuspendedMember
            case 4: self = .teamLicenseLimit
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .unsuspendNonSuspendedMember: .tag(3)
            case .teamLicenseLimit: .tag(4)
            }
        }
    }

    /// A kind of mobile device.
    public enum MobileClientPlatform: StoneUnion, CustomStringConvertible {
        /// iPhone.
        case iphone
        /// iPad.
        case ipad
        /// Android.
        case android
        /// Windows Phone.
        case windowsPhone
        /// BlackBerry.
        case blackberry
        case other
        public static var _type: TypeRef { TypeRef(Team._schema, 188) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .iphone
            case 1: self = .ipad
            case 2: self = .android
            case 3: self = .windowsPhone
            case 4: self = .blackberry
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .iphone: .tag(0)
            case .ipad: .tag(1)
            case .android: .tag(2)
            case .windowsPhone: .tag(3)
            case .blackberry: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A mobile device that a member has linked.
    public struct MobileClientSession: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 189) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            sessionId: String,
            deviceName: String,
            clientType: Team.MobileClientPlatform,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            clientVersion: String? = nil,
            osVersion: String? = nil,
            lastCarrier: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            builder.string(5, deviceName)
            builder.union(6, clientType._value)
            builder.string(7, clientVersion)
            builder.string(8, osVersion)
            builder.string(9, lastCarrier)
            _record = builder.record()
        }

        /// The identity of the session.
        public var sessionId: String { _record.string(0) }
        /// The address of its latest activity.
        public var ipAddress: String? { _record.stringOpt(1) }
        /// The country of its latest activity.
        public var country: String? { _record.stringOpt(2) }
        /// When it began.
        public var created: Date? { _record.dateOpt(3) }
        /// When it was last active.
        public var updated: Date? { _record.dateOpt(4) }
        /// The name of the device.
        public var deviceName: String { _record.string(5) }
        /// The kind of device.
        public var clientType: Team.MobileClientPlatform { _record.union(6) }
        /// The version of the Dropbox app.
        public var clientVersion: String? { _record.stringOpt(7) }
        /// The version of the operating system.
        public var osVersion: String? { _record.stringOpt(8) }
        /// The carrier that it last used.
        public var lastCarrier: String? { _record.stringOpt(9) }
    }
}
