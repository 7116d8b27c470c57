// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Showcase.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGShowcaseAccessGrantedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseAccessGrantedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseAccessGrantedType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseAccessGrantedTypeSerializer @end
@implementation DBTEAMLOGShowcaseAddMemberDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseAddMemberDetailsSerializer @end
@implementation DBTEAMLOGShowcaseAddMemberType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseAddMemberTypeSerializer @end
@implementation DBTEAMLOGShowcaseArchivedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseArchivedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseArchivedType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseArchivedTypeSerializer @end
@implementation DBTEAMLOGShowcaseChangeDownloadPolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGShowcaseChangeDownloadPolicyDetailsSerializer @end
@implementation DBTEAMLOGShowcaseChangeDownloadPolicyType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseChangeDownloadPolicyTypeSerializer @end
@implementation DBTEAMLOGShowcaseChangeEnabledPolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGShowcaseChangeEnabledPolicyDetailsSerializer @end
@implementation DBTEAMLOGShowcaseChangeEnabledPolicyType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseChangeEnabledPolicyTypeSerializer @end
@implementation DBTEAMLOGShowcaseChangeExternalSharingPolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGShowcaseChangeExternalSharingPolicyDetailsSerializer @end
@implementation DBTEAMLOGShowcaseChangeExternalSharingPolicyType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseChangeExternalSharingPolicyTypeSerializer @end
@implementation DBTEAMLOGShowcaseCreatedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseCreatedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseCreatedType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseCreatedTypeSerializer @end
@implementation DBTEAMLOGShowcaseDeleteCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBTEAMLOGShowcaseDeleteCommentDetailsSerializer @end
@implementation DBTEAMLOGShowcaseDeleteCommentType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseDeleteCommentTypeSerializer @end
@implementation DBTEAMLOGShowcaseDocumentLogInfo @dynamic showcaseId, showcaseTitle; @end
@implementation DBTEAMLOGShowcaseDocumentLogInfoSerializer @end
@implementation DBTEAMLOGShowcaseDownloadPolicy @dynamic tag; @end
@implementation DBTEAMLOGShowcaseDownloadPolicySerializer @end
@implementation DBTEAMLOGShowcaseEditCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBTEAMLOGShowcaseEditCommentDetailsSerializer @end
@implementation DBTEAMLOGShowcaseEditCommentType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseEditCommentTypeSerializer @end
@implementation DBTEAMLOGShowcaseEditedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseEditedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseEditedType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseEditedTypeSerializer @end
@implementation DBTEAMLOGShowcaseEnabledPolicy @dynamic tag; @end
@implementation DBTEAMLOGShowcaseEnabledPolicySerializer @end
@implementation DBTEAMLOGShowcaseExternalSharingPolicy @dynamic tag; @end
@implementation DBTEAMLOGShowcaseExternalSharingPolicySerializer @end
@implementation DBTEAMLOGShowcasePermanentlyDeletedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcasePermanentlyDeletedDetailsSerializer @end
@implementation DBTEAMLOGShowcasePermanentlyDeletedType @dynamic description_; @end
@implementation DBTEAMLOGShowcasePermanentlyDeletedTypeSerializer @end
@implementation DBTEAMLOGShowcasePostCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBTEAMLOGShowcasePostCommentDetailsSerializer @end
@implementation DBTEAMLOGShowcasePostCommentType @dynamic description_; @end
@implementation DBTEAMLOGShowcasePostCommentTypeSerializer @end
@implementation DBTEAMLOGShowcaseRemoveMemberDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseRemoveMemberDetailsSerializer @end
@implementation DBTEAMLOGShowcaseRemoveMemberType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseRemoveMemberTypeSerializer @end
@implementation DBTEAMLOGShowcaseRenamedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseRenamedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseRenamedType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseRenamedTypeSerializer @end
@implementation DBTEAMLOGShowcaseRequestAccessDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseRequestAccessDetailsSerializer @end
@implementation DBTEAMLOGShowcaseRequestAccessType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseRequestAccessTypeSerializer @end
@implementation DBTEAMLOGShowcaseResolveCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBTEAMLOGShowcaseResolveCommentDetailsSerializer @end
@implementation DBTEAMLOGShowcaseResolveCommentType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseResolveCommentTypeSerializer @end
@implementation DBTEAMLOGShowcaseRestoredDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseRestoredDetailsSerializer @end
@implementation DBTEAMLOGShowcaseRestoredType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseRestoredTypeSerializer @end
@implementation DBTEAMLOGShowcaseTrashedDeprecatedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseTrashedDeprecatedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseTrashedDeprecatedType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseTrashedDeprecatedTypeSerializer @end
@implementation DBTEAMLOGShowcaseTrashedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseTrashedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseTrashedType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseTrashedTypeSerializer @end
@implementation DBTEAMLOGShowcaseUnresolveCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBTEAMLOGShowcaseUnresolveCommentDetailsSerializer @end
@implementation DBTEAMLOGShowcaseUnresolveCommentType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseUnresolveCommentTypeSerializer @end
@implementation DBTEAMLOGShowcaseUntrashedDeprecatedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseUntrashedDeprecatedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseUntrashedDeprecatedType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseUntrashedDeprecatedTypeSerializer @end
@implementation DBTEAMLOGShowcaseUntrashedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseUntrashedDetailsSerializer @end
@implementation DBTEAMLOGShowcaseUntrashedType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseUntrashedTypeSerializer @end
@implementation DBTEAMLOGShowcaseViewDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGShowcaseViewDetailsSerializer @end
@implementation DBTEAMLOGShowcaseViewType @dynamic description_; @end
@implementation DBTEAMLOGShowcaseViewTypeSerializer @end
