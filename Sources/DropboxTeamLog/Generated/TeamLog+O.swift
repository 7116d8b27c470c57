// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import Foundation
import StoneRuntime

extension TeamLog {
    public struct ObjectLabelAddedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 726) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(labelType: TeamLog.LabelType) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, labelType._value)
            _record = builder.record()
        }

        public var labelType: TeamLog.LabelType { _record.union(0) }
    }

    public struct ObjectLabelAddedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 727) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ObjectLabelRemovedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 728) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(labelType: TeamLog.LabelType) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, labelType._value)
            _record = builder.record()
        }

        public var labelType: TeamLog.LabelType { _record.union(0) }
    }

    public struct ObjectLabelRemovedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 729) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ObjectLabelUpdatedValueDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 730) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(labelType: TeamLog.LabelType) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, labelType._value)
            _record = builder.record()
        }

        public var labelType: TeamLog.LabelType { _record.union(0) }
    }

    public struct ObjectLabelUpdatedValueType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 731) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct OpenNoteSharedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 732) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct OpenNoteSharedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 733) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct OrganizationDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 734) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(organization: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, organization)
            _record = builder.record()
        }

        public var organization: String { _record.string(0) }
    }

    public struct OrganizationName: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 735) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(organization: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, organization)
            _record = builder.record()
        }

        public var organization: String { _record.string(0) }
    }

    public struct OrganizeFolderWithTidyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 736) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct OrganizeFolderWithTidyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 737) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// From where, and by which means, somebody did something.
    public struct OriginLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 738) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(accessMethod: TeamLog.AccessMethodLogInfo, geoLocation: TeamLog.GeoLocationLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, geoLocation?._record)
            builder.union(1, accessMethod._value)
            _record = builder.record()
        }

        /// From where.
        public var geoLocation: TeamLog.GeoLocationLogInfo? { _record.objectOpt(0) }
        /// By which means.
        public var accessMethod: TeamLog.AccessMethodLogInfo { _record.union(1) }
    }

    public struct OutdatedLinkViewCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 739) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, startDate)
            builder.date(1, endDate)
            _record = builder.record()
        }

        public var startDate: Date { _record.date(0) }
        public var endDate: Date { _record.date(1) }
    }

    public struct OutdatedLinkViewCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 740) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct OutdatedLinkViewReportFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 741) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, failureReason._value)
            _record = builder.record()
        }

        /// Why it failed.
        public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct OutdatedLinkViewReportFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 742) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }
}
