// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// A feature that a team may or may not have.
    public enum Feature: StoneUnion, CustomStringConvertible {
        /// How many uploads the API accepts in a month.
        case uploadApiRateLimit
        /// A team space.
        case hasTeamSharedDropbox
        /// Events about files in the team log.
        case hasTeamFileEvents
        /// Sync settings for team folders.
        case hasTeamSelectiveSync
        /// A home folder for each member.
        case hasDistinctMemberHomes
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 40) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .uploadApiRateLimit
            case 1: self = .hasTeamSharedDropbox
            case 2: self = .hasTeamFileEvents
            case 3: self = .hasTeamSelectiveSync
            case 4: self = .hasDistinctMemberHomes
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .uploadApiRateLimit: .tag(0)
            case .hasTeamSharedDropbox: .tag(1)
            case .hasTeamFileEvents: .tag(2)
            case .hasTeamSelectiveSync: .tag(3)
            case .hasDistinctMemberHomes: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A feature and its setting.
    public enum FeatureValue: StoneUnion, CustomStringConvertible {
        /// How many uploads the API accepts in a month.
        case uploadApiRateLimit(Team.UploadApiRateLimitValue)
        /// Whether the team has a team space.
        case hasTeamSharedDropbox(Team.HasTeamSharedDropboxValue)
        /// Whether the team log has events about files.
        case hasTeamFileEvents(Team.HasTeamFileEventsValue)
        /// Whether sync settings can be set for team folders.
        case hasTeamSelectiveSync(Team.HasTeamSelectiveSyncValue)
        /// Whether each member has a home folder.
        case hasDistinctMemberHomes(Team.HasDistinctMemberHomesValue)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 41) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .uploadApiRateLimit(_value.union())
            case 1: self = .hasTeamSharedDropbox(_value.union())
            case 2: self = .hasTeamFileEvents(_value.union())
            case 3: self = .hasTeamSelectiveSync(_value.union())
            case 4: self = .hasDistinctMemberHomes(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .uploadApiRateLimit(let value): .boxed(0, union: value._value)
            case .hasTeamSharedDropbox(let value): .boxed(1, union: value._value)
            case .hasTeamFileEvents(let value): .boxed(2, union: value._value)
            case .hasTeamSelectiveSync(let value): .boxed(3, union: value._value)
            case .hasDistinctMemberHomes(let value): .boxed(4, union: value._value)
            case .other: .tag(5)
            }
        }
    }

    /// Which features to ask for.
    public struct FeaturesGetValuesBatchArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 42) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(features: [Team.Feature]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, features)
            _record = builder.record()
        }

        /// The features to ask for, at least one.
        public var features: [Team.Feature] { _record.unions(0) }
    }

    /// Why no features were returned.
    public enum FeaturesGetValuesBatchError: StoneUnion, CustomStringConvertible {
        /// No feature was given.
        case emptyFeaturesList
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 43) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .emptyFeaturesList
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .emptyFeaturesList: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The features asked for.
    public struct FeaturesGetValuesBatchResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 44) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(values: [Team.FeatureValue]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, values)
            _record = builder.record()
        }

        /// The settings of the features asked for.
        public var values: [Team.FeatureValue] { _record.unions(0) }
    }
}
