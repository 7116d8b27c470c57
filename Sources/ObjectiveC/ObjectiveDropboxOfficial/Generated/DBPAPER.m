// Generated from API/paper.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBPAPER.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBPAPERAddMember
@dynamic permissionLevel;
@dynamic member;
@end
@implementation DBPAPERAddMemberSerializer @end
@implementation DBPAPERRefPaperDoc
@dynamic docId;
@end
@implementation DBPAPERRefPaperDocSerializer @end
@implementation DBPAPERAddPaperDocUser
@dynamic members;
@dynamic customMessage;
@dynamic quiet;
@end
@implementation DBPAPERAddPaperDocUserSerializer @end
@implementation DBPAPERAddPaperDocUserMemberResult
@dynamic member;
@dynamic result;
@end
@implementation DBPAPERAddPaperDocUserMemberResultSerializer @end
@implementation DBPAPERAddPaperDocUserResult
@dynamic tag;
@end
@implementation DBPAPERAddPaperDocUserResultSerializer @end
@implementation DBPAPERCursor
@dynamic value;
@dynamic expiration;
@end
@implementation DBPAPERCursorSerializer @end
@implementation DBPAPERDocLookupError
@dynamic tag;
@end
@implementation DBPAPERDocLookupErrorSerializer @end
@implementation DBPAPERDocSubscriptionLevel
@dynamic tag;
@end
@implementation DBPAPERDocSubscriptionLevelSerializer @end
@implementation DBPAPERExportFormat
@dynamic tag;
@end
@implementation DBPAPERExportFormatSerializer @end
@implementation DBPAPERFolder
@dynamic id_;
@dynamic name;
@end
@implementation DBPAPERFolderSerializer @end
@implementation DBPAPERFolderSharingPolicyType
@dynamic tag;
@end
@implementation DBPAPERFolderSharingPolicyTypeSerializer @end
@implementation DBPAPERFolderSubscriptionLevel
@dynamic tag;
@end
@implementation DBPAPERFolderSubscriptionLevelSerializer @end
@implementation DBPAPERFoldersContainingPaperDoc
@dynamic folderSharingPolicyType;
@dynamic folders;
@end
@implementation DBPAPERFoldersContainingPaperDocSerializer @end
@implementation DBPAPERGetDocMetadataArg
@dynamic docId;
@dynamic fileId;
@end
@implementation DBPAPERGetDocMetadataArgSerializer @end
@implementation DBPAPERImportFormat
@dynamic tag;
@end
@implementation DBPAPERImportFormatSerializer @end
@implementation DBPAPERInviteeInfoWithPermissionLevel
@dynamic invitee;
@dynamic permissionLevel;
@end
@implementation DBPAPERInviteeInfoWithPermissionLevelSerializer @end
@implementation DBPAPERListDocsCursorError
@dynamic tag;
@dynamic cursorError;
@end
@implementation DBPAPERListDocsCursorErrorSerializer @end
@implementation DBPAPERListPaperDocsArgs
@dynamic filterBy;
@dynamic sortBy;
@dynamic sortOrder;
@dynamic limit;
@dynamic stopAtDate;
@end
@implementation DBPAPERListPaperDocsArgsSerializer @end
@implementation DBPAPERListPaperDocsContinueArgs
@dynamic cursor;
@end
@implementation DBPAPERListPaperDocsContinueArgsSerializer @end
@implementation DBPAPERListPaperDocsFilterBy
@dynamic tag;
@end
@implementation DBPAPERListPaperDocsFilterBySerializer @end
@implementation DBPAPERListPaperDocsResponse
@dynamic docIds;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBPAPERListPaperDocsResponseSerializer @end
@implementation DBPAPERListPaperDocsSortBy
@dynamic tag;
@end
@implementation DBPAPERListPaperDocsSortBySerializer @end
@implementation DBPAPERListPaperDocsSortOrder
@dynamic tag;
@end
@implementation DBPAPERListPaperDocsSortOrderSerializer @end
@implementation DBPAPERListUsersCursorError
@dynamic tag;
@dynamic cursorError;
@end
@implementation DBPAPERListUsersCursorErrorSerializer @end
@implementation DBPAPERListUsersOnFolderArgs
@dynamic limit;
@end
@implementation DBPAPERListUsersOnFolderArgsSerializer @end
@implementation DBPAPERListUsersOnFolderContinueArgs
@dynamic cursor;
@end
@implementation DBPAPERListUsersOnFolderContinueArgsSerializer @end
@implementation DBPAPERListUsersOnFolderResponse
@dynamic invitees;
@dynamic users;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBPAPERListUsersOnFolderResponseSerializer @end
@implementation DBPAPERListUsersOnPaperDocArgs
@dynamic limit;
@dynamic filterBy;
@end
@implementation DBPAPERListUsersOnPaperDocArgsSerializer @end
@implementation DBPAPERListUsersOnPaperDocContinueArgs
@dynamic cursor;
@end
@implementation DBPAPERListUsersOnPaperDocContinueArgsSerializer @end
@implementation DBPAPERListUsersOnPaperDocResponse
@dynamic invitees;
@dynamic users;
@dynamic docOwner;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBPAPERListUsersOnPaperDocResponseSerializer @end
@implementation DBPAPERPaperApiBaseError
@dynamic tag;
@end
@implementation DBPAPERPaperApiBaseErrorSerializer @end
@implementation DBPAPERPaperApiCursorError
@dynamic tag;
@end
@implementation DBPAPERPaperApiCursorErrorSerializer @end
@implementation DBPAPERPaperDocCreateArgs
@dynamic parentFolderId;
@dynamic importFormat;
@end
@implementation DBPAPERPaperDocCreateArgsSerializer @end
@implementation DBPAPERPaperDocCreateError
@dynamic tag;
@end
@implementation DBPAPERPaperDocCreateErrorSerializer @end
@implementation DBPAPERPaperDocCreateUpdateResult
@dynamic docId;
@dynamic revision;
@dynamic title;
@end
@implementation DBPAPERPaperDocCreateUpdateResultSerializer @end
@implementation DBPAPERPaperDocExport
@dynamic exportFormat;
@dynamic includeComments;
@end
@implementation DBPAPERPaperDocExportSerializer @end
@implementation DBPAPERPaperDocExportResult
@dynamic owner;
@dynamic title;
@dynamic revision;
@dynamic mimeType;
@end
@implementation DBPAPERPaperDocExportResultSerializer @end
@implementation DBPAPERPaperDocGetMetadataResult
@dynamic docId;
@dynamic owner;
@dynamic title;
@dynamic createdDate;
@dynamic status;
@dynamic revision;
@dynamic lastUpdatedDate;
@dynamic lastEditor;
@end
@implementation DBPAPERPaperDocGetMetadataResultSerializer @end
@implementation DBPAPERPaperDocPermissionLevel
@dynamic tag;
@end
@implementation DBPAPERPaperDocPermissionLevelSerializer @end
@implementation DBPAPERPaperDocSharingPolicy
@dynamic sharingPolicy;
@end
@implementation DBPAPERPaperDocSharingPolicySerializer @end
@implementation DBPAPERPaperDocStatus
@dynamic tag;
@end
@implementation DBPAPERPaperDocStatusSerializer @end
@implementation DBPAPERPaperDocUpdateArgs
@dynamic docUpdatePolicy;
@dynamic revision;
@dynamic importFormat;
@end
@implementation DBPAPERPaperDocUpdateArgsSerializer @end
@implementation DBPAPERPaperDocUpdateError
@dynamic tag;
@end
@implementation DBPAPERPaperDocUpdateErrorSerializer @end
@implementation DBPAPERPaperDocUpdatePolicy
@dynamic tag;
@end
@implementation DBPAPERPaperDocUpdatePolicySerializer @end
@implementation DBPAPERPaperFolderCreateArg
@dynamic name;
@dynamic parentFolderId;
@dynamic isTeamFolder;
@end
@implementation DBPAPERPaperFolderCreateArgSerializer @end
@implementation DBPAPERPaperFolderCreateError
@dynamic tag;
@end
@implementation DBPAPERPaperFolderCreateErrorSerializer @end
@implementation DBPAPERPaperFolderCreateResult
@dynamic folderId;
@end
@implementation DBPAPERPaperFolderCreateResultSerializer @end
@implementation DBPAPERRemovePaperDocUser
@dynamic member;
@end
@implementation DBPAPERRemovePaperDocUserSerializer @end
@implementation DBPAPERSharingPolicy
@dynamic publicSharingPolicy;
@dynamic teamSharingPolicy;
@end
@implementation DBPAPERSharingPolicySerializer @end
@implementation DBPAPERSharingPublicPolicyType
@dynamic tag;
@end
@implementation DBPAPERSharingPublicPolicyTypeSerializer @end
@implementation DBPAPERSharingTeamPolicyType
@dynamic tag;
@end
@implementation DBPAPERSharingTeamPolicyTypeSerializer @end
@implementation DBPAPERUserInfoWithPermissionLevel
@dynamic user;
@dynamic permissionLevel;
@end
@implementation DBPAPERUserInfoWithPermissionLevelSerializer @end
@implementation DBPAPERUserOnPaperDocFilter
@dynamic tag;
@end
@implementation DBPAPERUserOnPaperDocFilterSerializer @end
