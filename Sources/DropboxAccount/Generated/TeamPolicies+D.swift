// Generated from API/team_policies.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamPolicies {
    /// When new links that lead out of the team expire by default.
    public enum DefaultLinkExpirationDaysPolicy: StoneUnion, CustomStringConvertible {
        /// Never.
        case none
        /// After 1 day.
        case day1
        /// After 3 days.
        case day3
        /// After 7 days.
        case day7
        /// After 30 days.
        case day30
        /// After 90 days.
        case day90
        /// After 180 days.
        case day180
        /// After 365 days.
        case year1
        case other

        public static var _type: TypeRef { TypeRef(TeamPolicies._schema, 2) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .none
            case 1: self = .day1
            case 2: self = .day3
            case 3: self = .day7
            case 4: self = .day30
            case 5: self = .day90
            case 6: self = .day180
            case 7: self = .year1
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .none: .tag(0)
            case .day1: .tag(1)
            case .day3: .tag(2)
            case .day7: .tag(3)
            case .day30: .tag(4)
            case .day90: .tag(5)
            case .day180: .tag(6)
            case .year1: .tag(7)
            case .other: .tag(8)
            }
        }
    }
}
