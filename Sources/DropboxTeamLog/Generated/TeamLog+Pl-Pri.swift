// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public enum PlacementRestriction: StoneUnion, CustomStringConvertible {
        case australiaOnly
        case canadaOnly
        case europeOnly
        case japanOnly
        case none
        case ukOnly
        case usS3Only
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(872) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .australiaOnly
            case 1: self = .canadaOnly
            case 2: self = .europeOnly
            case 3: self = .japanOnly
            case 4: self = .none
            case 5: self = .ukOnly
            case 6: self = .usS3Only
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .australiaOnly: .tag(0)
            case .canadaOnly: .tag(1)
            case .europeOnly: .tag(2)
            case .japanOnly: .tag(3)
            case .none: .tag(4)
            case .ukOnly: .tag(5)
            case .usS3Only: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    public enum PolicyType: StoneUnion, CustomStringConvertible {
        case disposition
        case retention
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(873) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disposition
            case 1: self = .retention
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disposition: .tag(0)
            case .retention: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public enum PreviewsAiPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(874) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct PreviewsAiPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(875) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.PreviewsAiPolicy, previousValue: TeamLog.PreviewsAiPolicy) {
            var builder = RecordBuilder(TeamLog._type(875))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.PreviewsAiPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.PreviewsAiPolicy { _record.union(1) }
    }

    public struct PreviewsAiPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(876) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(876))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct PrimaryTeamRequestAcceptedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(877) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(877))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct PrimaryTeamRequestCanceledDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(878) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(878))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct PrimaryTeamRequestExpiredDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(879) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(879))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct PrimaryTeamRequestReminderDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(880) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(880))
            builder.string(0, secondaryTeam)
            builder.string(1, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentTo: String { _record.string(1) }
    }
}
