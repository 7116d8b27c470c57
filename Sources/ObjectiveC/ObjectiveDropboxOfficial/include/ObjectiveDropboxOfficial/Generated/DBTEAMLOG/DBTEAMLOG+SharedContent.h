// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBSHARINGAccessLevel, DBSHARINGLinkAudience, DBSHARINGViewerInfoPolicy, DBTEAMLOGDownloadPolicyType,
    DBTEAMLOGSharedContentAddInviteesDetails, DBTEAMLOGSharedContentAddInviteesType,
    DBTEAMLOGSharedContentAddLinkExpiryDetails, DBTEAMLOGSharedContentAddLinkExpiryType,
    DBTEAMLOGSharedContentAddLinkPasswordDetails, DBTEAMLOGSharedContentAddLinkPasswordType,
    DBTEAMLOGSharedContentAddMemberDetails, DBTEAMLOGSharedContentAddMemberType,
    DBTEAMLOGSharedContentChangeDownloadsPolicyDetails, DBTEAMLOGSharedContentChangeDownloadsPolicyType,
    DBTEAMLOGSharedContentChangeInviteeRoleDetails, DBTEAMLOGSharedContentChangeInviteeRoleType,
    DBTEAMLOGSharedContentChangeLinkAudienceDetails, DBTEAMLOGSharedContentChangeLinkAudienceType,
    DBTEAMLOGSharedContentChangeLinkExpiryDetails, DBTEAMLOGSharedContentChangeLinkExpiryType,
    DBTEAMLOGSharedContentChangeLinkPasswordDetails, DBTEAMLOGSharedContentChangeLinkPasswordType,
    DBTEAMLOGSharedContentChangeMemberRoleDetails, DBTEAMLOGSharedContentChangeMemberRoleType,
    DBTEAMLOGSharedContentChangeViewerInfoPolicyDetails, DBTEAMLOGSharedContentChangeViewerInfoPolicyType,
    DBTEAMLOGSharedContentClaimInvitationDetails, DBTEAMLOGSharedContentClaimInvitationType,
    DBTEAMLOGSharedContentCopyDetails, DBTEAMLOGSharedContentCopyType, DBTEAMLOGSharedContentDownloadDetails,
    DBTEAMLOGSharedContentDownloadType, DBTEAMLOGSharedContentRelinquishMembershipDetails,
    DBTEAMLOGSharedContentRelinquishMembershipType, DBTEAMLOGSharedContentRemoveInviteesDetails,
    DBTEAMLOGSharedContentRemoveInviteesType, DBTEAMLOGSharedContentRemoveLinkExpiryDetails,
    DBTEAMLOGSharedContentRemoveLinkExpiryType, DBTEAMLOGSharedContentRemoveLinkPasswordDetails,
    DBTEAMLOGSharedContentRemoveLinkPasswordType, DBTEAMLOGSharedContentRemoveMemberDetails,
    DBTEAMLOGSharedContentRemoveMemberType, DBTEAMLOGSharedContentRequestAccessDetails,
    DBTEAMLOGSharedContentRequestAccessType, DBTEAMLOGSharedContentRestoreInviteesDetails,
    DBTEAMLOGSharedContentRestoreInviteesType, DBTEAMLOGSharedContentRestoreMemberDetails,
    DBTEAMLOGSharedContentRestoreMemberType, DBTEAMLOGSharedContentUnshareDetails, DBTEAMLOGSharedContentUnshareType,
    DBTEAMLOGSharedContentViewDetails, DBTEAMLOGSharedContentViewType, DBTEAMLOGUserLogInfo;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `SharedContent`.
@interface DBTEAMLOGEventDetails (SharedContent)
/// Details of an event in which a person was invited to Dropbox and given access to a shared file or folder. Has a
/// value only if `isSharedContentAddInviteesDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentAddInviteesDetails *sharedContentAddInviteesDetails;

/// Details of an event in which an expiration date was added to the link to a shared file or folder. Has a value only
/// if `isSharedContentAddLinkExpiryDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentAddLinkExpiryDetails *sharedContentAddLinkExpiryDetails;

/// Details of an event in which a password was added to the link to a shared file or folder. Has a value only if
/// `isSharedContentAddLinkPasswordDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentAddLinkPasswordDetails *sharedContentAddLinkPasswordDetails;

/// Details of an event in which users or groups were added to a shared file or folder. Has a value only if
/// `isSharedContentAddMemberDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentAddMemberDetails *sharedContentAddMemberDetails;

/// Details of an event in which downloads of a shared file or folder by its members were allowed or forbidden. Has a
/// value only if `isSharedContentChangeDownloadsPolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedContentChangeDownloadsPolicyDetails *sharedContentChangeDownloadsPolicyDetails;

/// Details of an event in which the access level of an invitee to a shared file or folder was changed before they
/// accepted. Has a value only if `isSharedContentChangeInviteeRoleDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeInviteeRoleDetails *sharedContentChangeInviteeRoleDetails;

/// Details of an event in which the audience of the link to a shared file or folder was changed. Has a value only if
/// `isSharedContentChangeLinkAudienceDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeLinkAudienceDetails *sharedContentChangeLinkAudienceDetails;

/// Details of an event in which the expiration date of the link to a shared file or folder was changed. Has a value
/// only if `isSharedContentChangeLinkExpiryDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeLinkExpiryDetails *sharedContentChangeLinkExpiryDetails;

/// Details of an event in which the password of the link to a shared file or folder was changed. Has a value only if
/// `isSharedContentChangeLinkPasswordDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeLinkPasswordDetails *sharedContentChangeLinkPasswordDetails;

/// Details of an event in which the access level of a member of a shared file or folder was changed. Has a value only
/// if `isSharedContentChangeMemberRoleDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeMemberRoleDetails *sharedContentChangeMemberRoleDetails;

/// Details of an event in which the visibility of the viewers of a shared file or folder to its members was changed.
/// Has a value only if `isSharedContentChangeViewerInfoPolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedContentChangeViewerInfoPolicyDetails *sharedContentChangeViewerInfoPolicyDetails;

/// Details of an event in which a user accepted an invitation to a shared file or folder. Has a value only if
/// `isSharedContentClaimInvitationDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentClaimInvitationDetails *sharedContentClaimInvitationDetails;

/// Details of an event in which a user copied a shared file or folder to their own Dropbox. Has a value only if
/// `isSharedContentCopyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentCopyDetails *sharedContentCopyDetails;

/// Details of an event in which a shared file or folder was downloaded. Has a value only if
/// `isSharedContentDownloadDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentDownloadDetails *sharedContentDownloadDetails;

/// Details of an event in which a user left a shared file or folder. Has a value only if
/// `isSharedContentRelinquishMembershipDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharedContentRelinquishMembershipDetails *sharedContentRelinquishMembershipDetails;

/// Details of an event in which an invitee was removed from a shared file or folder before they accepted. Has a value
/// only if `isSharedContentRemoveInviteesDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRemoveInviteesDetails *sharedContentRemoveInviteesDetails;

/// Details of an event in which the expiration date of the link to a shared file or folder was removed. Has a value
/// only if `isSharedContentRemoveLinkExpiryDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRemoveLinkExpiryDetails *sharedContentRemoveLinkExpiryDetails;

/// Details of an event in which the password of the link to a shared file or folder was removed. Has a value only if
/// `isSharedContentRemoveLinkPasswordDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRemoveLinkPasswordDetails *sharedContentRemoveLinkPasswordDetails;

/// Details of an event in which a user or group was removed from a shared file or folder. Has a value only if
/// `isSharedContentRemoveMemberDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRemoveMemberDetails *sharedContentRemoveMemberDetails;

/// Details of an event in which a user asked for access to a shared file or folder. Has a value only if
/// `isSharedContentRequestAccessDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRequestAccessDetails *sharedContentRequestAccessDetails;

/// Details of an event in which invitees of a shared file or folder were restored. Has a value only if
/// `isSharedContentRestoreInviteesDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRestoreInviteesDetails *sharedContentRestoreInviteesDetails;

/// Details of an event in which users or groups were restored as members of a shared file or folder. Has a value only
/// if `isSharedContentRestoreMemberDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRestoreMemberDetails *sharedContentRestoreMemberDetails;

/// Details of an event in which a file or folder was unshared by removing all members. Has a value only if
/// `isSharedContentUnshareDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentUnshareDetails *sharedContentUnshareDetails;

/// Details of an event in which a shared file or folder was previewed. Has a value only if `isSharedContentViewDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentViewDetails *sharedContentViewDetails;

/// Creates an object with the tag `shared_content_add_invitees_details`.
- (instancetype)
    initWithSharedContentAddInviteesDetails:(DBTEAMLOGSharedContentAddInviteesDetails *)sharedContentAddInviteesDetails;

/// Creates an object with the tag `shared_content_add_link_expiry_details`.
- (instancetype)
    initWithSharedContentAddLinkExpiryDetails:(DBTEAMLOGSharedContentAddLinkExpiryDetails *)sharedContentAddLinkExpiryDetails;

/// Creates an object with the tag `shared_content_add_link_password_details`.
- (instancetype)
    initWithSharedContentAddLinkPasswordDetails:(DBTEAMLOGSharedContentAddLinkPasswordDetails *)sharedContentAddLinkPasswordDetails;

/// Creates an object with the tag `shared_content_add_member_details`.
- (instancetype)
    initWithSharedContentAddMemberDetails:(DBTEAMLOGSharedContentAddMemberDetails *)sharedContentAddMemberDetails;

/// Creates an object with the tag `shared_content_change_downloads_policy_details`.
- (instancetype)
    initWithSharedContentChangeDownloadsPolicyDetails:(DBTEAMLOGSharedContentChangeDownloadsPolicyDetails *)sharedContentChangeDownloadsPolicyDetails;

/// Creates an object with the tag `shared_content_change_invitee_role_details`.
- (instancetype)
    initWithSharedContentChangeInviteeRoleDetails:(DBTEAMLOGSharedContentChangeInviteeRoleDetails *)sharedContentChangeInviteeRoleDetails;

/// Creates an object with the tag `shared_content_change_link_audience_details`.
- (instancetype)
    initWithSharedContentChangeLinkAudienceDetails:(DBTEAMLOGSharedContentChangeLinkAudienceDetails *)sharedContentChangeLinkAudienceDetails;

/// Creates an object with the tag `shared_content_change_link_expiry_details`.
- (instancetype)
    initWithSharedContentChangeLinkExpiryDetails:(DBTEAMLOGSharedContentChangeLinkExpiryDetails *)sharedContentChangeLinkExpiryDetails;

/// Creates an object with the tag `shared_content_change_link_password_details`.
- (instancetype)
    initWithSharedContentChangeLinkPasswordDetails:(DBTEAMLOGSharedContentChangeLinkPasswordDetails *)sharedContentChangeLinkPasswordDetails;

/// Creates an object with the tag `shared_content_change_member_role_details`.
- (instancetype)
    initWithSharedContentChangeMemberRoleDetails:(DBTEAMLOGSharedContentChangeMemberRoleDetails *)sharedContentChangeMemberRoleDetails;

/// Creates an object with the tag `shared_content_change_viewer_info_policy_details`.
- (instancetype)
    initWithSharedContentChangeViewerInfoPolicyDetails:(DBTEAMLOGSharedContentChangeViewerInfoPolicyDetails *)sharedContentChangeViewerInfoPolicyDetails;

/// Creates an object with the tag `shared_content_claim_invitation_details`.
- (instancetype)
    initWithSharedContentClaimInvitationDetails:(DBTEAMLOGSharedContentClaimInvitationDetails *)sharedContentClaimInvitationDetails;

/// Creates an object with the tag `shared_content_copy_details`.
- (instancetype)initWithSharedContentCopyDetails:(DBTEAMLOGSharedContentCopyDetails *)sharedContentCopyDetails;

/// Creates an object with the tag `shared_content_download_details`.
- (instancetype)
    initWithSharedContentDownloadDetails:(DBTEAMLOGSharedContentDownloadDetails *)sharedContentDownloadDetails;

/// Creates an object with the tag `shared_content_relinquish_membership_details`.
- (instancetype)
    initWithSharedContentRelinquishMembershipDetails:(DBTEAMLOGSharedContentRelinquishMembershipDetails *)sharedContentRelinquishMembershipDetails;

/// Creates an object with the tag `shared_content_remove_invitees_details`.
- (instancetype)
    initWithSharedContentRemoveInviteesDetails:(DBTEAMLOGSharedContentRemoveInviteesDetails *)sharedContentRemoveInviteesDetails;

/// Creates an object with the tag `shared_content_remove_link_expiry_details`.
- (instancetype)
    initWithSharedContentRemoveLinkExpiryDetails:(DBTEAMLOGSharedContentRemoveLinkExpiryDetails *)sharedContentRemoveLinkExpiryDetails;

/// Creates an object with the tag `shared_content_remove_link_password_details`.
- (instancetype)
    initWithSharedContentRemoveLinkPasswordDetails:(DBTEAMLOGSharedContentRemoveLinkPasswordDetails *)sharedContentRemoveLinkPasswordDetails;

/// Creates an object with the tag `shared_content_remove_member_details`.
- (instancetype)
    initWithSharedContentRemoveMemberDetails:(DBTEAMLOGSharedContentRemoveMemberDetails *)sharedContentRemoveMemberDetails;

/// Creates an object with the tag `shared_content_request_access_details`.
- (instancetype)
    initWithSharedContentRequestAccessDetails:(DBTEAMLOGSharedContentRequestAccessDetails *)sharedContentRequestAccessDetails;

/// Creates an object with the tag `shared_content_restore_invitees_details`.
- (instancetype)
    initWithSharedContentRestoreInviteesDetails:(DBTEAMLOGSharedContentRestoreInviteesDetails *)sharedContentRestoreInviteesDetails;

/// Creates an object with the tag `shared_content_restore_member_details`.
- (instancetype)
    initWithSharedContentRestoreMemberDetails:(DBTEAMLOGSharedContentRestoreMemberDetails *)sharedContentRestoreMemberDetails;

/// Creates an object with the tag `shared_content_unshare_details`.
- (instancetype)initWithSharedContentUnshareDetails:(DBTEAMLOGSharedContentUnshareDetails *)sharedContentUnshareDetails;
/// Creates an object with the tag `shared_content_view_details`.
- (instancetype)initWithSharedContentViewDetails:(DBTEAMLOGSharedContentViewDetails *)sharedContentViewDetails;
/// Returns whether the tag is `shared_content_add_invitees_details`.
- (BOOL)isSharedContentAddInviteesDetails;
/// Returns whether the tag is `shared_content_add_link_expiry_details`.
- (BOOL)isSharedContentAddLinkExpiryDetails;
/// Returns whether the tag is `shared_content_add_link_password_details`.
- (BOOL)isSharedContentAddLinkPasswordDetails;
/// Returns whether the tag is `shared_content_add_member_details`.
- (BOOL)isSharedContentAddMemberDetails;
/// Returns whether the tag is `shared_content_change_downloads_policy_details`.
- (BOOL)isSharedContentChangeDownloadsPolicyDetails;
/// Returns whether the tag is `shared_content_change_invitee_role_details`.
- (BOOL)isSharedContentChangeInviteeRoleDetails;
/// Returns whether the tag is `shared_content_change_link_audience_details`.
- (BOOL)isSharedContentChangeLinkAudienceDetails;
/// Returns whether the tag is `shared_content_change_link_expiry_details`.
- (BOOL)isSharedContentChangeLinkExpiryDetails;
/// Returns whether the tag is `shared_content_change_link_password_details`.
- (BOOL)isSharedContentChangeLinkPasswordDetails;
/// Returns whether the tag is `shared_content_change_member_role_details`.
- (BOOL)isSharedContentChangeMemberRoleDetails;
/// Returns whether the tag is `shared_content_change_viewer_info_policy_details`.
- (BOOL)isSharedContentChangeViewerInfoPolicyDetails;
/// Returns whether the tag is `shared_content_claim_invitation_details`.
- (BOOL)isSharedContentClaimInvitationDetails;
/// Returns whether the tag is `shared_content_copy_details`.
- (BOOL)isSharedContentCopyDetails;
/// Returns whether the tag is `shared_content_download_details`.
- (BOOL)isSharedContentDownloadDetails;
/// Returns whether the tag is `shared_content_relinquish_membership_details`.
- (BOOL)isSharedContentRelinquishMembershipDetails;
/// Returns whether the tag is `shared_content_remove_invitees_details`.
- (BOOL)isSharedContentRemoveInviteesDetails;
/// Returns whether the tag is `shared_content_remove_link_expiry_details`.
- (BOOL)isSharedContentRemoveLinkExpiryDetails;
/// Returns whether the tag is `shared_content_remove_link_password_details`.
- (BOOL)isSharedContentRemoveLinkPasswordDetails;
/// Returns whether the tag is `shared_content_remove_member_details`.
- (BOOL)isSharedContentRemoveMemberDetails;
/// Returns whether the tag is `shared_content_request_access_details`.
- (BOOL)isSharedContentRequestAccessDetails;
/// Returns whether the tag is `shared_content_restore_invitees_details`.
- (BOOL)isSharedContentRestoreInviteesDetails;
/// Returns whether the tag is `shared_content_restore_member_details`.
- (BOOL)isSharedContentRestoreMemberDetails;
/// Returns whether the tag is `shared_content_unshare_details`.
- (BOOL)isSharedContentUnshareDetails;
/// Returns whether the tag is `shared_content_view_details`.
- (BOOL)isSharedContentViewDetails;
@end

/// The members whose names start with `SharedContent`.
@interface DBTEAMLOGEventType (SharedContent)
/// A person was invited to Dropbox and given access to a shared file or folder. Has a value only if
/// `isSharedContentAddInvitees` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentAddInviteesType *sharedContentAddInvitees;

/// An expiration date was added to the link to a shared file or folder. Dropbox no longer records this event. Has a
/// value only if `isSharedContentAddLinkExpiry` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentAddLinkExpiryType *sharedContentAddLinkExpiry;

/// A password was added to the link to a shared file or folder. Dropbox no longer records this event. Has a value only
/// if `isSharedContentAddLinkPassword` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentAddLinkPasswordType *sharedContentAddLinkPassword;

/// Users or groups were added to a shared file or folder. Has a value only if `isSharedContentAddMember` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentAddMemberType *sharedContentAddMember;

/// Downloads of a shared file or folder by its members were allowed or forbidden. Dropbox no longer records this event.
/// Has a value only if `isSharedContentChangeDownloadsPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeDownloadsPolicyType *sharedContentChangeDownloadsPolicy;

/// The access level of an invitee to a shared file or folder was changed before they accepted. Has a value only if
/// `isSharedContentChangeInviteeRole` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeInviteeRoleType *sharedContentChangeInviteeRole;

/// The audience of the link to a shared file or folder was changed. Dropbox no longer records this event. Has a value
/// only if `isSharedContentChangeLinkAudience` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeLinkAudienceType *sharedContentChangeLinkAudience;

/// The expiration date of the link to a shared file or folder was changed. Dropbox no longer records this event. Has a
/// value only if `isSharedContentChangeLinkExpiry` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeLinkExpiryType *sharedContentChangeLinkExpiry;

/// The password of the link to a shared file or folder was changed. Dropbox no longer records this event. Has a value
/// only if `isSharedContentChangeLinkPassword` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeLinkPasswordType *sharedContentChangeLinkPassword;

/// The access level of a member of a shared file or folder was changed. Has a value only if
/// `isSharedContentChangeMemberRole` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeMemberRoleType *sharedContentChangeMemberRole;

/// The visibility of the viewers of a shared file or folder to its members was changed. Has a value only if
/// `isSharedContentChangeViewerInfoPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentChangeViewerInfoPolicyType *sharedContentChangeViewerInfoPolicy;

/// A user accepted an invitation to a shared file or folder. Has a value only if `isSharedContentClaimInvitation`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentClaimInvitationType *sharedContentClaimInvitation;

/// A user copied a shared file or folder to their own Dropbox. Has a value only if `isSharedContentCopy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentCopyType *sharedContentCopy;
/// A shared file or folder was downloaded. Has a value only if `isSharedContentDownload` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentDownloadType *sharedContentDownload;
/// A user left a shared file or folder. Has a value only if `isSharedContentRelinquishMembership` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRelinquishMembershipType *sharedContentRelinquishMembership;

/// An invitee was removed from a shared file or folder before they accepted. Has a value only if
/// `isSharedContentRemoveInvitees` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRemoveInviteesType *sharedContentRemoveInvitees;

/// The expiration date of the link to a shared file or folder was removed. Dropbox no longer records this event. Has a
/// value only if `isSharedContentRemoveLinkExpiry` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRemoveLinkExpiryType *sharedContentRemoveLinkExpiry;

/// The password of the link to a shared file or folder was removed. Dropbox no longer records this event. Has a value
/// only if `isSharedContentRemoveLinkPassword` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRemoveLinkPasswordType *sharedContentRemoveLinkPassword;

/// A user or group was removed from a shared file or folder. Has a value only if `isSharedContentRemoveMember` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRemoveMemberType *sharedContentRemoveMember;

/// A user asked for access to a shared file or folder. Has a value only if `isSharedContentRequestAccess` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRequestAccessType *sharedContentRequestAccess;

/// Invitees of a shared file or folder were restored. Has a value only if `isSharedContentRestoreInvitees` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRestoreInviteesType *sharedContentRestoreInvitees;

/// Users or groups were restored as members of a shared file or folder. Has a value only if
/// `isSharedContentRestoreMember` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentRestoreMemberType *sharedContentRestoreMember;

/// A file or folder was unshared by removing all members. Has a value only if `isSharedContentUnshare` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentUnshareType *sharedContentUnshare;
/// A shared file or folder was previewed. Has a value only if `isSharedContentView` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharedContentViewType *sharedContentView;
/// Creates an object with the tag `shared_content_add_invitees`.
- (instancetype)initWithSharedContentAddInvitees:(DBTEAMLOGSharedContentAddInviteesType *)sharedContentAddInvitees;
/// Creates an object with the tag `shared_content_add_link_expiry`.
- (instancetype)initWithSharedContentAddLinkExpiry:(DBTEAMLOGSharedContentAddLinkExpiryType *)sharedContentAddLinkExpiry;

/// Creates an object with the tag `shared_content_add_link_password`.
- (instancetype)
    initWithSharedContentAddLinkPassword:(DBTEAMLOGSharedContentAddLinkPasswordType *)sharedContentAddLinkPassword;

/// Creates an object with the tag `shared_content_add_member`.
- (instancetype)initWithSharedContentAddMember:(DBTEAMLOGSharedContentAddMemberType *)sharedContentAddMember;

/// Creates an object with the tag `shared_content_change_downloads_policy`.
- (instancetype)
    initWithSharedContentChangeDownloadsPolicy:(DBTEAMLOGSharedContentChangeDownloadsPolicyType *)sharedContentChangeDownloadsPolicy;

/// Creates an object with the tag `shared_content_change_invitee_role`.
- (instancetype)
    initWithSharedContentChangeInviteeRole:(DBTEAMLOGSharedContentChangeInviteeRoleType *)sharedContentChangeInviteeRole;

/// Creates an object with the tag `shared_content_change_link_audience`.
- (instancetype)
    initWithSharedContentChangeLinkAudience:(DBTEAMLOGSharedContentChangeLinkAudienceType *)sharedContentChangeLinkAudience;

/// Creates an object with the tag `shared_content_change_link_expiry`.
- (instancetype)
    initWithSharedContentChangeLinkExpiry:(DBTEAMLOGSharedContentChangeLinkExpiryType *)sharedContentChangeLinkExpiry;

/// Creates an object with the tag `shared_content_change_link_password`.
- (instancetype)
    initWithSharedContentChangeLinkPassword:(DBTEAMLOGSharedContentChangeLinkPasswordType *)sharedContentChangeLinkPassword;

/// Creates an object with the tag `shared_content_change_member_role`.
- (instancetype)
    initWithSharedContentChangeMemberRole:(DBTEAMLOGSharedContentChangeMemberRoleType *)sharedContentChangeMemberRole;

/// Creates an object with the tag `shared_content_change_viewer_info_policy`.
- (instancetype)
    initWithSharedContentChangeViewerInfoPolicy:(DBTEAMLOGSharedContentChangeViewerInfoPolicyType *)sharedContentChangeViewerInfoPolicy;

/// Creates an object with the tag `shared_content_claim_invitation`.
- (instancetype)
    initWithSharedContentClaimInvitation:(DBTEAMLOGSharedContentClaimInvitationType *)sharedContentClaimInvitation;

/// Creates an object with the tag `shared_content_copy`.
- (instancetype)initWithSharedContentCopy:(DBTEAMLOGSharedContentCopyType *)sharedContentCopy;
/// Creates an object with the tag `shared_content_download`.
- (instancetype)initWithSharedContentDownload:(DBTEAMLOGSharedContentDownloadType *)sharedContentDownload;

/// Creates an object with the tag `shared_content_relinquish_membership`.
- (instancetype)
    initWithSharedContentRelinquishMembership:(DBTEAMLOGSharedContentRelinquishMembershipType *)sharedContentRelinquishMembership;

/// Creates an object with the tag `shared_content_remove_invitees`.
- (instancetype)
    initWithSharedContentRemoveInvitees:(DBTEAMLOGSharedContentRemoveInviteesType *)sharedContentRemoveInvitees;

/// Creates an object with the tag `shared_content_remove_link_expiry`.
- (instancetype)
    initWithSharedContentRemoveLinkExpiry:(DBTEAMLOGSharedContentRemoveLinkExpiryType *)sharedContentRemoveLinkExpiry;

/// Creates an object with the tag `shared_content_remove_link_password`.
- (instancetype)
    initWithSharedContentRemoveLinkPassword:(DBTEAMLOGSharedContentRemoveLinkPasswordType *)sharedContentRemoveLinkPassword;

/// Creates an object with the tag `shared_content_remove_member`.
- (instancetype)initWithSharedContentRemoveMember:(DBTEAMLOGSharedContentRemoveMemberType *)sharedContentRemoveMember;
/// Creates an object with the tag `shared_content_request_access`.
- (instancetype)initWithSharedContentRequestAccess:(DBTEAMLOGSharedContentRequestAccessType *)sharedContentRequestAccess;

/// Creates an object with the tag `shared_content_restore_invitees`.
- (instancetype)
    initWithSharedContentRestoreInvitees:(DBTEAMLOGSharedContentRestoreInviteesType *)sharedContentRestoreInvitees;

/// Creates an object with the tag `shared_content_restore_member`.
- (instancetype)initWithSharedContentRestoreMember:(DBTEAMLOGSharedContentRestoreMemberType *)sharedContentRestoreMember;
/// Creates an object with the tag `shared_content_unshare`.
- (instancetype)initWithSharedContentUnshare:(DBTEAMLOGSharedContentUnshareType *)sharedContentUnshare;
/// Creates an object with the tag `shared_content_view`.
- (instancetype)initWithSharedContentView:(DBTEAMLOGSharedContentViewType *)sharedContentView;
/// Returns whether the tag is `shared_content_add_invitees`.
- (BOOL)isSharedContentAddInvitees;
/// Returns whether the tag is `shared_content_add_link_expiry`.
- (BOOL)isSharedContentAddLinkExpiry;
/// Returns whether the tag is `shared_content_add_link_password`.
- (BOOL)isSharedContentAddLinkPassword;
/// Returns whether the tag is `shared_content_add_member`.
- (BOOL)isSharedContentAddMember;
/// Returns whether the tag is `shared_content_change_downloads_policy`.
- (BOOL)isSharedContentChangeDownloadsPolicy;
/// Returns whether the tag is `shared_content_change_invitee_role`.
- (BOOL)isSharedContentChangeInviteeRole;
/// Returns whether the tag is `shared_content_change_link_audience`.
- (BOOL)isSharedContentChangeLinkAudience;
/// Returns whether the tag is `shared_content_change_link_expiry`.
- (BOOL)isSharedContentChangeLinkExpiry;
/// Returns whether the tag is `shared_content_change_link_password`.
- (BOOL)isSharedContentChangeLinkPassword;
/// Returns whether the tag is `shared_content_change_member_role`.
- (BOOL)isSharedContentChangeMemberRole;
/// Returns whether the tag is `shared_content_change_viewer_info_policy`.
- (BOOL)isSharedContentChangeViewerInfoPolicy;
/// Returns whether the tag is `shared_content_claim_invitation`.
- (BOOL)isSharedContentClaimInvitation;
/// Returns whether the tag is `shared_content_copy`.
- (BOOL)isSharedContentCopy;
/// Returns whether the tag is `shared_content_download`.
- (BOOL)isSharedContentDownload;
/// Returns whether the tag is `shared_content_relinquish_membership`.
- (BOOL)isSharedContentRelinquishMembership;
/// Returns whether the tag is `shared_content_remove_invitees`.
- (BOOL)isSharedContentRemoveInvitees;
/// Returns whether the tag is `shared_content_remove_link_expiry`.
- (BOOL)isSharedContentRemoveLinkExpiry;
/// Returns whether the tag is `shared_content_remove_link_password`.
- (BOOL)isSharedContentRemoveLinkPassword;
/// Returns whether the tag is `shared_content_remove_member`.
- (BOOL)isSharedContentRemoveMember;
/// Returns whether the tag is `shared_content_request_access`.
- (BOOL)isSharedContentRequestAccess;
/// Returns whether the tag is `shared_content_restore_invitees`.
- (BOOL)isSharedContentRestoreInvitees;
/// Returns whether the tag is `shared_content_restore_member`.
- (BOOL)isSharedContentRestoreMember;
/// Returns whether the tag is `shared_content_unshare`.
- (BOOL)isSharedContentUnshare;
/// Returns whether the tag is `shared_content_view`.
- (BOOL)isSharedContentView;
@end

/// The members whose names start with `SharedContent`.
@interface DBTEAMLOGEventTypeArg (SharedContent)
/// Creates an object with the tag `shared_content_add_invitees`.
- (instancetype)initWithSharedContentAddInvitees;
/// Creates an object with the tag `shared_content_add_link_expiry`.
- (instancetype)initWithSharedContentAddLinkExpiry;
/// Creates an object with the tag `shared_content_add_link_password`.
- (instancetype)initWithSharedContentAddLinkPassword;
/// Creates an object with the tag `shared_content_add_member`.
- (instancetype)initWithSharedContentAddMember;
/// Creates an object with the tag `shared_content_change_downloads_policy`.
- (instancetype)initWithSharedContentChangeDownloadsPolicy;
/// Creates an object with the tag `shared_content_change_invitee_role`.
- (instancetype)initWithSharedContentChangeInviteeRole;
/// Creates an object with the tag `shared_content_change_link_audience`.
- (instancetype)initWithSharedContentChangeLinkAudience;
/// Creates an object with the tag `shared_content_change_link_expiry`.
- (instancetype)initWithSharedContentChangeLinkExpiry;
/// Creates an object with the tag `shared_content_change_link_password`.
- (instancetype)initWithSharedContentChangeLinkPassword;
/// Creates an object with the tag `shared_content_change_member_role`.
- (instancetype)initWithSharedContentChangeMemberRole;
/// Creates an object with the tag `shared_content_change_viewer_info_policy`.
- (instancetype)initWithSharedContentChangeViewerInfoPolicy;
/// Creates an object with the tag `shared_content_claim_invitation`.
- (instancetype)initWithSharedContentClaimInvitation;
/// Creates an object with the tag `shared_content_copy`.
- (instancetype)initWithSharedContentCopy;
/// Creates an object with the tag `shared_content_download`.
- (instancetype)initWithSharedContentDownload;
/// Creates an object with the tag `shared_content_relinquish_membership`.
- (instancetype)initWithSharedContentRelinquishMembership;
/// Creates an object with the tag `shared_content_remove_invitees`.
- (instancetype)initWithSharedContentRemoveInvitees;
/// Creates an object with the tag `shared_content_remove_link_expiry`.
- (instancetype)initWithSharedContentRemoveLinkExpiry;
/// Creates an object with the tag `shared_content_remove_link_password`.
- (instancetype)initWithSharedContentRemoveLinkPassword;
/// Creates an object with the tag `shared_content_remove_member`.
- (instancetype)initWithSharedContentRemoveMember;
/// Creates an object with the tag `shared_content_request_access`.
- (instancetype)initWithSharedContentRequestAccess;
/// Creates an object with the tag `shared_content_restore_invitees`.
- (instancetype)initWithSharedContentRestoreInvitees;
/// Creates an object with the tag `shared_content_restore_member`.
- (instancetype)initWithSharedContentRestoreMember;
/// Creates an object with the tag `shared_content_unshare`.
- (instancetype)initWithSharedContentUnshare;
/// Creates an object with the tag `shared_content_view`.
- (instancetype)initWithSharedContentView;
/// Returns whether the tag is `shared_content_add_invitees`.
- (BOOL)isSharedContentAddInvitees;
/// Returns whether the tag is `shared_content_add_link_expiry`.
- (BOOL)isSharedContentAddLinkExpiry;
/// Returns whether the tag is `shared_content_add_link_password`.
- (BOOL)isSharedContentAddLinkPassword;
/// Returns whether the tag is `shared_content_add_member`.
- (BOOL)isSharedContentAddMember;
/// Returns whether the tag is `shared_content_change_downloads_policy`.
- (BOOL)isSharedContentChangeDownloadsPolicy;
/// Returns whether the tag is `shared_content_change_invitee_role`.
- (BOOL)isSharedContentChangeInviteeRole;
/// Returns whether the tag is `shared_content_change_link_audience`.
- (BOOL)isSharedContentChangeLinkAudience;
/// Returns whether the tag is `shared_content_change_link_expiry`.
- (BOOL)isSharedContentChangeLinkExpiry;
/// Returns whether the tag is `shared_content_change_link_password`.
- (BOOL)isSharedContentChangeLinkPassword;
/// Returns whether the tag is `shared_content_change_member_role`.
- (BOOL)isSharedContentChangeMemberRole;
/// Returns whether the tag is `shared_content_change_viewer_info_policy`.
- (BOOL)isSharedContentChangeViewerInfoPolicy;
/// Returns whether the tag is `shared_content_claim_invitation`.
- (BOOL)isSharedContentClaimInvitation;
/// Returns whether the tag is `shared_content_copy`.
- (BOOL)isSharedContentCopy;
/// Returns whether the tag is `shared_content_download`.
- (BOOL)isSharedContentDownload;
/// Returns whether the tag is `shared_content_relinquish_membership`.
- (BOOL)isSharedContentRelinquishMembership;
/// Returns whether the tag is `shared_content_remove_invitees`.
- (BOOL)isSharedContentRemoveInvitees;
/// Returns whether the tag is `shared_content_remove_link_expiry`.
- (BOOL)isSharedContentRemoveLinkExpiry;
/// Returns whether the tag is `shared_content_remove_link_password`.
- (BOOL)isSharedContentRemoveLinkPassword;
/// Returns whether the tag is `shared_content_remove_member`.
- (BOOL)isSharedContentRemoveMember;
/// Returns whether the tag is `shared_content_request_access`.
- (BOOL)isSharedContentRequestAccess;
/// Returns whether the tag is `shared_content_restore_invitees`.
- (BOOL)isSharedContentRestoreInvitees;
/// Returns whether the tag is `shared_content_restore_member`.
- (BOOL)isSharedContentRestoreMember;
/// Returns whether the tag is `shared_content_unshare`.
- (BOOL)isSharedContentUnshare;
/// Returns whether the tag is `shared_content_view`.
- (BOOL)isSharedContentView;
@end

/// Details of an event in which a person was invited to Dropbox and given access to a shared file or folder.
@interface DBTEAMLOGSharedContentAddInviteesDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The email addresses of the invitees. Each item has at most 255 characters.
@property (nonatomic, readonly) NSArray<NSString *> *invitees;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    invitees:(NSArray<NSString *> *)invitees;
@end

/// Converts `DBTEAMLOGSharedContentAddInviteesDetails` from and to JSON.
@interface DBTEAMLOGSharedContentAddInviteesDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentAddInviteesDetails *)instance;
+ (DBTEAMLOGSharedContentAddInviteesDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person was invited to Dropbox and given access to a shared file or folder.
@interface DBTEAMLOGSharedContentAddInviteesType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentAddInviteesType` from and to JSON.
@interface DBTEAMLOGSharedContentAddInviteesTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentAddInviteesType *)instance;
+ (DBTEAMLOGSharedContentAddInviteesType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an expiration date was added to the link to a shared file or folder.
@interface DBTEAMLOGSharedContentAddLinkExpiryDetails : DBStoneObject
/// The expiration date of the link after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *dNewValue;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable NSDate *)dNewValue;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedContentAddLinkExpiryDetails` from and to JSON.
@interface DBTEAMLOGSharedContentAddLinkExpiryDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentAddLinkExpiryDetails *)instance;
+ (DBTEAMLOGSharedContentAddLinkExpiryDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An expiration date was added to the link to a shared file or folder. Dropbox no longer records this event.
@interface DBTEAMLOGSharedContentAddLinkExpiryType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentAddLinkExpiryType` from and to JSON.
@interface DBTEAMLOGSharedContentAddLinkExpiryTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentAddLinkExpiryType *)instance;
+ (DBTEAMLOGSharedContentAddLinkExpiryType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a password was added to the link to a shared file or folder.
@interface DBTEAMLOGSharedContentAddLinkPasswordDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedContentAddLinkPasswordDetails` from and to JSON.
@interface DBTEAMLOGSharedContentAddLinkPasswordDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentAddLinkPasswordDetails *)instance;
+ (DBTEAMLOGSharedContentAddLinkPasswordDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A password was added to the link to a shared file or folder. Dropbox no longer records this event.
@interface DBTEAMLOGSharedContentAddLinkPasswordType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentAddLinkPasswordType` from and to JSON.
@interface DBTEAMLOGSharedContentAddLinkPasswordTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentAddLinkPasswordType *)instance;
+ (DBTEAMLOGSharedContentAddLinkPasswordType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which users or groups were added to a shared file or folder.
@interface DBTEAMLOGSharedContentAddMemberDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedContentAddMemberDetails` from and to JSON.
@interface DBTEAMLOGSharedContentAddMemberDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentAddMemberDetails *)instance;
+ (DBTEAMLOGSharedContentAddMemberDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Users or groups were added to a shared file or folder.
@interface DBTEAMLOGSharedContentAddMemberType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentAddMemberType` from and to JSON.
@interface DBTEAMLOGSharedContentAddMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentAddMemberType *)instance;
+ (DBTEAMLOGSharedContentAddMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which downloads of a shared file or folder by its members were allowed or forbidden.
@interface DBTEAMLOGSharedContentChangeDownloadsPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGDownloadPolicyType *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGDownloadPolicyType *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGDownloadPolicyType *)dNewValue
    previousValue:(nullable DBTEAMLOGDownloadPolicyType *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGDownloadPolicyType *)dNewValue;
@end

/// Converts `DBTEAMLOGSharedContentChangeDownloadsPolicyDetails` from and to JSON.
@interface DBTEAMLOGSharedContentChangeDownloadsPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeDownloadsPolicyDetails *)instance;
+ (DBTEAMLOGSharedContentChangeDownloadsPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Downloads of a shared file or folder by its members were allowed or forbidden. Dropbox no longer records this event.
@interface DBTEAMLOGSharedContentChangeDownloadsPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentChangeDownloadsPolicyType` from and to JSON.
@interface DBTEAMLOGSharedContentChangeDownloadsPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeDownloadsPolicyType *)instance;
+ (DBTEAMLOGSharedContentChangeDownloadsPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the access level of an invitee to a shared file or folder was changed before they
/// accepted.
@interface DBTEAMLOGSharedContentChangeInviteeRoleDetails : DBStoneObject
/// The access level before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *previousAccessLevel;
/// The access level after the change.
@property (nonatomic, readonly) DBSHARINGAccessLevel *dNewAccessLevel;
/// The email address of the invitee. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *invitee;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewAccessLevel:(DBSHARINGAccessLevel *)dNewAccessLevel
    invitee:(NSString *)invitee
    previousAccessLevel:(nullable DBSHARINGAccessLevel *)previousAccessLevel;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewAccessLevel:(DBSHARINGAccessLevel *)dNewAccessLevel invitee:(NSString *)invitee;
@end

/// Converts `DBTEAMLOGSharedContentChangeInviteeRoleDetails` from and to JSON.
@interface DBTEAMLOGSharedContentChangeInviteeRoleDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeInviteeRoleDetails *)instance;
+ (DBTEAMLOGSharedContentChangeInviteeRoleDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The access level of an invitee to a shared file or folder was changed before they accepted.
@interface DBTEAMLOGSharedContentChangeInviteeRoleType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentChangeInviteeRoleType` from and to JSON.
@interface DBTEAMLOGSharedContentChangeInviteeRoleTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeInviteeRoleType *)instance;
+ (DBTEAMLOGSharedContentChangeInviteeRoleType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the audience of the link to a shared file or folder was changed.
@interface DBTEAMLOGSharedContentChangeLinkAudienceDetails : DBStoneObject
/// The audience of the link after the change.
@property (nonatomic, readonly) DBSHARINGLinkAudience *dNewValue;
/// The audience of the link before the change.
@property (nonatomic, readonly, nullable) DBSHARINGLinkAudience *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBSHARINGLinkAudience *)dNewValue
    previousValue:(nullable DBSHARINGLinkAudience *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBSHARINGLinkAudience *)dNewValue;
@end

/// Converts `DBTEAMLOGSharedContentChangeLinkAudienceDetails` from and to JSON.
@interface DBTEAMLOGSharedContentChangeLinkAudienceDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeLinkAudienceDetails *)instance;
+ (DBTEAMLOGSharedContentChangeLinkAudienceDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The audience of the link to a shared file or folder was changed. Dropbox no longer records this event.
@interface DBTEAMLOGSharedContentChangeLinkAudienceType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentChangeLinkAudienceType` from and to JSON.
@interface DBTEAMLOGSharedContentChangeLinkAudienceTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeLinkAudienceType *)instance;
+ (DBTEAMLOGSharedContentChangeLinkAudienceType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the expiration date of the link to a shared file or folder was changed.
@interface DBTEAMLOGSharedContentChangeLinkExpiryDetails : DBStoneObject
/// The expiration date of the link after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *dNewValue;
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *previousValue;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable NSDate *)dNewValue previousValue:(nullable NSDate *)previousValue;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedContentChangeLinkExpiryDetails` from and to JSON.
@interface DBTEAMLOGSharedContentChangeLinkExpiryDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeLinkExpiryDetails *)instance;
+ (DBTEAMLOGSharedContentChangeLinkExpiryDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The expiration date of the link to a shared file or folder was changed. Dropbox no longer records this event.
@interface DBTEAMLOGSharedContentChangeLinkExpiryType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentChangeLinkExpiryType` from and to JSON.
@interface DBTEAMLOGSharedContentChangeLinkExpiryTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeLinkExpiryType *)instance;
+ (DBTEAMLOGSharedContentChangeLinkExpiryType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the password of the link to a shared file or folder was changed.
@interface DBTEAMLOGSharedContentChangeLinkPasswordDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedContentChangeLinkPasswordDetails` from and to JSON.
@interface DBTEAMLOGSharedContentChangeLinkPasswordDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeLinkPasswordDetails *)instance;
+ (DBTEAMLOGSharedContentChangeLinkPasswordDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The password of the link to a shared file or folder was changed. Dropbox no longer records this event.
@interface DBTEAMLOGSharedContentChangeLinkPasswordType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentChangeLinkPasswordType` from and to JSON.
@interface DBTEAMLOGSharedContentChangeLinkPasswordTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeLinkPasswordType *)instance;
+ (DBTEAMLOGSharedContentChangeLinkPasswordType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the access level of a member of a shared file or folder was changed.
@interface DBTEAMLOGSharedContentChangeMemberRoleDetails : DBStoneObject
/// The access level before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *previousAccessLevel;
/// The access level after the change.
@property (nonatomic, readonly) DBSHARINGAccessLevel *dNewAccessLevel;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewAccessLevel:(DBSHARINGAccessLevel *)dNewAccessLevel
    previousAccessLevel:(nullable DBSHARINGAccessLevel *)previousAccessLevel;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewAccessLevel:(DBSHARINGAccessLevel *)dNewAccessLevel;
@end

/// Converts `DBTEAMLOGSharedContentChangeMemberRoleDetails` from and to JSON.
@interface DBTEAMLOGSharedContentChangeMemberRoleDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeMemberRoleDetails *)instance;
+ (DBTEAMLOGSharedContentChangeMemberRoleDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The access level of a member of a shared file or folder was changed.
@interface DBTEAMLOGSharedContentChangeMemberRoleType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentChangeMemberRoleType` from and to JSON.
@interface DBTEAMLOGSharedContentChangeMemberRoleTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeMemberRoleType *)instance;
+ (DBTEAMLOGSharedContentChangeMemberRoleType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the visibility of the viewers of a shared file or folder to its members was changed.
@interface DBTEAMLOGSharedContentChangeViewerInfoPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBSHARINGViewerInfoPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly, nullable) DBSHARINGViewerInfoPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBSHARINGViewerInfoPolicy *)dNewValue
    previousValue:(nullable DBSHARINGViewerInfoPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBSHARINGViewerInfoPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSharedContentChangeViewerInfoPolicyDetails` from and to JSON.
@interface DBTEAMLOGSharedContentChangeViewerInfoPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeViewerInfoPolicyDetails *)instance;
+ (DBTEAMLOGSharedContentChangeViewerInfoPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The visibility of the viewers of a shared file or folder to its members was changed.
@interface DBTEAMLOGSharedContentChangeViewerInfoPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentChangeViewerInfoPolicyType` from and to JSON.
@interface DBTEAMLOGSharedContentChangeViewerInfoPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentChangeViewerInfoPolicyType *)instance;
+ (DBTEAMLOGSharedContentChangeViewerInfoPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user accepted an invitation to a shared file or folder.
@interface DBTEAMLOGSharedContentClaimInvitationDetails : DBStoneObject
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(nullable NSString *)sharedContentLink;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedContentClaimInvitationDetails` from and to JSON.
@interface DBTEAMLOGSharedContentClaimInvitationDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentClaimInvitationDetails *)instance;
+ (DBTEAMLOGSharedContentClaimInvitationDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user accepted an invitation to a shared file or folder.
@interface DBTEAMLOGSharedContentClaimInvitationType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentClaimInvitationType` from and to JSON.
@interface DBTEAMLOGSharedContentClaimInvitationTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentClaimInvitationType *)instance;
+ (DBTEAMLOGSharedContentClaimInvitationType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user copied a shared file or folder to their own Dropbox.
@interface DBTEAMLOGSharedContentCopyDetails : DBStoneObject
/// The link to the shared content.
@property (nonatomic, readonly, copy) NSString *sharedContentLink;
/// The owner of the shared content.
@property (nonatomic, readonly, nullable) DBTEAMLOGUserLogInfo *sharedContentOwner;
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The path of the copy.
@property (nonatomic, readonly, copy) NSString *destinationPath;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(NSString *)sharedContentLink
    sharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    destinationPath:(NSString *)destinationPath
    sharedContentOwner:(nullable DBTEAMLOGUserLogInfo *)sharedContentOwner;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentLink:(NSString *)sharedContentLink
    sharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    destinationPath:(NSString *)destinationPath;
@end

/// Converts `DBTEAMLOGSharedContentCopyDetails` from and to JSON.
@interface DBTEAMLOGSharedContentCopyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentCopyDetails *)instance;
+ (DBTEAMLOGSharedContentCopyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user copied a shared file or folder to their own Dropbox.
@interface DBTEAMLOGSharedContentCopyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentCopyType` from and to JSON.
@interface DBTEAMLOGSharedContentCopyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentCopyType *)instance;
+ (DBTEAMLOGSharedContentCopyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared file or folder was downloaded.
@interface DBTEAMLOGSharedContentDownloadDetails : DBStoneObject
/// The link to the shared content.
@property (nonatomic, readonly, copy) NSString *sharedContentLink;
/// The owner of the shared content.
@property (nonatomic, readonly, nullable) DBTEAMLOGUserLogInfo *sharedContentOwner;
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(NSString *)sharedContentLink
    sharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentOwner:(nullable DBTEAMLOGUserLogInfo *)sharedContentOwner;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentLink:(NSString *)sharedContentLink
    sharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedContentDownloadDetails` from and to JSON.
@interface DBTEAMLOGSharedContentDownloadDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentDownloadDetails *)instance;
+ (DBTEAMLOGSharedContentDownloadDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared file or folder was downloaded.
@interface DBTEAMLOGSharedContentDownloadType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentDownloadType` from and to JSON.
@interface DBTEAMLOGSharedContentDownloadTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentDownloadType *)instance;
+ (DBTEAMLOGSharedContentDownloadType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user left a shared file or folder.
@interface DBTEAMLOGSharedContentRelinquishMembershipDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedContentRelinquishMembershipDetails` from and to JSON.
@interface DBTEAMLOGSharedContentRelinquishMembershipDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRelinquishMembershipDetails *)instance;
+ (DBTEAMLOGSharedContentRelinquishMembershipDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user left a shared file or folder.
@interface DBTEAMLOGSharedContentRelinquishMembershipType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentRelinquishMembershipType` from and to JSON.
@interface DBTEAMLOGSharedContentRelinquishMembershipTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRelinquishMembershipType *)instance;
+ (DBTEAMLOGSharedContentRelinquishMembershipType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an invitee was removed from a shared file or folder before they accepted.
@interface DBTEAMLOGSharedContentRemoveInviteesDetails : DBStoneObject
/// The email addresses of the invitees. Each item has at most 255 characters.
@property (nonatomic, readonly) NSArray<NSString *> *invitees;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithInvitees:(NSArray<NSString *> *)invitees;
@end

/// Converts `DBTEAMLOGSharedContentRemoveInviteesDetails` from and to JSON.
@interface DBTEAMLOGSharedContentRemoveInviteesDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRemoveInviteesDetails *)instance;
+ (DBTEAMLOGSharedContentRemoveInviteesDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An invitee was removed from a shared file or folder before they accepted.
@interface DBTEAMLOGSharedContentRemoveInviteesType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentRemoveInviteesType` from and to JSON.
@interface DBTEAMLOGSharedContentRemoveInviteesTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRemoveInviteesType *)instance;
+ (DBTEAMLOGSharedContentRemoveInviteesType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the expiration date of the link to a shared file or folder was removed.
@interface DBTEAMLOGSharedContentRemoveLinkExpiryDetails : DBStoneObject
/// The expiration date of the link before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *previousValue;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(nullable NSDate *)previousValue;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedContentRemoveLinkExpiryDetails` from and to JSON.
@interface DBTEAMLOGSharedContentRemoveLinkExpiryDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRemoveLinkExpiryDetails *)instance;
+ (DBTEAMLOGSharedContentRemoveLinkExpiryDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The expiration date of the link to a shared file or folder was removed. Dropbox no longer records this event.
@interface DBTEAMLOGSharedContentRemoveLinkExpiryType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentRemoveLinkExpiryType` from and to JSON.
@interface DBTEAMLOGSharedContentRemoveLinkExpiryTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRemoveLinkExpiryType *)instance;
+ (DBTEAMLOGSharedContentRemoveLinkExpiryType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the password of the link to a shared file or folder was removed.
@interface DBTEAMLOGSharedContentRemoveLinkPasswordDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedContentRemoveLinkPasswordDetails` from and to JSON.
@interface DBTEAMLOGSharedContentRemoveLinkPasswordDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRemoveLinkPasswordDetails *)instance;
+ (DBTEAMLOGSharedContentRemoveLinkPasswordDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The password of the link to a shared file or folder was removed. Dropbox no longer records this event.
@interface DBTEAMLOGSharedContentRemoveLinkPasswordType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentRemoveLinkPasswordType` from and to JSON.
@interface DBTEAMLOGSharedContentRemoveLinkPasswordTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRemoveLinkPasswordType *)instance;
+ (DBTEAMLOGSharedContentRemoveLinkPasswordType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user or group was removed from a shared file or folder.
@interface DBTEAMLOGSharedContentRemoveMemberDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly, nullable) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(nullable DBSHARINGAccessLevel *)sharedContentAccessLevel;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedContentRemoveMemberDetails` from and to JSON.
@interface DBTEAMLOGSharedContentRemoveMemberDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRemoveMemberDetails *)instance;
+ (DBTEAMLOGSharedContentRemoveMemberDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user or group was removed from a shared file or folder.
@interface DBTEAMLOGSharedContentRemoveMemberType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentRemoveMemberType` from and to JSON.
@interface DBTEAMLOGSharedContentRemoveMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRemoveMemberType *)instance;
+ (DBTEAMLOGSharedContentRemoveMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user asked for access to a shared file or folder.
@interface DBTEAMLOGSharedContentRequestAccessDetails : DBStoneObject
/// The link to the shared content.
@property (nonatomic, readonly, copy, nullable) NSString *sharedContentLink;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(nullable NSString *)sharedContentLink;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedContentRequestAccessDetails` from and to JSON.
@interface DBTEAMLOGSharedContentRequestAccessDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRequestAccessDetails *)instance;
+ (DBTEAMLOGSharedContentRequestAccessDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user asked for access to a shared file or folder.
@interface DBTEAMLOGSharedContentRequestAccessType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentRequestAccessType` from and to JSON.
@interface DBTEAMLOGSharedContentRequestAccessTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRequestAccessType *)instance;
+ (DBTEAMLOGSharedContentRequestAccessType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which invitees of a shared file or folder were restored.
@interface DBTEAMLOGSharedContentRestoreInviteesDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// The email addresses of the invitees. Each item has at most 255 characters.
@property (nonatomic, readonly) NSArray<NSString *> *invitees;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    invitees:(NSArray<NSString *> *)invitees;
@end

/// Converts `DBTEAMLOGSharedContentRestoreInviteesDetails` from and to JSON.
@interface DBTEAMLOGSharedContentRestoreInviteesDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRestoreInviteesDetails *)instance;
+ (DBTEAMLOGSharedContentRestoreInviteesDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Invitees of a shared file or folder were restored.
@interface DBTEAMLOGSharedContentRestoreInviteesType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentRestoreInviteesType` from and to JSON.
@interface DBTEAMLOGSharedContentRestoreInviteesTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRestoreInviteesType *)instance;
+ (DBTEAMLOGSharedContentRestoreInviteesType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which users or groups were restored as members of a shared file or folder.
@interface DBTEAMLOGSharedContentRestoreMemberDetails : DBStoneObject
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedContentRestoreMemberDetails` from and to JSON.
@interface DBTEAMLOGSharedContentRestoreMemberDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRestoreMemberDetails *)instance;
+ (DBTEAMLOGSharedContentRestoreMemberDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Users or groups were restored as members of a shared file or folder.
@interface DBTEAMLOGSharedContentRestoreMemberType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentRestoreMemberType` from and to JSON.
@interface DBTEAMLOGSharedContentRestoreMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentRestoreMemberType *)instance;
+ (DBTEAMLOGSharedContentRestoreMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file or folder was unshared by removing all members.
@interface DBTEAMLOGSharedContentUnshareDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSharedContentUnshareDetails` from and to JSON.
@interface DBTEAMLOGSharedContentUnshareDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentUnshareDetails *)instance;
+ (DBTEAMLOGSharedContentUnshareDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file or folder was unshared by removing all members.
@interface DBTEAMLOGSharedContentUnshareType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentUnshareType` from and to JSON.
@interface DBTEAMLOGSharedContentUnshareTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentUnshareType *)instance;
+ (DBTEAMLOGSharedContentUnshareType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared file or folder was previewed.
@interface DBTEAMLOGSharedContentViewDetails : DBStoneObject
/// The link to the shared content.
@property (nonatomic, readonly, copy) NSString *sharedContentLink;
/// The owner of the shared content.
@property (nonatomic, readonly, nullable) DBTEAMLOGUserLogInfo *sharedContentOwner;
/// The access level.
@property (nonatomic, readonly) DBSHARINGAccessLevel *sharedContentAccessLevel;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(NSString *)sharedContentLink
    sharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel
    sharedContentOwner:(nullable DBTEAMLOGUserLogInfo *)sharedContentOwner;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSharedContentLink:(NSString *)sharedContentLink
    sharedContentAccessLevel:(DBSHARINGAccessLevel *)sharedContentAccessLevel;
@end

/// Converts `DBTEAMLOGSharedContentViewDetails` from and to JSON.
@interface DBTEAMLOGSharedContentViewDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentViewDetails *)instance;
+ (DBTEAMLOGSharedContentViewDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared file or folder was previewed.
@interface DBTEAMLOGSharedContentViewType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharedContentViewType` from and to JSON.
@interface DBTEAMLOGSharedContentViewTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharedContentViewType *)instance;
+ (DBTEAMLOGSharedContentViewType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
