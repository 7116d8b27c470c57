// Generated from API/sharing.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Sharing {
    /// The link that would be made by sharing.
    public struct ExpectedSharedContentLinkMetadata: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 19) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            audienceOptions: [Sharing.LinkAudience],
            currentAudience: Sharing.LinkAudience,
            linkPermissions: [Sharing.LinkPermission],
            passwordProtected: Bool,
            accessLevel: Sharing.AccessLevel? = nil,
            audienceRestrictingSharedFolder: Sharing.AudienceRestrictingSharedFolder? = nil,
            expiry: Date? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, accessLevel?._value)
            builder.unions(1, audienceOptions)
            builder.object(2, audienceRestrictingSharedFolder?._record)
            builder.union(3, currentAudience._value)
            builder.date(4, expiry)
            builder.list(5, linkPermissions)
            builder.bool(6, passwordProtected)
            _record = builder.record()
        }

        /// What the link allows.
        public var accessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        /// Who could be allowed to use it.
        public var audienceOptions: [Sharing.LinkAudience] { _record.unions(1) }
        /// The shared folder that keeps the audience from being made smaller.
        public var audienceRestrictingSharedFolder: Sharing.AudienceRestrictingSharedFolder? { _record.objectOpt(2) }
        /// Who may use it.
        public var currentAudience: Sharing.LinkAudience { _record.union(3) }
        /// When it expires, if ever. After that only members can use it.
        public var expiry: Date? { _record.dateOpt(4) }
        /// What the user may do with it.
        public var linkPermissions: [Sharing.LinkPermission] { _record.list(5) }
        /// Whether it asks for a password.
        public var passwordProtected: Bool { _record.bool(6) }
    }
}
