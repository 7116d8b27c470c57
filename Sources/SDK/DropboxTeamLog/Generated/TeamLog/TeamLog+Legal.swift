// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

extension TeamLog {
    /// Details of an event in which a legal hold was activated.
    public struct LegalHoldsActivateAHoldDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(legalHoldId: String, name: String, startDate: Date, endDate: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(557))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.date(2, startDate)
            builder.date(3, endDate)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold.
        @export(implementation) public var legalHoldId: String { _plainRecord.string(0) }
        /// The name of the legal hold.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The start of the legal hold.
        @export(implementation) public var startDate: Date { _plainRecord.date(2) }
        /// The end of the legal hold. `nil` if it has no end.
        @export(implementation) public var endDate: Date? { _plainRecord.dateOpt(3) }
    }

    /// A legal hold was activated.
    public struct LegalHoldsActivateAHoldType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(558))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which members were added to a legal hold.
    public struct LegalHoldsAddMembersDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(legalHoldId: String, name: String) {
            var builder = RecordBuilder(TeamLog._type(559))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold.
        @export(implementation) public var legalHoldId: String { _plainRecord.string(0) }
        /// The name of the legal hold.
        @export(implementation) public var name: String { _plainRecord.string(1) }
    }

    /// Members were added to a legal hold.
    public struct LegalHoldsAddMembersType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(560))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the details of a legal hold were edited.
    public struct LegalHoldsChangeHoldDetailsDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(legalHoldId: String, name: String, previousValue: String, newValue: String) {
            var builder = RecordBuilder(TeamLog._type(561))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.string(2, previousValue)
            builder.string(3, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold.
        @export(implementation) public var legalHoldId: String { _plainRecord.string(0) }
        /// The name of the legal hold.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The details of the legal hold before the change.
        @export(implementation) public var previousValue: String { _plainRecord.string(2) }
        /// The details of the legal hold after the change.
        @export(implementation) public var newValue: String { _plainRecord.string(3) }
    }

    /// The details of a legal hold were edited.
    public struct LegalHoldsChangeHoldDetailsType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(562))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a legal hold was renamed.
    public struct LegalHoldsChangeHoldNameDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(legalHoldId: String, previousValue: String, newValue: String) {
            var builder = RecordBuilder(TeamLog._type(563))
            builder.string(0, legalHoldId)
            builder.string(1, previousValue)
            builder.string(2, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold.
        @export(implementation) public var legalHoldId: String { _plainRecord.string(0) }
        /// The name of the legal hold before the change.
        @export(implementation) public var previousValue: String { _plainRecord.string(1) }
        /// The name of the legal hold after the change.
        @export(implementation) public var newValue: String { _plainRecord.string(2) }
    }

    /// A legal hold was renamed.
    public struct LegalHoldsChangeHoldNameType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(564))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the content of a legal hold was exported.
    public struct LegalHoldsExportAHoldDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(legalHoldId: String, name: String, exportName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(565))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.string(2, exportName)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold.
        @export(implementation) public var legalHoldId: String { _plainRecord.string(0) }
        /// The name of the legal hold.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The name of the export.
        @export(implementation) public var exportName: String? { _plainRecord.stringOpt(2) }
    }

    /// The content of a legal hold was exported.
    public struct LegalHoldsExportAHoldType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(566))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an export of a legal hold was canceled.
    public struct LegalHoldsExportCancelledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(legalHoldId: String, name: String, exportName: String) {
            var builder = RecordBuilder(TeamLog._type(567))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.string(2, exportName)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold.
        @export(implementation) public var legalHoldId: String { _plainRecord.string(0) }
        /// The name of the legal hold.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The name of the export.
        @export(implementation) public var exportName: String { _plainRecord.string(2) }
    }

    /// An export of a legal hold was canceled.
    public struct LegalHoldsExportCancelledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(568))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an export of a legal hold was downloaded.
    public struct LegalHoldsExportDownloadedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            legalHoldId: String,
            name: String,
            exportName: String,
            part: String? = nil,
            fileName: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(569))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.string(2, exportName)
            builder.string(3, part)
            builder.string(4, fileName)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold.
        @export(implementation) public var legalHoldId: String { _plainRecord.string(0) }
        /// The name of the legal hold.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The name of the export.
        @export(implementation) public var exportName: String { _plainRecord.string(2) }
        /// The part that was downloaded.
        @export(implementation) public var part: String? { _plainRecord.stringOpt(3) }
        /// The name of the file.
        @export(implementation) public var fileName: String? { _plainRecord.stringOpt(4) }
    }

    /// An export of a legal hold was downloaded.
    public struct LegalHoldsExportDownloadedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(570))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an export of a legal hold was removed.
    public struct LegalHoldsExportRemovedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(legalHoldId: String, name: String, exportName: String) {
            var builder = RecordBuilder(TeamLog._type(571))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            builder.string(2, exportName)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold.
        @export(implementation) public var legalHoldId: String { _plainRecord.string(0) }
        /// The name of the legal hold.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The name of the export.
        @export(implementation) public var exportName: String { _plainRecord.string(2) }
    }

    /// An export of a legal hold was removed.
    public struct LegalHoldsExportRemovedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(572))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a legal hold was released.
    public struct LegalHoldsReleaseAHoldDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(legalHoldId: String, name: String) {
            var builder = RecordBuilder(TeamLog._type(573))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold.
        @export(implementation) public var legalHoldId: String { _plainRecord.string(0) }
        /// The name of the legal hold.
        @export(implementation) public var name: String { _plainRecord.string(1) }
    }

    /// A legal hold was released.
    public struct LegalHoldsReleaseAHoldType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(574))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which members were removed from a legal hold.
    public struct LegalHoldsRemoveMembersDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(legalHoldId: String, name: String) {
            var builder = RecordBuilder(TeamLog._type(575))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold.
        @export(implementation) public var legalHoldId: String { _plainRecord.string(0) }
        /// The name of the legal hold.
        @export(implementation) public var name: String { _plainRecord.string(1) }
    }

    /// Members were removed from a legal hold.
    public struct LegalHoldsRemoveMembersType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(576))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a summary report of a legal hold was created.
    public struct LegalHoldsReportAHoldDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(legalHoldId: String, name: String) {
            var builder = RecordBuilder(TeamLog._type(577))
            builder.string(0, legalHoldId)
            builder.string(1, name)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the legal hold.
        @export(implementation) public var legalHoldId: String { _plainRecord.string(0) }
        /// The name of the legal hold.
        @export(implementation) public var name: String { _plainRecord.string(1) }
    }

    /// A summary report of a legal hold was created.
    public struct LegalHoldsReportAHoldType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(578))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `LegalHoldsActivateAHoldDetails` from and to JSON.
    public typealias LegalHoldsActivateAHoldDetailsSerializer = StoneSerializer<TeamLog.LegalHoldsActivateAHoldDetails>
    /// Converts `LegalHoldsActivateAHoldType` from and to JSON.
    public typealias LegalHoldsActivateAHoldTypeSerializer = StoneSerializer<TeamLog.LegalHoldsActivateAHoldType>
    /// Converts `LegalHoldsAddMembersDetails` from and to JSON.
    public typealias LegalHoldsAddMembersDetailsSerializer = StoneSerializer<TeamLog.LegalHoldsAddMembersDetails>
    /// Converts `LegalHoldsAddMembersType` from and to JSON.
    public typealias LegalHoldsAddMembersTypeSerializer = StoneSerializer<TeamLog.LegalHoldsAddMembersType>
    /// Converts `LegalHoldsChangeHoldDetailsDetails` from and to JSON.
    public typealias LegalHoldsChangeHoldDetailsDetailsSerializer = StoneSerializer<TeamLog.LegalHoldsChangeHoldDetailsDetails>
    /// Converts `LegalHoldsChangeHoldDetailsType` from and to JSON.
    public typealias LegalHoldsChangeHoldDetailsTypeSerializer = StoneSerializer<TeamLog.LegalHoldsChangeHoldDetailsType>
    /// Converts `LegalHoldsChangeHoldNameDetails` from and to JSON.
    public typealias LegalHoldsChangeHoldNameDetailsSerializer = StoneSerializer<TeamLog.LegalHoldsChangeHoldNameDetails>
    /// Converts `LegalHoldsChangeHoldNameType` from and to JSON.
    public typealias LegalHoldsChangeHoldNameTypeSerializer = StoneSerializer<TeamLog.LegalHoldsChangeHoldNameType>
    /// Converts `LegalHoldsExportAHoldDetails` from and to JSON.
    public typealias LegalHoldsExportAHoldDetailsSerializer = StoneSerializer<TeamLog.LegalHoldsExportAHoldDetails>
    /// Converts `LegalHoldsExportAHoldType` from and to JSON.
    public typealias LegalHoldsExportAHoldTypeSerializer = StoneSerializer<TeamLog.LegalHoldsExportAHoldType>
    /// Converts `LegalHoldsExportCancelledDetails` from and to JSON.
    public typealias LegalHoldsExportCancelledDetailsSerializer = StoneSerializer<TeamLog.LegalHoldsExportCancelledDetails>
    /// Converts `LegalHoldsExportCancelledType` from and to JSON.
    public typealias LegalHoldsExportCancelledTypeSerializer = StoneSerializer<TeamLog.LegalHoldsExportCancelledType>
    /// Converts `LegalHoldsExportDownloadedDetails` from and to JSON.
    public typealias LegalHoldsExportDownloadedDetailsSerializer = StoneSerializer<TeamLog.LegalHoldsExportDownloadedDetails>
    /// Converts `LegalHoldsExportDownloadedType` from and to JSON.
    public typealias LegalHoldsExportDownloadedTypeSerializer = StoneSerializer<TeamLog.LegalHoldsExportDownloadedType>
    /// Converts `LegalHoldsExportRemovedDetails` from and to JSON.
    public typealias LegalHoldsExportRemovedDetailsSerializer = StoneSerializer<TeamLog.LegalHoldsExportRemovedDetails>
    /// Converts `LegalHoldsExportRemovedType` from and to JSON.
    public typealias LegalHoldsExportRemovedTypeSerializer = StoneSerializer<TeamLog.LegalHoldsExportRemovedType>
    /// Converts `LegalHoldsReleaseAHoldDetails` from and to JSON.
    public typealias LegalHoldsReleaseAHoldDetailsSerializer = StoneSerializer<TeamLog.LegalHoldsReleaseAHoldDetails>
    /// Converts `LegalHoldsReleaseAHoldType` from and to JSON.
    public typealias LegalHoldsReleaseAHoldTypeSerializer = StoneSerializer<TeamLog.LegalHoldsReleaseAHoldType>
    /// Converts `LegalHoldsRemoveMembersDetails` from and to JSON.
    public typealias LegalHoldsRemoveMembersDetailsSerializer = StoneSerializer<TeamLog.LegalHoldsRemoveMembersDetails>
    /// Converts `LegalHoldsRemoveMembersType` from and to JSON.
    public typealias LegalHoldsRemoveMembersTypeSerializer = StoneSerializer<TeamLog.LegalHoldsRemoveMembersType>
    /// Converts `LegalHoldsReportAHoldDetails` from and to JSON.
    public typealias LegalHoldsReportAHoldDetailsSerializer = StoneSerializer<TeamLog.LegalHoldsReportAHoldDetails>
    /// Converts `LegalHoldsReportAHoldType` from and to JSON.
    public typealias LegalHoldsReportAHoldTypeSerializer = StoneSerializer<TeamLog.LegalHoldsReportAHoldType>
}
