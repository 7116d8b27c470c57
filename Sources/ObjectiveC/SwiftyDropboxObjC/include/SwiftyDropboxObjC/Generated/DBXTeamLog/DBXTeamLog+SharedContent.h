// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXSharingAccessLevel, DBXSharingLinkAudience, DBXSharingViewerInfoPolicy, DBXTeamLogDownloadPolicyType,
    DBXTeamLogEventDetailsSharedContentAddInviteesDetails, DBXTeamLogEventDetailsSharedContentAddLinkExpiryDetails,
    DBXTeamLogEventDetailsSharedContentAddLinkPasswordDetails, DBXTeamLogEventDetailsSharedContentAddMemberDetails,
    DBXTeamLogEventDetailsSharedContentChangeDownloadsPolicyDetails,
    DBXTeamLogEventDetailsSharedContentChangeInviteeRoleDetails,
    DBXTeamLogEventDetailsSharedContentChangeLinkAudienceDetails,
    DBXTeamLogEventDetailsSharedContentChangeLinkExpiryDetails,
    DBXTeamLogEventDetailsSharedContentChangeLinkPasswordDetails,
    DBXTeamLogEventDetailsSharedContentChangeMemberRoleDetails,
    DBXTeamLogEventDetailsSharedContentChangeViewerInfoPolicyDetails,
    DBXTeamLogEventDetailsSharedContentClaimInvitationDetails, DBXTeamLogEventDetailsSharedContentCopyDetails,
    DBXTeamLogEventDetailsSharedContentDownloadDetails, DBXTeamLogEventDetailsSharedContentRelinquishMembershipDetails,
    DBXTeamLogEventDetailsSharedContentRemoveInviteesDetails,
    DBXTeamLogEventDetailsSharedContentRemoveLinkExpiryDetails,
    DBXTeamLogEventDetailsSharedContentRemoveLinkPasswordDetails,
    DBXTeamLogEventDetailsSharedContentRemoveMemberDetails, DBXTeamLogEventDetailsSharedContentRequestAccessDetails,
    DBXTeamLogEventDetailsSharedContentRestoreInviteesDetails, DBXTeamLogEventDetailsSharedContentRestoreMemberDetails,
    DBXTeamLogEventDetailsSharedContentUnshareDetails, DBXTeamLogEventDetailsSharedContentViewDetails,
    DBXTeamLogEventTypeArgSharedContentAddInvitees, DBXTeamLogEventTypeArgSharedContentAddLinkExpiry,
    DBXTeamLogEventTypeArgSharedContentAddLinkPassword, DBXTeamLogEventTypeArgSharedContentAddMember,
    DBXTeamLogEventTypeArgSharedContentChangeDownloadsPolicy, DBXTeamLogEventTypeArgSharedContentChangeInviteeRole,
    DBXTeamLogEventTypeArgSharedContentChangeLinkAudience, DBXTeamLogEventTypeArgSharedContentChangeLinkExpiry,
    DBXTeamLogEventTypeArgSharedContentChangeLinkPassword, DBXTeamLogEventTypeArgSharedContentChangeMemberRole,
    DBXTeamLogEventTypeArgSharedContentChangeViewerInfoPolicy, DBXTeamLogEventTypeArgSharedContentClaimInvitation,
    DBXTeamLogEventTypeArgSharedContentCopy, DBXTeamLogEventTypeArgSharedContentDownload,
    DBXTeamLogEventTypeArgSharedContentRelinquishMembership, DBXTeamLogEventTypeArgSharedContentRemoveInvitees,
    DBXTeamLogEventTypeArgSharedContentRemoveLinkExpiry, DBXTeamLogEventTypeArgSharedContentRemoveLinkPassword,
    DBXTeamLogEventTypeArgSharedContentRemoveMember, DBXTeamLogEventTypeArgSharedContentRequestAccess,
    DBXTeamLogEventTypeArgSharedContentRestoreInvitees, DBXTeamLogEventTypeArgSharedContentRestoreMember,
    DBXTeamLogEventTypeArgSharedContentUnshare, DBXTeamLogEventTypeArgSharedContentView,
    DBXTeamLogEventTypeSharedContentAddInvitees, DBXTeamLogEventTypeSharedContentAddLinkExpiry,
    DBXTeamLogEventTypeSharedContentAddLinkPassword, DBXTeamLogEventTypeSharedContentAddMember,
    DBXTeamLogEventTypeSharedContentChangeDownloadsPolicy, DBXTeamLogEventTypeSharedContentChangeInviteeRole,
    DBXTeamLogEventTypeSharedContentChangeLinkAudience, DBXTeamLogEventTypeSharedContentChangeLinkExpiry,
    DBXTeamLogEventTypeSharedContentChangeLinkPassword, DBXTeamLogEventTypeSharedContentChangeMemberRole,
    DBXTeamLogEventTypeSharedContentChangeViewerInfoPolicy, DBXTeamLogEventTypeSharedContentClaimInvitation,
    DBXTeamLogEventTypeSharedContentCopy, DBXTeamLogEventTypeSharedContentDownload,
    DBXTeamLogEventTypeSharedContentRelinquishMembership, DBXTeamLogEventTypeSharedContentRemoveInvitees,
    DBXTeamLogEventTypeSharedContentRemoveLinkExpiry, DBXTeamLogEventTypeSharedContentRemoveLinkPassword,
    DBXTeamLogEventTypeSharedContentRemoveMember, DBXTeamLogEventTypeSharedContentRequestAccess,
    DBXTeamLogEventTypeSharedContentRestoreInvitees, DBXTeamLogEventTypeSharedContentRestoreMember,
    DBXTeamLogEventTypeSharedContentUnshare, DBXTeamLogEventTypeSharedContentView,
    DBXTeamLogSharedContentAddInviteesDetails, DBXTeamLogSharedContentAddInviteesType,
    DBXTeamLogSharedContentAddLinkExpiryDetails, DBXTeamLogSharedContentAddLinkExpiryType,
    DBXTeamLogSharedContentAddLinkPasswordDetails, DBXTeamLogSharedContentAddLinkPasswordType,
    DBXTeamLogSharedContentAddMemberDetails, DBXTeamLogSharedContentAddMemberType,
    DBXTeamLogSharedContentChangeDownloadsPolicyDetails, DBXTeamLogSharedContentChangeDownloadsPolicyType,
    DBXTeamLogSharedContentChangeInviteeRoleDetails, DBXTeamLogSharedContentChangeInviteeRoleType,
    DBXTeamLogSharedContentChangeLinkAudienceDetails, DBXTeamLogSharedContentChangeLinkAudienceType,
    DBXTeamLogSharedContentChangeLinkExpiryDetails, DBXTeamLogSharedContentChangeLinkExpiryType,
    DBXTeamLogSharedContentChangeLinkPasswordDetails, DBXTeamLogSharedContentChangeLinkPasswordType,
    DBXTeamLogSharedContentChangeMemberRoleDetails, DBXTeamLogSharedContentChangeMemberRoleType,
    DBXTeamLogSharedContentChangeViewerInfoPolicyDetails, DBXTeamLogSharedContentChangeViewerInfoPolicyType,
    DBXTeamLogSharedContentClaimInvitationDetails, DBXTeamLogSharedContentClaimInvitationType,
    DBXTeamLogSharedContentCopyDetails, DBXTeamLogSharedContentCopyType, DBXTeamLogSharedContentDownloadDetails,
    DBXTeamLogSharedContentDownloadType, DBXTeamLogSharedContentRelinquishMembershipDetails,
    DBXTeamLogSharedContentRelinquishMembershipType, DBXTeamLogSharedContentRemoveInviteesDetails,
    DBXTeamLogSharedContentRemoveInviteesType, DBXTeamLogSharedContentRemoveLinkExpiryDetails,
    DBXTeamLogSharedContentRemoveLinkExpiryType, DBXTeamLogSharedContentRemoveLinkPasswordDetails,
    DBXTeamLogSharedContentRemoveLinkPasswordType, DBXTeamLogSharedContentRemoveMemberDetails,
    DBXTeamLogSharedContentRemoveMemberType, DBXTeamLogSharedContentRequestAccessDetails,
    DBXTeamLogSharedContentRequestAccessType, DBXTeamLogSharedContentRestoreInviteesDetails,
    DBXTeamLogSharedContentRestoreInviteesType, DBXTeamLogSharedContentRestoreMemberDetails,
    DBXTeamLogSharedContentRestoreMemberType, DBXTeamLogSharedContentUnshareDetails, DBXTeamLogSharedContentUnshareType,
    DBXTeamLogSharedContentViewDetails, DBXTeamLogSharedContentViewType, DBXTeamLogUserLogInfo;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (SharedContentMembers)
/// The object if its tag is `shared_content_add_invitees_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentAddInviteesDetails *asSharedContentAddInviteesDetails;

/// The object if its tag is `shared_content_add_link_expiry_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentAddLinkExpiryDetails *asSharedContentAddLinkExpiryDetails;

/// The object if its tag is `shared_content_add_link_password_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentAddLinkPasswordDetails *asSharedContentAddLinkPasswordDetails;

/// The object if its tag is `shared_content_add_member_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentAddMemberDetails *asSharedContentAddMemberDetails;

/// The object if its tag is `shared_content_change_downloads_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentChangeDownloadsPolicyDetails *asSharedContentChangeDownloadsPolicyDetails;

/// The object if its tag is `shared_content_change_invitee_role_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentChangeInviteeRoleDetails *asSharedContentChangeInviteeRoleDetails;

/// The object if its tag is `shared_content_change_link_audience_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentChangeLinkAudienceDetails *asSharedContentChangeLinkAudienceDetails;

/// The object if its tag is `shared_content_change_link_expiry_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentChangeLinkExpiryDetails *asSharedContentChangeLinkExpiryDetails;

/// The object if its tag is `shared_content_change_link_password_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentChangeLinkPasswordDetails *asSharedContentChangeLinkPasswordDetails;

/// The object if its tag is `shared_content_change_member_role_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentChangeMemberRoleDetails *asSharedContentChangeMemberRoleDetails;

/// The object if its tag is `shared_content_change_viewer_info_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentChangeViewerInfoPolicyDetails *asSharedContentChangeViewerInfoPolicyDetails;

/// The object if its tag is `shared_content_claim_invitation_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentClaimInvitationDetails *asSharedContentClaimInvitationDetails;

/// The object if its tag is `shared_content_copy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedContentCopyDetails *asSharedContentCopyDetails;

/// The object if its tag is `shared_content_download_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentDownloadDetails *asSharedContentDownloadDetails;

/// The object if its tag is `shared_content_relinquish_membership_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentRelinquishMembershipDetails *asSharedContentRelinquishMembershipDetails;

/// The object if its tag is `shared_content_remove_invitees_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentRemoveInviteesDetails *asSharedContentRemoveInviteesDetails;

/// The object if its tag is `shared_content_remove_link_expiry_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentRemoveLinkExpiryDetails *asSharedContentRemoveLinkExpiryDetails;

/// The object if its tag is `shared_content_remove_link_password_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentRemoveLinkPasswordDetails *asSharedContentRemoveLinkPasswordDetails;

/// The object if its tag is `shared_content_remove_member_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentRemoveMemberDetails *asSharedContentRemoveMemberDetails;

/// The object if its tag is `shared_content_request_access_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentRequestAccessDetails *asSharedContentRequestAccessDetails;

/// The object if its tag is `shared_content_restore_invitees_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentRestoreInviteesDetails *asSharedContentRestoreInviteesDetails;

/// The object if its tag is `shared_content_restore_member_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentRestoreMemberDetails *asSharedContentRestoreMemberDetails;

/// The object if its tag is `shared_content_unshare_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharedContentUnshareDetails *asSharedContentUnshareDetails;

/// The object if its tag is `shared_content_view_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSharedContentViewDetails *asSharedContentViewDetails;
@end

/// Details of an event in which a person was invited to Dropbox and given access to a shared file or folder.
@interface DBXTeamLogEventDetailsSharedContentAddInviteesDetails : DBXTeamLogEventDetails
/// The value of `shared_content_add_invitees_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentAddInviteesDetails *sharedContentAddInviteesDetails;

/// Creates an object with the tag `shared_content_add_invitees_details`.
- (instancetype)init:(DBXTeamLogSharedContentAddInviteesDetails *)sharedContentAddInviteesDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an expiration date was added to the link to a shared file or folder.
@interface DBXTeamLogEventDetailsSharedContentAddLinkExpiryDetails : DBXTeamLogEventDetails
/// The value of `shared_content_add_link_expiry_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentAddLinkExpiryDetails *sharedContentAddLinkExpiryDetails;

/// Creates an object with the tag `shared_content_add_link_expiry_details`.
- (instancetype)init:(DBXTeamLogSharedContentAddLinkExpiryDetails *)sharedContentAddLinkExpiryDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a password was added to the link to a shared file or folder.
@interface DBXTeamLogEventDetailsSharedContentAddLinkPasswordDetails : DBXTeamLogEventDetails
/// The value of `shared_content_add_link_password_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentAddLinkPasswordDetails *sharedContentAddLinkPasswordDetails;

/// Creates an object with the tag `shared_content_add_link_password_details`.
- (instancetype)init:(DBXTeamLogSharedContentAddLinkPasswordDetails *)sharedContentAddLinkPasswordDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which users or groups were added to a shared file or folder.
@interface DBXTeamLogEventDetailsSharedContentAddMemberDetails : DBXTeamLogEventDetails
/// The value of `shared_content_add_member_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentAddMemberDetails *sharedContentAddMemberDetails;
/// Creates an object with the tag `shared_content_add_member_details`.
- (instancetype)init:(DBXTeamLogSharedContentAddMemberDetails *)sharedContentAddMemberDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads of a shared file or folder by its members were allowed or forbidden.
@interface DBXTeamLogEventDetailsSharedContentChangeDownloadsPolicyDetails : DBXTeamLogEventDetails
/// The value of `shared_content_change_downloads_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedContentChangeDownloadsPolicyDetails *sharedContentChangeDownloadsPolicyDetails;

/// Creates an object with the tag `shared_content_change_downloads_policy_details`.
- (instancetype)init:(DBXTeamLogSharedContentChangeDownloadsPolicyDetails *)sharedContentChangeDownloadsPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the access level of an invitee to a shared file or folder was changed before they
/// accepted.
@interface DBXTeamLogEventDetailsSharedContentChangeInviteeRoleDetails : DBXTeamLogEventDetails
/// The value of `shared_content_change_invitee_role_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeInviteeRoleDetails *sharedContentChangeInviteeRoleDetails;

/// Creates an object with the tag `shared_content_change_invitee_role_details`.
- (instancetype)init:(DBXTeamLogSharedContentChangeInviteeRoleDetails *)sharedContentChangeInviteeRoleDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the audience of the link to a shared file or folder was changed.
@interface DBXTeamLogEventDetailsSharedContentChangeLinkAudienceDetails : DBXTeamLogEventDetails
/// The value of `shared_content_change_link_audience_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeLinkAudienceDetails *sharedContentChangeLinkAudienceDetails;

/// Creates an object with the tag `shared_content_change_link_audience_details`.
- (instancetype)init:(DBXTeamLogSharedContentChangeLinkAudienceDetails *)sharedContentChangeLinkAudienceDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date of the link to a shared file or folder was changed.
@interface DBXTeamLogEventDetailsSharedContentChangeLinkExpiryDetails : DBXTeamLogEventDetails
/// The value of `shared_content_change_link_expiry_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeLinkExpiryDetails *sharedContentChangeLinkExpiryDetails;

/// Creates an object with the tag `shared_content_change_link_expiry_details`.
- (instancetype)init:(DBXTeamLogSharedContentChangeLinkExpiryDetails *)sharedContentChangeLinkExpiryDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the password of the link to a shared file or folder was changed.
@interface DBXTeamLogEventDetailsSharedContentChangeLinkPasswordDetails : DBXTeamLogEventDetails
/// The value of `shared_content_change_link_password_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeLinkPasswordDetails *sharedContentChangeLinkPasswordDetails;

/// Creates an object with the tag `shared_content_change_link_password_details`.
- (instancetype)init:(DBXTeamLogSharedContentChangeLinkPasswordDetails *)sharedContentChangeLinkPasswordDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the access level of a member of a shared file or folder was changed.
@interface DBXTeamLogEventDetailsSharedContentChangeMemberRoleDetails : DBXTeamLogEventDetails
/// The value of `shared_content_change_member_role_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeMemberRoleDetails *sharedContentChangeMemberRoleDetails;

/// Creates an object with the tag `shared_content_change_member_role_details`.
- (instancetype)init:(DBXTeamLogSharedContentChangeMemberRoleDetails *)sharedContentChangeMemberRoleDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the visibility of the viewers of a shared file or folder to its members was changed.
@interface DBXTeamLogEventDetailsSharedContentChangeViewerInfoPolicyDetails : DBXTeamLogEventDetails
/// The value of `shared_content_change_viewer_info_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedContentChangeViewerInfoPolicyDetails *sharedContentChangeViewerInfoPolicyDetails;

/// Creates an object with the tag `shared_content_change_viewer_info_policy_details`.
- (instancetype)init:(DBXTeamLogSharedContentChangeViewerInfoPolicyDetails *)sharedContentChangeViewerInfoPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user accepted an invitation to a shared file or folder.
@interface DBXTeamLogEventDetailsSharedContentClaimInvitationDetails : DBXTeamLogEventDetails
/// The value of `shared_content_claim_invitation_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentClaimInvitationDetails *sharedContentClaimInvitationDetails;

/// Creates an object with the tag `shared_content_claim_invitation_details`.
- (instancetype)init:(DBXTeamLogSharedContentClaimInvitationDetails *)sharedContentClaimInvitationDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user copied a shared file or folder to their own Dropbox.
@interface DBXTeamLogEventDetailsSharedContentCopyDetails : DBXTeamLogEventDetails
/// The value of `shared_content_copy_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentCopyDetails *sharedContentCopyDetails;
/// Creates an object with the tag `shared_content_copy_details`.
- (instancetype)init:(DBXTeamLogSharedContentCopyDetails *)sharedContentCopyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared file or folder was downloaded.
@interface DBXTeamLogEventDetailsSharedContentDownloadDetails : DBXTeamLogEventDetails
/// The value of `shared_content_download_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentDownloadDetails *sharedContentDownloadDetails;
/// Creates an object with the tag `shared_content_download_details`.
- (instancetype)init:(DBXTeamLogSharedContentDownloadDetails *)sharedContentDownloadDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user left a shared file or folder.
@interface DBXTeamLogEventDetailsSharedContentRelinquishMembershipDetails : DBXTeamLogEventDetails
/// The value of `shared_content_relinquish_membership_details`.
@property (nonatomic, strong)
    DBXTeamLogSharedContentRelinquishMembershipDetails *sharedContentRelinquishMembershipDetails;

/// Creates an object with the tag `shared_content_relinquish_membership_details`.
- (instancetype)init:(DBXTeamLogSharedContentRelinquishMembershipDetails *)sharedContentRelinquishMembershipDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an invitee was removed from a shared file or folder before they accepted.
@interface DBXTeamLogEventDetailsSharedContentRemoveInviteesDetails : DBXTeamLogEventDetails
/// The value of `shared_content_remove_invitees_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentRemoveInviteesDetails *sharedContentRemoveInviteesDetails;

/// Creates an object with the tag `shared_content_remove_invitees_details`.
- (instancetype)init:(DBXTeamLogSharedContentRemoveInviteesDetails *)sharedContentRemoveInviteesDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date of the link to a shared file or folder was removed.
@interface DBXTeamLogEventDetailsSharedContentRemoveLinkExpiryDetails : DBXTeamLogEventDetails
/// The value of `shared_content_remove_link_expiry_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentRemoveLinkExpiryDetails *sharedContentRemoveLinkExpiryDetails;

/// Creates an object with the tag `shared_content_remove_link_expiry_details`.
- (instancetype)init:(DBXTeamLogSharedContentRemoveLinkExpiryDetails *)sharedContentRemoveLinkExpiryDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the password of the link to a shared file or folder was removed.
@interface DBXTeamLogEventDetailsSharedContentRemoveLinkPasswordDetails : DBXTeamLogEventDetails
/// The value of `shared_content_remove_link_password_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentRemoveLinkPasswordDetails *sharedContentRemoveLinkPasswordDetails;

/// Creates an object with the tag `shared_content_remove_link_password_details`.
- (instancetype)init:(DBXTeamLogSharedContentRemoveLinkPasswordDetails *)sharedContentRemoveLinkPasswordDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user or group was removed from a shared file or folder.
@interface DBXTeamLogEventDetailsSharedContentRemoveMemberDetails : DBXTeamLogEventDetails
/// The value of `shared_content_remove_member_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentRemoveMemberDetails *sharedContentRemoveMemberDetails;

/// Creates an object with the tag `shared_content_remove_member_details`.
- (instancetype)init:(DBXTeamLogSharedContentRemoveMemberDetails *)sharedContentRemoveMemberDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user asked for access to a shared file or folder.
@interface DBXTeamLogEventDetailsSharedContentRequestAccessDetails : DBXTeamLogEventDetails
/// The value of `shared_content_request_access_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentRequestAccessDetails *sharedContentRequestAccessDetails;

/// Creates an object with the tag `shared_content_request_access_details`.
- (instancetype)init:(DBXTeamLogSharedContentRequestAccessDetails *)sharedContentRequestAccessDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which invitees of a shared file or folder were restored.
@interface DBXTeamLogEventDetailsSharedContentRestoreInviteesDetails : DBXTeamLogEventDetails
/// The value of `shared_content_restore_invitees_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentRestoreInviteesDetails *sharedContentRestoreInviteesDetails;

/// Creates an object with the tag `shared_content_restore_invitees_details`.
- (instancetype)init:(DBXTeamLogSharedContentRestoreInviteesDetails *)sharedContentRestoreInviteesDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which users or groups were restored as members of a shared file or folder.
@interface DBXTeamLogEventDetailsSharedContentRestoreMemberDetails : DBXTeamLogEventDetails
/// The value of `shared_content_restore_member_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentRestoreMemberDetails *sharedContentRestoreMemberDetails;

/// Creates an object with the tag `shared_content_restore_member_details`.
- (instancetype)init:(DBXTeamLogSharedContentRestoreMemberDetails *)sharedContentRestoreMemberDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file or folder was unshared by removing all members.
@interface DBXTeamLogEventDetailsSharedContentUnshareDetails : DBXTeamLogEventDetails
/// The value of `shared_content_unshare_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentUnshareDetails *sharedContentUnshareDetails;
/// Creates an object with the tag `shared_content_unshare_details`.
- (instancetype)init:(DBXTeamLogSharedContentUnshareDetails *)sharedContentUnshareDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared file or folder was previewed.
@interface DBXTeamLogEventDetailsSharedContentViewDetails : DBXTeamLogEventDetails
/// The value of `shared_content_view_details`.
@property (nonatomic, strong) DBXTeamLogSharedContentViewDetails *sharedContentViewDetails;
/// Creates an object with the tag `shared_content_view_details`.
- (instancetype)init:(DBXTeamLogSharedContentViewDetails *)sharedContentViewDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (SharedContentMembers)
/// The object if its tag is `shared_content_add_invitees`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedContentAddInvitees *asSharedContentAddInvitees;
/// The object if its tag is `shared_content_add_link_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedContentAddLinkExpiry *asSharedContentAddLinkExpiry;

/// The object if its tag is `shared_content_add_link_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentAddLinkPassword *asSharedContentAddLinkPassword;

/// The object if its tag is `shared_content_add_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedContentAddMember *asSharedContentAddMember;

/// The object if its tag is `shared_content_change_downloads_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentChangeDownloadsPolicy *asSharedContentChangeDownloadsPolicy;

/// The object if its tag is `shared_content_change_invitee_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentChangeInviteeRole *asSharedContentChangeInviteeRole;

/// The object if its tag is `shared_content_change_link_audience`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentChangeLinkAudience *asSharedContentChangeLinkAudience;

/// The object if its tag is `shared_content_change_link_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentChangeLinkExpiry *asSharedContentChangeLinkExpiry;

/// The object if its tag is `shared_content_change_link_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentChangeLinkPassword *asSharedContentChangeLinkPassword;

/// The object if its tag is `shared_content_change_member_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentChangeMemberRole *asSharedContentChangeMemberRole;

/// The object if its tag is `shared_content_change_viewer_info_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentChangeViewerInfoPolicy *asSharedContentChangeViewerInfoPolicy;

/// The object if its tag is `shared_content_claim_invitation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentClaimInvitation *asSharedContentClaimInvitation;

/// The object if its tag is `shared_content_copy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedContentCopy *asSharedContentCopy;
/// The object if its tag is `shared_content_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedContentDownload *asSharedContentDownload;

/// The object if its tag is `shared_content_relinquish_membership`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentRelinquishMembership *asSharedContentRelinquishMembership;

/// The object if its tag is `shared_content_remove_invitees`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedContentRemoveInvitees *asSharedContentRemoveInvitees;

/// The object if its tag is `shared_content_remove_link_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentRemoveLinkExpiry *asSharedContentRemoveLinkExpiry;

/// The object if its tag is `shared_content_remove_link_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentRemoveLinkPassword *asSharedContentRemoveLinkPassword;

/// The object if its tag is `shared_content_remove_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedContentRemoveMember *asSharedContentRemoveMember;
/// The object if its tag is `shared_content_request_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedContentRequestAccess *asSharedContentRequestAccess;

/// The object if its tag is `shared_content_restore_invitees`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharedContentRestoreInvitees *asSharedContentRestoreInvitees;

/// The object if its tag is `shared_content_restore_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedContentRestoreMember *asSharedContentRestoreMember;
/// The object if its tag is `shared_content_unshare`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedContentUnshare *asSharedContentUnshare;
/// The object if its tag is `shared_content_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharedContentView *asSharedContentView;
@end

/// A person was invited to Dropbox and given access to a shared file or folder.
@interface DBXTeamLogEventTypeSharedContentAddInvitees : DBXTeamLogEventType
/// The value of `shared_content_add_invitees`.
@property (nonatomic, strong) DBXTeamLogSharedContentAddInviteesType *sharedContentAddInvitees;
/// Creates an object with the tag `shared_content_add_invitees`.
- (instancetype)init:(DBXTeamLogSharedContentAddInviteesType *)sharedContentAddInvitees NS_DESIGNATED_INITIALIZER;
@end

/// An expiration date was added to the link to a shared file or folder. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSharedContentAddLinkExpiry : DBXTeamLogEventType
/// The value of `shared_content_add_link_expiry`.
@property (nonatomic, strong) DBXTeamLogSharedContentAddLinkExpiryType *sharedContentAddLinkExpiry;
/// Creates an object with the tag `shared_content_add_link_expiry`.
- (instancetype)init:(DBXTeamLogSharedContentAddLinkExpiryType *)sharedContentAddLinkExpiry NS_DESIGNATED_INITIALIZER;
@end

/// A password was added to the link to a shared file or folder. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSharedContentAddLinkPassword : DBXTeamLogEventType
/// The value of `shared_content_add_link_password`.
@property (nonatomic, strong) DBXTeamLogSharedContentAddLinkPasswordType *sharedContentAddLinkPassword;

/// Creates an object with the tag `shared_content_add_link_password`.
- (instancetype)init:(DBXTeamLogSharedContentAddLinkPasswordType *)sharedContentAddLinkPassword
    NS_DESIGNATED_INITIALIZER;
@end

/// Users or groups were added to a shared file or folder.
@interface DBXTeamLogEventTypeSharedContentAddMember : DBXTeamLogEventType
/// The value of `shared_content_add_member`.
@property (nonatomic, strong) DBXTeamLogSharedContentAddMemberType *sharedContentAddMember;
/// Creates an object with the tag `shared_content_add_member`.
- (instancetype)init:(DBXTeamLogSharedContentAddMemberType *)sharedContentAddMember NS_DESIGNATED_INITIALIZER;
@end

/// Downloads of a shared file or folder by its members were allowed or forbidden. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSharedContentChangeDownloadsPolicy : DBXTeamLogEventType
/// The value of `shared_content_change_downloads_policy`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeDownloadsPolicyType *sharedContentChangeDownloadsPolicy;

/// Creates an object with the tag `shared_content_change_downloads_policy`.
- (instancetype)init:(DBXTeamLogSharedContentChangeDownloadsPolicyType *)sharedContentChangeDownloadsPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The access level of an invitee to a shared file or folder was changed before they accepted.
@interface DBXTeamLogEventTypeSharedContentChangeInviteeRole : DBXTeamLogEventType
/// The value of `shared_content_change_invitee_role`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeInviteeRoleType *sharedContentChangeInviteeRole;

/// Creates an object with the tag `shared_content_change_invitee_role`.
- (instancetype)init:(DBXTeamLogSharedContentChangeInviteeRoleType *)sharedContentChangeInviteeRole
    NS_DESIGNATED_INITIALIZER;
@end

/// The audience of the link to a shared file or folder was changed. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSharedContentChangeLinkAudience : DBXTeamLogEventType
/// The value of `shared_content_change_link_audience`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeLinkAudienceType *sharedContentChangeLinkAudience;

/// Creates an object with the tag `shared_content_change_link_audience`.
- (instancetype)init:(DBXTeamLogSharedContentChangeLinkAudienceType *)sharedContentChangeLinkAudience
    NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date of the link to a shared file or folder was changed. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSharedContentChangeLinkExpiry : DBXTeamLogEventType
/// The value of `shared_content_change_link_expiry`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeLinkExpiryType *sharedContentChangeLinkExpiry;

/// Creates an object with the tag `shared_content_change_link_expiry`.
- (instancetype)init:(DBXTeamLogSharedContentChangeLinkExpiryType *)sharedContentChangeLinkExpiry
    NS_DESIGNATED_INITIALIZER;
@end

/// The password of the link to a shared file or folder was changed. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSharedContentChangeLinkPassword : DBXTeamLogEventType
/// The value of `shared_content_change_link_password`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeLinkPasswordType *sharedContentChangeLinkPassword;

/// Creates an object with the tag `shared_content_change_link_password`.
- (instancetype)init:(DBXTeamLogSharedContentChangeLinkPasswordType *)sharedContentChangeLinkPassword
    NS_DESIGNATED_INITIALIZER;
@end

/// The access level of a member of a shared file or folder was changed.
@interface DBXTeamLogEventTypeSharedContentChangeMemberRole : DBXTeamLogEventType
/// The value of `shared_content_change_member_role`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeMemberRoleType *sharedContentChangeMemberRole;

/// Creates an object with the tag `shared_content_change_member_role`.
- (instancetype)init:(DBXTeamLogSharedContentChangeMemberRoleType *)sharedContentChangeMemberRole
    NS_DESIGNATED_INITIALIZER;
@end

/// The visibility of the viewers of a shared file or folder to its members was changed.
@interface DBXTeamLogEventTypeSharedContentChangeViewerInfoPolicy : DBXTeamLogEventType
/// The value of `shared_content_change_viewer_info_policy`.
@property (nonatomic, strong) DBXTeamLogSharedContentChangeViewerInfoPolicyType *sharedContentChangeViewerInfoPolicy;

/// Creates an object with the tag `shared_content_change_viewer_info_policy`.
- (instancetype)init:(DBXTeamLogSharedContentChangeViewerInfoPolicyType *)sharedContentChangeViewerInfoPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// A user accepted an invitation to a shared file or folder.
@interface DBXTeamLogEventTypeSharedContentClaimInvitation : DBXTeamLogEventType
/// The value of `shared_content_claim_invitation`.
@property (nonatomic, strong) DBXTeamLogSharedContentClaimInvitationType *sharedContentClaimInvitation;

/// Creates an object with the tag `shared_content_claim_invitation`.
- (instancetype)init:(DBXTeamLogSharedContentClaimInvitationType *)sharedContentClaimInvitation
    NS_DESIGNATED_INITIALIZER;
@end

/// A user copied a shared file or folder to their own Dropbox.
@interface DBXTeamLogEventTypeSharedContentCopy : DBXTeamLogEventType
/// The value of `shared_content_copy`.
@property (nonatomic, strong) DBXTeamLogSharedContentCopyType *sharedContentCopy;
/// Creates an object with the tag `shared_content_copy`.
- (instancetype)init:(DBXTeamLogSharedContentCopyType *)sharedContentCopy NS_DESIGNATED_INITIALIZER;
@end

/// A shared file or folder was downloaded.
@interface DBXTeamLogEventTypeSharedContentDownload : DBXTeamLogEventType
/// The value of `shared_content_download`.
@property (nonatomic, strong) DBXTeamLogSharedContentDownloadType *sharedContentDownload;
/// Creates an object with the tag `shared_content_download`.
- (instancetype)init:(DBXTeamLogSharedContentDownloadType *)sharedContentDownload NS_DESIGNATED_INITIALIZER;
@end

/// A user left a shared file or folder.
@interface DBXTeamLogEventTypeSharedContentRelinquishMembership : DBXTeamLogEventType
/// The value of `shared_content_relinquish_membership`.
@property (nonatomic, strong) DBXTeamLogSharedContentRelinquishMembershipType *sharedContentRelinquishMembership;

/// Creates an object with the tag `shared_content_relinquish_membership`.
- (instancetype)init:(DBXTeamLogSharedContentRelinquishMembershipType *)sharedContentRelinquishMembership
    NS_DESIGNATED_INITIALIZER;
@end

/// An invitee was removed from a shared file or folder before they accepted.
@interface DBXTeamLogEventTypeSharedContentRemoveInvitees : DBXTeamLogEventType
/// The value of `shared_content_remove_invitees`.
@property (nonatomic, strong) DBXTeamLogSharedContentRemoveInviteesType *sharedContentRemoveInvitees;
/// Creates an object with the tag `shared_content_remove_invitees`.
- (instancetype)init:(DBXTeamLogSharedContentRemoveInviteesType *)sharedContentRemoveInvitees NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date of the link to a shared file or folder was removed. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSharedContentRemoveLinkExpiry : DBXTeamLogEventType
/// The value of `shared_content_remove_link_expiry`.
@property (nonatomic, strong) DBXTeamLogSharedContentRemoveLinkExpiryType *sharedContentRemoveLinkExpiry;

/// Creates an object with the tag `shared_content_remove_link_expiry`.
- (instancetype)init:(DBXTeamLogSharedContentRemoveLinkExpiryType *)sharedContentRemoveLinkExpiry
    NS_DESIGNATED_INITIALIZER;
@end

/// The password of the link to a shared file or folder was removed. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSharedContentRemoveLinkPassword : DBXTeamLogEventType
/// The value of `shared_content_remove_link_password`.
@property (nonatomic, strong) DBXTeamLogSharedContentRemoveLinkPasswordType *sharedContentRemoveLinkPassword;

/// Creates an object with the tag `shared_content_remove_link_password`.
- (instancetype)init:(DBXTeamLogSharedContentRemoveLinkPasswordType *)sharedContentRemoveLinkPassword
    NS_DESIGNATED_INITIALIZER;
@end

/// A user or group was removed from a shared file or folder.
@interface DBXTeamLogEventTypeSharedContentRemoveMember : DBXTeamLogEventType
/// The value of `shared_content_remove_member`.
@property (nonatomic, strong) DBXTeamLogSharedContentRemoveMemberType *sharedContentRemoveMember;
/// Creates an object with the tag `shared_content_remove_member`.
- (instancetype)init:(DBXTeamLogSharedContentRemoveMemberType *)sharedContentRemoveMember NS_DESIGNATED_INITIALIZER;
@end

/// A user asked for access to a shared file or folder.
@interface DBXTeamLogEventTypeSharedContentRequestAccess : DBXTeamLogEventType
/// The value of `shared_content_request_access`.
@property (nonatomic, strong) DBXTeamLogSharedContentRequestAccessType *sharedContentRequestAccess;
/// Creates an object with the tag `shared_content_request_access`.
- (instancetype)init:(DBXTeamLogSharedContentRequestAccessType *)sharedContentRequestAccess NS_DESIGNATED_INITIALIZER;
@end

/// Invitees of a shared file or folder were restored.
@interface DBXTeamLogEventTypeSharedContentRestoreInvitees : DBXTeamLogEventType
/// The value of `shared_content_restore_invitees`.
@property (nonatomic, strong) DBXTeamLogSharedContentRestoreInviteesType *sharedContentRestoreInvitees;

/// Creates an object with the tag `shared_content_restore_invitees`.
- (instancetype)init:(DBXTeamLogSharedContentRestoreInviteesType *)sharedContentRestoreInvitees
    NS_DESIGNATED_INITIALIZER;
@end

/// Users or groups were restored as members of a shared file or folder.
@interface DBXTeamLogEventTypeSharedContentRestoreMember : DBXTeamLogEventType
/// The value of `shared_content_restore_member`.
@property (nonatomic, strong) DBXTeamLogSharedContentRestoreMemberType *sharedContentRestoreMember;
/// Creates an object with the tag `shared_content_restore_member`.
- (instancetype)init:(DBXTeamLogSharedContentRestoreMemberType *)sharedContentRestoreMember NS_DESIGNATED_INITIALIZER;
@end

/// A file or folder was unshared by removing all members.
@interface DBXTeamLogEventTypeSharedContentUnshare : DBXTeamLogEventType
/// The value of `shared_content_unshare`.
@property (nonatomic, strong) DBXTeamLogSharedContentUnshareType *sharedContentUnshare;
/// Creates an object with the tag `shared_content_unshare`.
- (instancetype)init:(DBXTeamLogSharedContentUnshareType *)sharedContentUnshare NS_DESIGNATED_INITIALIZER;
@end

/// A shared file or folder was previewed.
@interface DBXTeamLogEventTypeSharedContentView : DBXTeamLogEventType
/// The value of `shared_content_view`.
@property (nonatomic, strong) DBXTeamLogSharedContentViewType *sharedContentView;
/// Creates an object with the tag `shared_content_view`.
- (instancetype)init:(DBXTeamLogSharedContentViewType *)sharedContentView NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (SharedContentMembers)
/// The object if its tag is `shared_content_add_invitees`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedContentAddInvitees *asSharedContentAddInvitees;

/// The object if its tag is `shared_content_add_link_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentAddLinkExpiry *asSharedContentAddLinkExpiry;

/// The object if its tag is `shared_content_add_link_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentAddLinkPassword *asSharedContentAddLinkPassword;

/// The object if its tag is `shared_content_add_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedContentAddMember *asSharedContentAddMember;

/// The object if its tag is `shared_content_change_downloads_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentChangeDownloadsPolicy *asSharedContentChangeDownloadsPolicy;

/// The object if its tag is `shared_content_change_invitee_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentChangeInviteeRole *asSharedContentChangeInviteeRole;

/// The object if its tag is `shared_content_change_link_audience`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentChangeLinkAudience *asSharedContentChangeLinkAudience;

/// The object if its tag is `shared_content_change_link_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentChangeLinkExpiry *asSharedContentChangeLinkExpiry;

/// The object if its tag is `shared_content_change_link_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentChangeLinkPassword *asSharedContentChangeLinkPassword;

/// The object if its tag is `shared_content_change_member_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentChangeMemberRole *asSharedContentChangeMemberRole;

/// The object if its tag is `shared_content_change_viewer_info_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentChangeViewerInfoPolicy *asSharedContentChangeViewerInfoPolicy;

/// The object if its tag is `shared_content_claim_invitation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentClaimInvitation *asSharedContentClaimInvitation;

/// The object if its tag is `shared_content_copy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedContentCopy *asSharedContentCopy;
/// The object if its tag is `shared_content_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedContentDownload *asSharedContentDownload;

/// The object if its tag is `shared_content_relinquish_membership`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentRelinquishMembership *asSharedContentRelinquishMembership;

/// The object if its tag is `shared_content_remove_invitees`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentRemoveInvitees *asSharedContentRemoveInvitees;

/// The object if its tag is `shared_content_remove_link_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentRemoveLinkExpiry *asSharedContentRemoveLinkExpiry;

/// The object if its tag is `shared_content_remove_link_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentRemoveLinkPassword *asSharedContentRemoveLinkPassword;

/// The object if its tag is `shared_content_remove_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedContentRemoveMember *asSharedContentRemoveMember;

/// The object if its tag is `shared_content_request_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentRequestAccess *asSharedContentRequestAccess;

/// The object if its tag is `shared_content_restore_invitees`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentRestoreInvitees *asSharedContentRestoreInvitees;

/// The object if its tag is `shared_content_restore_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharedContentRestoreMember *asSharedContentRestoreMember;

/// The object if its tag is `shared_content_unshare`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedContentUnshare *asSharedContentUnshare;
/// The object if its tag is `shared_content_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharedContentView *asSharedContentView;
@end

/// Events in which a person was invited to Dropbox and given access to a shared file or folder.
@interface DBXTeamLogEventTypeArgSharedContentAddInvitees : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_add_invitees`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an expiration date was added to the link to a shared file or folder.
@interface DBXTeamLogEventTypeArgSharedContentAddLinkExpiry : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_add_link_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a password was added to the link to a shared file or folder.
@interface DBXTeamLogEventTypeArgSharedContentAddLinkPassword : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_add_link_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which users or groups were added to a shared file or folder.
@interface DBXTeamLogEventTypeArgSharedContentAddMember : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_add_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which downloads of a shared file or folder by its members were allowed or forbidden.
@interface DBXTeamLogEventTypeArgSharedContentChangeDownloadsPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_change_downloads_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the access level of an invitee to a shared file or folder was changed before they accepted.
@interface DBXTeamLogEventTypeArgSharedContentChangeInviteeRole : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_change_invitee_role`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the audience of the link to a shared file or folder was changed.
@interface DBXTeamLogEventTypeArgSharedContentChangeLinkAudience : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_change_link_audience`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the expiration date of the link to a shared file or folder was changed.
@interface DBXTeamLogEventTypeArgSharedContentChangeLinkExpiry : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_change_link_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the password of the link to a shared file or folder was changed.
@interface DBXTeamLogEventTypeArgSharedContentChangeLinkPassword : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_change_link_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the access level of a member of a shared file or folder was changed.
@interface DBXTeamLogEventTypeArgSharedContentChangeMemberRole : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_change_member_role`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the visibility of the viewers of a shared file or folder to its members was changed.
@interface DBXTeamLogEventTypeArgSharedContentChangeViewerInfoPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_change_viewer_info_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user accepted an invitation to a shared file or folder.
@interface DBXTeamLogEventTypeArgSharedContentClaimInvitation : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_claim_invitation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user copied a shared file or folder to their own Dropbox.
@interface DBXTeamLogEventTypeArgSharedContentCopy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_copy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared file or folder was downloaded.
@interface DBXTeamLogEventTypeArgSharedContentDownload : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_download`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user left a shared file or folder.
@interface DBXTeamLogEventTypeArgSharedContentRelinquishMembership : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_relinquish_membership`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an invitee was removed from a shared file or folder before they accepted.
@interface DBXTeamLogEventTypeArgSharedContentRemoveInvitees : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_remove_invitees`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the expiration date of the link to a shared file or folder was removed.
@interface DBXTeamLogEventTypeArgSharedContentRemoveLinkExpiry : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_remove_link_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the password of the link to a shared file or folder was removed.
@interface DBXTeamLogEventTypeArgSharedContentRemoveLinkPassword : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_remove_link_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user or group was removed from a shared file or folder.
@interface DBXTeamLogEventTypeArgSharedContentRemoveMember : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_remove_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user asked for access to a shared file or folder.
@interface DBXTeamLogEventTypeArgSharedContentRequestAccess : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_request_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which invitees of a shared file or folder were restored.
@interface DBXTeamLogEventTypeArgSharedContentRestoreInvitees : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_restore_invitees`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which users or groups were restored as members of a shared file or folder.
@interface DBXTeamLogEventTypeArgSharedContentRestoreMember : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_restore_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file or folder was unshared by removing all members.
@interface DBXTeamLogEventTypeArgSharedContentUnshare : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_unshare`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared file or folder was previewed.
@interface DBXTeamLogEventTypeArgSharedContentView : DBXTeamLogEventTypeArg
/// Creates an object with the tag `shared_content_view`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a person was invited to Dropbox and given access to a shared file or folder.
@interface DBXTeamLogSharedContentAddInviteesDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The email addresses of the invitees. Each item has at most 255 characters.
@property (nonatomic, readonly, copy) NSArray<NSString *> *invitees;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    invitees:(NSArray<NSString *> *)invitees
    NS_DESIGNATED_INITIALIZER;
@end

/// A person was invited to Dropbox and given access to a shared file or folder.
@interface DBXTeamLogSharedContentAddInviteesType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an expiration date was added to the link to a shared file or folder.
@interface DBXTeamLogSharedContentAddLinkExpiryDetails : DBXObject
/// The expiration date of the link after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *newValue;
/// The expiration date of the link after the change. `nil` if an older event lacks it.
- (nullable NSDate *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable NSDate *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// An expiration date was added to the link to a shared file or folder. Dropbox no longer records this event.
@interface DBXTeamLogSharedContentAddLinkExpiryType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a password was added to the link to a shared file or folder.
@interface DBXTeamLogSharedContentAddLinkPasswordDetails : DBXObject
@end

/// A password was added to the link to a shared file or folder. Dropbox no longer records this event.
@interface DBXTeamLogSharedContentAddLinkPasswordType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which users or groups were added to a shared file or folder.
@interface DBXTeamLogSharedContentAddMemberDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// Users or groups were added to a shared file or folder.
@interface DBXTeamLogSharedContentAddMemberType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads of a shared file or folder by its members were allowed or forbidden.
@interface DBXTeamLogSharedContentChangeDownloadsPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogDownloadPolicyType *newValue;
/// The policy after the change.
- (DBXTeamLogDownloadPolicyType *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogDownloadPolicyType *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogDownloadPolicyType *)newValue
    previousValue:(nullable DBXTeamLogDownloadPolicyType *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Downloads of a shared file or folder by its members were allowed or forbidden. Dropbox no longer records this event.
@interface DBXTeamLogSharedContentChangeDownloadsPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the access level of an invitee to a shared file or folder was changed before they
/// accepted.
@interface DBXTeamLogSharedContentChangeInviteeRoleDetails : DBXObject
/// The access level before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *previousAccessLevel;
/// The access level after the change.
@property (nonatomic, readonly) DBXSharingAccessLevel *newAccessLevel;
/// The access level after the change.
- (DBXSharingAccessLevel *)newAccessLevel DB_NO_METHOD_FAMILY;
/// The email address of the invitee. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *invitee;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewAccessLevel:(DBXSharingAccessLevel *)newAccessLevel
    invitee:(NSString *)invitee
    previousAccessLevel:(nullable DBXSharingAccessLevel *)previousAccessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The access level of an invitee to a shared file or folder was changed before they accepted.
@interface DBXTeamLogSharedContentChangeInviteeRoleType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the audience of the link to a shared file or folder was changed.
@interface DBXTeamLogSharedContentChangeLinkAudienceDetails : DBXObject
/// The audience of the link after the change.
@property (nonatomic, readonly) DBXSharingLinkAudience *newValue;
/// The audience of the link after the change.
- (DBXSharingLinkAudience *)newValue DB_NO_METHOD_FAMILY;
/// The audience of the link before the change.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudience *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXSharingLinkAudience *)newValue
    previousValue:(nullable DBXSharingLinkAudience *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The audience of the link to a shared file or folder was changed. Dropbox no longer records this event.
@interface DBXTeamLogSharedContentChangeLinkAudienceType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date of the link to a shared file or folder was changed.
@interface DBXTeamLogSharedContentChangeLinkExpiryDetails : DBXObject
/// The expiration date of the link after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *newValue;
/// The expiration date of the link after the change. `nil` if an older event lacks it.
- (nullable NSDate *)newValue DB_NO_METHOD_FAMILY;
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable NSDate *)newValue
    previousValue:(nullable NSDate *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date of the link to a shared file or folder was changed. Dropbox no longer records this event.
@interface DBXTeamLogSharedContentChangeLinkExpiryType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the password of the link to a shared file or folder was changed.
@interface DBXTeamLogSharedContentChangeLinkPasswordDetails : DBXObject
@end

/// The password of the link to a shared file or folder was changed. Dropbox no longer records this event.
@interface DBXTeamLogSharedContentChangeLinkPasswordType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the access level of a member of a shared file or folder was changed.
@interface DBXTeamLogSharedContentChangeMemberRoleDetails : DBXObject
/// The access level before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *previousAccessLevel;
/// The access level after the change.
@property (nonatomic, readonly) DBXSharingAccessLevel *newAccessLevel;
/// The access level after the change.
- (DBXSharingAccessLevel *)newAccessLevel DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewAccessLevel:(DBXSharingAccessLevel *)newAccessLevel
    previousAccessLevel:(nullable DBXSharingAccessLevel *)previousAccessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The access level of a member of a shared file or folder was changed.
@interface DBXTeamLogSharedContentChangeMemberRoleType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the visibility of the viewers of a shared file or folder to its members was changed.
@interface DBXTeamLogSharedContentChangeViewerInfoPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXSharingViewerInfoPolicy *newValue;
/// The policy after the change.
- (DBXSharingViewerInfoPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly, nullable) DBXSharingViewerInfoPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXSharingViewerInfoPolicy *)newValue
    previousValue:(nullable DBXSharingViewerInfoPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The visibility of the viewers of a shared file or folder to its members was changed.
@interface DBXTeamLogSharedContentChangeViewerInfoPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user accepted an invitation to a shared file or folder.
@interface DBXTeamLogSharedContentClaimInvitationDetails : DBXObject
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(nullable NSString *)sharedContentLink NS_DESIGNATED_INITIALIZER;
@end

/// A user accepted an invitation to a shared file or folder.
@interface DBXTeamLogSharedContentClaimInvitationType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user copied a shared file or folder to their own Dropbox.
@interface DBXTeamLogSharedContentCopyDetails : DBXObject
/// The link to the shared content.
@property (nonatomic, readonly, copy) NSString *sharedContentLink;
/// The owner of the shared content.
@property (nonatomic, readonly, nullable) DBXTeamLogUserLogInfo *sharedContentOwner;
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The path of the copy.
@property (nonatomic, readonly, copy) NSString *destinationPath;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(NSString *)sharedContentLink
    sharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    destinationPath:(NSString *)destinationPath
    sharedContentOwner:(nullable DBXTeamLogUserLogInfo *)sharedContentOwner
    NS_DESIGNATED_INITIALIZER;
@end

/// A user copied a shared file or folder to their own Dropbox.
@interface DBXTeamLogSharedContentCopyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared file or folder was downloaded.
@interface DBXTeamLogSharedContentDownloadDetails : DBXObject
/// The link to the shared content.
@property (nonatomic, readonly, copy) NSString *sharedContentLink;
/// The owner of the shared content.
@property (nonatomic, readonly, nullable) DBXTeamLogUserLogInfo *sharedContentOwner;
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(NSString *)sharedContentLink
    sharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    sharedContentOwner:(nullable DBXTeamLogUserLogInfo *)sharedContentOwner
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared file or folder was downloaded.
@interface DBXTeamLogSharedContentDownloadType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user left a shared file or folder.
@interface DBXTeamLogSharedContentRelinquishMembershipDetails : DBXObject
@end

/// A user left a shared file or folder.
@interface DBXTeamLogSharedContentRelinquishMembershipType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an invitee was removed from a shared file or folder before they accepted.
@interface DBXTeamLogSharedContentRemoveInviteesDetails : DBXObject
/// The email addresses of the invitees. Each item has at most 255 characters.
@property (nonatomic, readonly, copy) NSArray<NSString *> *invitees;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithInvitees:(NSArray<NSString *> *)invitees NS_DESIGNATED_INITIALIZER;
@end

/// An invitee was removed from a shared file or folder before they accepted.
@interface DBXTeamLogSharedContentRemoveInviteesType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the expiration date of the link to a shared file or folder was removed.
@interface DBXTeamLogSharedContentRemoveLinkExpiryDetails : DBXObject
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(nullable NSDate *)previousValue NS_DESIGNATED_INITIALIZER;
@end

/// The expiration date of the link to a shared file or folder was removed. Dropbox no longer records this event.
@interface DBXTeamLogSharedContentRemoveLinkExpiryType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the password of the link to a shared file or folder was removed.
@interface DBXTeamLogSharedContentRemoveLinkPasswordDetails : DBXObject
@end

/// The password of the link to a shared file or folder was removed. Dropbox no longer records this event.
@interface DBXTeamLogSharedContentRemoveLinkPasswordType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user or group was removed from a shared file or folder.
@interface DBXTeamLogSharedContentRemoveMemberDetails : DBXObject
/// The access level.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *sharedContentAccessLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(nullable DBXSharingAccessLevel *)sharedContentAccessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// A user or group was removed from a shared file or folder.
@interface DBXTeamLogSharedContentRemoveMemberType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user asked for access to a shared file or folder.
@interface DBXTeamLogSharedContentRequestAccessDetails : DBXObject
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(nullable NSString *)sharedContentLink NS_DESIGNATED_INITIALIZER;
@end

/// A user asked for access to a shared file or folder.
@interface DBXTeamLogSharedContentRequestAccessType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which invitees of a shared file or folder were restored.
@interface DBXTeamLogSharedContentRestoreInviteesDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;
/// The email addresses of the invitees. Each item has at most 255 characters.
@property (nonatomic, readonly, copy) NSArray<NSString *> *invitees;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    invitees:(NSArray<NSString *> *)invitees
    NS_DESIGNATED_INITIALIZER;
@end

/// Invitees of a shared file or folder were restored.
@interface DBXTeamLogSharedContentRestoreInviteesType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which users or groups were restored as members of a shared file or folder.
@interface DBXTeamLogSharedContentRestoreMemberDetails : DBXObject
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// Users or groups were restored as members of a shared file or folder.
@interface DBXTeamLogSharedContentRestoreMemberType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file or folder was unshared by removing all members.
@interface DBXTeamLogSharedContentUnshareDetails : DBXObject
@end

/// A file or folder was unshared by removing all members.
@interface DBXTeamLogSharedContentUnshareType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared file or folder was previewed.
@interface DBXTeamLogSharedContentViewDetails : DBXObject
/// The link to the shared content.
@property (nonatomic, readonly, copy) NSString *sharedContentLink;
/// The owner of the shared content.
@property (nonatomic, readonly, nullable) DBXTeamLogUserLogInfo *sharedContentOwner;
/// The access level.
@property (nonatomic, readonly) DBXSharingAccessLevel *sharedContentAccessLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(NSString *)sharedContentLink
    sharedContentAccessLevel:(DBXSharingAccessLevel *)sharedContentAccessLevel
    sharedContentOwner:(nullable DBXTeamLogUserLogInfo *)sharedContentOwner
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared file or folder was previewed.
@interface DBXTeamLogSharedContentViewType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
