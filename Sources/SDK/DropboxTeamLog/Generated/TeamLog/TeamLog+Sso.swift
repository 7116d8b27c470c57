// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which an X.509 certificate was added for single sign-on (SSO).
    public struct SsoAddCertDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(certificateDetails: TeamLog.Certificate) {
            var builder = RecordBuilder(TeamLog._type(1264))
            builder.object(0, certificateDetails._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The certificate.
        @export(implementation) public var certificateDetails: TeamLog.Certificate { _plainRecord.object(0) }
    }

    /// An X.509 certificate was added for single sign-on (SSO).
    public struct SsoAddCertType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1265))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a sign-in URL was added for single sign-on (SSO).
    public struct SsoAddLoginUrlDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: String) {
            var builder = RecordBuilder(TeamLog._type(1266))
            builder.string(0, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The sign-in URL after the change.
        @export(implementation) public var newValue: String { _plainRecord.string(0) }
    }

    /// A sign-in URL was added for single sign-on (SSO).
    public struct SsoAddLoginUrlType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1267))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a sign-out URL was added for single sign-on (SSO).
    public struct SsoAddLogoutUrlDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1268))
            builder.string(0, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The sign-out URL after the change.
        @export(implementation) public var newValue: String? { _plainRecord.stringOpt(0) }
    }

    /// A sign-out URL was added for single sign-on (SSO).
    public struct SsoAddLogoutUrlType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1269))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the X.509 certificate for single sign-on (SSO) was changed.
    public struct SsoChangeCertDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newCertificateDetails: TeamLog.Certificate,
            previousCertificateDetails: TeamLog.Certificate? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1270))
            builder.object(0, previousCertificateDetails?._plainRecord)
            builder.object(1, newCertificateDetails._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The certificate before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousCertificateDetails: TeamLog.Certificate? { _plainRecord.objectOpt(0) }
        /// The certificate after the change.
        @export(implementation) public var newCertificateDetails: TeamLog.Certificate { _plainRecord.object(1) }
    }

    /// The X.509 certificate for single sign-on (SSO) was changed.
    public struct SsoChangeCertType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1271))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the sign-in URL for single sign-on (SSO) was changed.
    public struct SsoChangeLoginUrlDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: String, newValue: String) {
            var builder = RecordBuilder(TeamLog._type(1272))
            builder.string(0, previousValue)
            builder.string(1, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The sign-in URL before the change.
        @export(implementation) public var previousValue: String { _plainRecord.string(0) }
        /// The sign-in URL after the change.
        @export(implementation) public var newValue: String { _plainRecord.string(1) }
    }

    /// The sign-in URL for single sign-on (SSO) was changed.
    public struct SsoChangeLoginUrlType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1273))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the sign-out URL for single sign-on (SSO) was changed.
    public struct SsoChangeLogoutUrlDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: String? = nil, newValue: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1274))
            builder.string(0, previousValue)
            builder.string(1, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The sign-out URL before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: String? { _plainRecord.stringOpt(0) }
        /// The sign-out URL after the change.
        @export(implementation) public var newValue: String? { _plainRecord.stringOpt(1) }
    }

    /// The sign-out URL for single sign-on (SSO) was changed.
    public struct SsoChangeLogoutUrlType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1275))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's single sign-on (SSO) policy was changed.
    public struct SsoChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamPolicies.SsoPolicy, previousValue: TeamPolicies.SsoPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1276))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamPolicies.SsoPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamPolicies.SsoPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The team's single sign-on (SSO) policy was changed.
    public struct SsoChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1277))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the SAML identity mode for single sign-on (SSO) was changed.
    public struct SsoChangeSamlIdentityModeDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: Int64, newValue: Int64) {
            var builder = RecordBuilder(TeamLog._type(1278))
            builder.int64(0, previousValue)
            builder.int64(1, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The SAML identity mode before the change.
        @export(implementation) public var previousValue: Int64 { _plainRecord.int64(0) }
        /// The SAML identity mode after the change.
        @export(implementation) public var newValue: Int64 { _plainRecord.int64(1) }
    }

    /// The SAML identity mode for single sign-on (SSO) was changed.
    public struct SsoChangeSamlIdentityModeType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1279))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a sign-in with single sign-on (SSO) failed.
    public struct SsoErrorDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(errorDetails: TeamLog.FailureDetailsLogInfo) {
            var builder = RecordBuilder(TeamLog._type(1280))
            builder.object(0, errorDetails._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var errorDetails: TeamLog.FailureDetailsLogInfo { _plainRecord.object(0) }
    }

    /// A sign-in with single sign-on (SSO) failed. Replaced by `loginFail`.
    public struct SsoErrorType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1281))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the X.509 certificate for single sign-on (SSO) was removed.
    public struct SsoRemoveCertDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1282))) }
    }

    /// The X.509 certificate for single sign-on (SSO) was removed.
    public struct SsoRemoveCertType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1283))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the sign-in URL for single sign-on (SSO) was removed.
    public struct SsoRemoveLoginUrlDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(1284))
            builder.string(0, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The sign-in URL before the change.
        @export(implementation) public var previousValue: String { _plainRecord.string(0) }
    }

    /// The sign-in URL for single sign-on (SSO) was removed.
    public struct SsoRemoveLoginUrlType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1285))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the sign-out URL for single sign-on (SSO) was removed.
    public struct SsoRemoveLogoutUrlDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(1286))
            builder.string(0, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The sign-out URL before the change.
        @export(implementation) public var previousValue: String { _plainRecord.string(0) }
    }

    /// The sign-out URL for single sign-on (SSO) was removed.
    public struct SsoRemoveLogoutUrlType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1287))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `SsoAddCertDetails` from and to JSON.
    public typealias SsoAddCertDetailsSerializer = StoneSerializer<TeamLog.SsoAddCertDetails>
    /// Converts `SsoAddCertType` from and to JSON.
    public typealias SsoAddCertTypeSerializer = StoneSerializer<TeamLog.SsoAddCertType>
    /// Converts `SsoAddLoginUrlDetails` from and to JSON.
    public typealias SsoAddLoginUrlDetailsSerializer = StoneSerializer<TeamLog.SsoAddLoginUrlDetails>
    /// Converts `SsoAddLoginUrlType` from and to JSON.
    public typealias SsoAddLoginUrlTypeSerializer = StoneSerializer<TeamLog.SsoAddLoginUrlType>
    /// Converts `SsoAddLogoutUrlDetails` from and to JSON.
    public typealias SsoAddLogoutUrlDetailsSerializer = StoneSerializer<TeamLog.SsoAddLogoutUrlDetails>
    /// Converts `SsoAddLogoutUrlType` from and to JSON.
    public typealias SsoAddLogoutUrlTypeSerializer = StoneSerializer<TeamLog.SsoAddLogoutUrlType>
    /// Converts `SsoChangeCertDetails` from and to JSON.
    public typealias SsoChangeCertDetailsSerializer = StoneSerializer<TeamLog.SsoChangeCertDetails>
    /// Converts `SsoChangeCertType` from and to JSON.
    public typealias SsoChangeCertTypeSerializer = StoneSerializer<TeamLog.SsoChangeCertType>
    /// Converts `SsoChangeLoginUrlDetails` from and to JSON.
    public typealias SsoChangeLoginUrlDetailsSerializer = StoneSerializer<TeamLog.SsoChangeLoginUrlDetails>
    /// Converts `SsoChangeLoginUrlType` from and to JSON.
    public typealias SsoChangeLoginUrlTypeSerializer = StoneSerializer<TeamLog.SsoChangeLoginUrlType>
    /// Converts `SsoChangeLogoutUrlDetails` from and to JSON.
    public typealias SsoChangeLogoutUrlDetailsSerializer = StoneSerializer<TeamLog.SsoChangeLogoutUrlDetails>
    /// Converts `SsoChangeLogoutUrlType` from and to JSON.
    public typealias SsoChangeLogoutUrlTypeSerializer = StoneSerializer<TeamLog.SsoChangeLogoutUrlType>
    /// Converts `SsoChangePolicyDetails` from and to JSON.
    public typealias SsoChangePolicyDetailsSerializer = StoneSerializer<TeamLog.SsoChangePolicyDetails>
    /// Converts `SsoChangePolicyType` from and to JSON.
    public typealias SsoChangePolicyTypeSerializer = StoneSerializer<TeamLog.SsoChangePolicyType>
    /// Converts `SsoChangeSamlIdentityModeDetails` from and to JSON.
    public typealias SsoChangeSamlIdentityModeDetailsSerializer = StoneSerializer<TeamLog.SsoChangeSamlIdentityModeDetails>
    /// Converts `SsoChangeSamlIdentityModeType` from and to JSON.
    public typealias SsoChangeSamlIdentityModeTypeSerializer = StoneSerializer<TeamLog.SsoChangeSamlIdentityModeType>
    /// Converts `SsoErrorDetails` from and to JSON.
    public typealias SsoErrorDetailsSerializer = StoneSerializer<TeamLog.SsoErrorDetails>
    /// Converts `SsoErrorType` from and to JSON.
    public typealias SsoErrorTypeSerializer = StoneSerializer<TeamLog.SsoErrorType>
    /// Converts `SsoRemoveCertDetails` from and to JSON.
    public typealias SsoRemoveCertDetailsSerializer = StoneSerializer<TeamLog.SsoRemoveCertDetails>
    /// Converts `SsoRemoveCertType` from and to JSON.
    public typealias SsoRemoveCertTypeSerializer = StoneSerializer<TeamLog.SsoRemoveCertType>
    /// Converts `SsoRemoveLoginUrlDetails` from and to JSON.
    public typealias SsoRemoveLoginUrlDetailsSerializer = StoneSerializer<TeamLog.SsoRemoveLoginUrlDetails>
    /// Converts `SsoRemoveLoginUrlType` from and to JSON.
    public typealias SsoRemoveLoginUrlTypeSerializer = StoneSerializer<TeamLog.SsoRemoveLoginUrlType>
    /// Converts `SsoRemoveLogoutUrlDetails` from and to JSON.
    public typealias SsoRemoveLogoutUrlDetailsSerializer = StoneSerializer<TeamLog.SsoRemoveLogoutUrlDetails>
    /// Converts `SsoRemoveLogoutUrlType` from and to JSON.
    public typealias SsoRemoveLogoutUrlTypeSerializer = StoneSerializer<TeamLog.SsoRemoveLogoutUrlType>
}
