// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a folder couldn't be added to a data governance policy.
    public struct GovernancePolicyAddFolderFailedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            folder: String,
            policyType: TeamLog.PolicyType? = nil,
            reason: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(480))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, folder)
            builder.string(4, reason)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
        /// The folder that couldn't be added.
        @export(implementation) public var folder: String { _plainRecord.string(3) }
        /// The reason for the failure.
        @export(implementation) public var reason: String? { _plainRecord.stringOpt(4) }
    }

    /// A folder couldn't be added to a data governance policy.
    public struct GovernancePolicyAddFolderFailedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(481))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which folders were added to a data governance policy.
    public struct GovernancePolicyAddFoldersDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            policyType: TeamLog.PolicyType? = nil,
            folders: [String]? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(482))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.strings(3, folders)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
        /// The folders that were added.
        @export(implementation) public var folders: [String]? { _plainRecord.stringsOpt(3) }
    }

    /// Folders were added to a data governance policy.
    public struct GovernancePolicyAddFoldersType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(483))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which content was disposed of under a data governance policy.
    public struct GovernancePolicyContentDisposedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            dispositionType: TeamLog.DispositionActionType,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(484))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.union(3, dispositionType._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
        /// The way in which the content was disposed of.
        @export(implementation) public var dispositionType: TeamLog.DispositionActionType { _plainRecord.union(3) }
    }

    /// Content was disposed of under a data governance policy.
    public struct GovernancePolicyContentDisposedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(485))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a data governance policy was activated.
    public struct GovernancePolicyCreateDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            duration: TeamLog.DurationLogInfo,
            policyType: TeamLog.PolicyType? = nil,
            folders: [String]? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(486))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.object(3, duration._plainRecord)
            builder.strings(4, folders)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
        /// The duration of the policy in days.
        @export(implementation) public var duration: TeamLog.DurationLogInfo { _plainRecord.object(3) }
        /// The folders to which the policy applies.
        @export(implementation) public var folders: [String]? { _plainRecord.stringsOpt(4) }
    }

    /// A data governance policy was activated.
    public struct GovernancePolicyCreateType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(487))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a data governance policy was deleted.
    public struct GovernancePolicyDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(governancePolicyId: String, name: String, policyType: TeamLog.PolicyType? = nil) {
            var builder = RecordBuilder(TeamLog._type(488))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
    }

    /// A data governance policy was deleted.
    public struct GovernancePolicyDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(489))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the details of a data governance policy were edited.
    public struct GovernancePolicyEditDetailsDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            attribute: String,
            previousValue: String,
            newValue: String,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(490))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, attribute)
            builder.string(4, previousValue)
            builder.string(5, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
        /// The name of the attribute that was edited.
        @export(implementation) public var attribute: String { _plainRecord.string(3) }
        /// The value of the attribute before the change.
        @export(implementation) public var previousValue: String { _plainRecord.string(4) }
        /// The value of the attribute after the change.
        @export(implementation) public var newValue: String { _plainRecord.string(5) }
    }

    /// The details of a data governance policy were edited.
    public struct GovernancePolicyEditDetailsType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(491))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the duration of a data governance policy was changed.
    public struct GovernancePolicyEditDurationDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            previousValue: TeamLog.DurationLogInfo,
            newValue: TeamLog.DurationLogInfo,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(492))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.object(3, previousValue._plainRecord)
            builder.object(4, newValue._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
        /// The duration before the change.
        @export(implementation) public var previousValue: TeamLog.DurationLogInfo { _plainRecord.object(3) }
        /// The duration after the change.
        @export(implementation) public var newValue: TeamLog.DurationLogInfo { _plainRecord.object(4) }
    }

    /// The duration of a data governance policy was changed.
    public struct GovernancePolicyEditDurationType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(493))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a download of the content of a data governance policy was created.
    public struct GovernancePolicyExportCreatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            exportName: String,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(494))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, exportName)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
        /// The name of the export.
        @export(implementation) public var exportName: String { _plainRecord.string(3) }
    }

    /// A download of the content of a data governance policy was created.
    public struct GovernancePolicyExportCreatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(495))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a download of the content of a data governance policy was removed.
    public struct GovernancePolicyExportRemovedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            exportName: String,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(496))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, exportName)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
        /// The name of the export.
        @export(implementation) public var exportName: String { _plainRecord.string(3) }
    }

    /// A download of the content of a data governance policy was removed.
    public struct GovernancePolicyExportRemovedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(497))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which folders were removed from a data governance policy.
    public struct GovernancePolicyRemoveFoldersDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            policyType: TeamLog.PolicyType? = nil,
            folders: [String]? = nil,
            reason: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(498))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.strings(3, folders)
            builder.string(4, reason)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
        /// The folders that were removed.
        @export(implementation) public var folders: [String]? { _plainRecord.stringsOpt(3) }
        /// The reason for the removal.
        @export(implementation) public var reason: String? { _plainRecord.stringOpt(4) }
    }

    /// Folders were removed from a data governance policy.
    public struct GovernancePolicyRemoveFoldersType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(499))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a summary report of a data governance policy was created.
    public struct GovernancePolicyReportCreatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(governancePolicyId: String, name: String, policyType: TeamLog.PolicyType? = nil) {
            var builder = RecordBuilder(TeamLog._type(500))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
    }

    /// A summary report of a data governance policy was created.
    public struct GovernancePolicyReportCreatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(501))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a part of a data governance policy's content was downloaded.
    public struct GovernancePolicyZipPartDownloadedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            exportName: String,
            policyType: TeamLog.PolicyType? = nil,
            part: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(502))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, exportName)
            builder.string(4, part)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the policy.
        @export(implementation) public var governancePolicyId: String { _plainRecord.string(0) }
        /// The name of the policy.
        @export(implementation) public var name: String { _plainRecord.string(1) }
        /// The type of the policy.
        @export(implementation) public var policyType: TeamLog.PolicyType? { _plainRecord.unionOpt(2) }
        /// The name of the export.
        @export(implementation) public var exportName: String { _plainRecord.string(3) }
        /// The part that was downloaded.
        @export(implementation) public var part: String? { _plainRecord.stringOpt(4) }
    }

    /// A part of a data governance policy's content was downloaded.
    public struct GovernancePolicyZipPartDownloadedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(503))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `GovernancePolicyAddFolderFailedDetails` from and to JSON.
    public typealias GovernancePolicyAddFolderFailedDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyAddFolderFailedDetails>
    /// Converts `GovernancePolicyAddFolderFailedType` from and to JSON.
    public typealias GovernancePolicyAddFolderFailedTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyAddFolderFailedType>
    /// Converts `GovernancePolicyAddFoldersDetails` from and to JSON.
    public typealias GovernancePolicyAddFoldersDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyAddFoldersDetails>
    /// Converts `GovernancePolicyAddFoldersType` from and to JSON.
    public typealias GovernancePolicyAddFoldersTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyAddFoldersType>
    /// Converts `GovernancePolicyContentDisposedDetails` from and to JSON.
    public typealias GovernancePolicyContentDisposedDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyContentDisposedDetails>
    /// Converts `GovernancePolicyContentDisposedType` from and to JSON.
    public typealias GovernancePolicyContentDisposedTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyContentDisposedType>
    /// Converts `GovernancePolicyCreateDetails` from and to JSON.
    public typealias GovernancePolicyCreateDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyCreateDetails>
    /// Converts `GovernancePolicyCreateType` from and to JSON.
    public typealias GovernancePolicyCreateTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyCreateType>
    /// Converts `GovernancePolicyDeleteDetails` from and to JSON.
    public typealias GovernancePolicyDeleteDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyDeleteDetails>
    /// Converts `GovernancePolicyDeleteType` from and to JSON.
    public typealias GovernancePolicyDeleteTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyDeleteType>
    /// Converts `GovernancePolicyEditDetailsDetails` from and to JSON.
    public typealias GovernancePolicyEditDetailsDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyEditDetailsDetails>
    /// Converts `GovernancePolicyEditDetailsType` from and to JSON.
    public typealias GovernancePolicyEditDetailsTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyEditDetailsType>
    /// Converts `GovernancePolicyEditDurationDetails` from and to JSON.
    public typealias GovernancePolicyEditDurationDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyEditDurationDetails>
    /// Converts `GovernancePolicyEditDurationType` from and to JSON.
    public typealias GovernancePolicyEditDurationTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyEditDurationType>
    /// Converts `GovernancePolicyExportCreatedDetails` from and to JSON.
    public typealias GovernancePolicyExportCreatedDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyExportCreatedDetails>
    /// Converts `GovernancePolicyExportCreatedType` from and to JSON.
    public typealias GovernancePolicyExportCreatedTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyExportCreatedType>
    /// Converts `GovernancePolicyExportRemovedDetails` from and to JSON.
    public typealias GovernancePolicyExportRemovedDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyExportRemovedDetails>
    /// Converts `GovernancePolicyExportRemovedType` from and to JSON.
    public typealias GovernancePolicyExportRemovedTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyExportRemovedType>
    /// Converts `GovernancePolicyRemoveFoldersDetails` from and to JSON.
    public typealias GovernancePolicyRemoveFoldersDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyRemoveFoldersDetails>
    /// Converts `GovernancePolicyRemoveFoldersType` from and to JSON.
    public typealias GovernancePolicyRemoveFoldersTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyRemoveFoldersType>
    /// Converts `GovernancePolicyReportCreatedDetails` from and to JSON.
    public typealias GovernancePolicyReportCreatedDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyReportCreatedDetails>
    /// Converts `GovernancePolicyReportCreatedType` from and to JSON.
    public typealias GovernancePolicyReportCreatedTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyReportCreatedType>
    /// Converts `GovernancePolicyZipPartDownloadedDetails` from and to JSON.
    public typealias GovernancePolicyZipPartDownloadedDetailsSerializer = StoneSerializer<TeamLog.GovernancePolicyZipPartDownloadedDetails>
    /// Converts `GovernancePolicyZipPartDownloadedType` from and to JSON.
    public typealias GovernancePolicyZipPartDownloadedTypeSerializer = StoneSerializer<TeamLog.GovernancePolicyZipPartDownloadedType>
}
