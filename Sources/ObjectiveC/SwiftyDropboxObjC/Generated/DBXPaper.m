// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXPaper.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXPaperAddMember
@dynamic permissionLevel;
@dynamic member;
@end
@implementation DBXPaperRefPaperDoc
@dynamic docId;
@end
@implementation DBXPaperAddPaperDocUser
@dynamic members;
@dynamic customMessage;
@dynamic quiet;
@end
@implementation DBXPaperAddPaperDocUserMemberResult
@dynamic member;
@dynamic result;
@end
@implementation DBXPaperAddPaperDocUserResult @end
@implementation DBXPaperAddPaperDocUserResultSuccess @end
@implementation DBXPaperAddPaperDocUserResultUnknownError @end
@implementation DBXPaperAddPaperDocUserResultSharingOutsideTeamDisabled @end
@implementation DBXPaperAddPaperDocUserResultDailyLimitReached @end
@implementation DBXPaperAddPaperDocUserResultUserIsOwner @end
@implementation DBXPaperAddPaperDocUserResultFailedUserDataRetrieval @end
@implementation DBXPaperAddPaperDocUserResultPermissionAlreadyGranted @end
@implementation DBXPaperAddPaperDocUserResultOther @end
@implementation DBXPaperCursor
@dynamic value;
@dynamic expiration;
@end
@implementation DBXPaperDocLookupError @end
@implementation DBXPaperDocLookupErrorInsufficientPermissions @end
@implementation DBXPaperDocLookupErrorOther @end
@implementation DBXPaperDocLookupErrorDocNotFound @end
@implementation DBXPaperDocSubscriptionLevel @end
@implementation DBXPaperDocSubscriptionLevelDefault_ @end
@implementation DBXPaperDocSubscriptionLevelIgnore @end
@implementation DBXPaperDocSubscriptionLevelEvery @end
@implementation DBXPaperDocSubscriptionLevelNoEmail @end
@implementation DBXPaperExportFormat @end
@implementation DBXPaperExportFormatHtml @end
@implementation DBXPaperExportFormatMarkdown @end
@implementation DBXPaperExportFormatJson @end
@implementation DBXPaperExportFormatOther @end
@implementation DBXPaperFolder
@dynamic id;
@dynamic name;
@end
@implementation DBXPaperFolderSharingPolicyType @end
@implementation DBXPaperFolderSharingPolicyTypeTeam @end
@implementation DBXPaperFolderSharingPolicyTypeInviteOnly @end
@implementation DBXPaperFolderSubscriptionLevel @end
@implementation DBXPaperFolderSubscriptionLevelNone @end
@implementation DBXPaperFolderSubscriptionLevelActivityOnly @end
@implementation DBXPaperFolderSubscriptionLevelDailyEmails @end
@implementation DBXPaperFolderSubscriptionLevelWeeklyEmails @end
@implementation DBXPaperFoldersContainingPaperDoc
@dynamic folderSharingPolicyType;
@dynamic folders;
@end
@implementation DBXPaperGetDocMetadataArg
@dynamic docId;
@dynamic fileId;
@end
@implementation DBXPaperImportFormat @end
@implementation DBXPaperImportFormatHtml @end
@implementation DBXPaperImportFormatMarkdown @end
@implementation DBXPaperImportFormatPlainText @end
@implementation DBXPaperImportFormatOther @end
@implementation DBXPaperInviteeInfoWithPermissionLevel
@dynamic invitee;
@dynamic permissionLevel;
@end
@implementation DBXPaperListDocsCursorError @end
@implementation DBXPaperListDocsCursorErrorCursorError
@dynamic cursorError;
@end
@implementation DBXPaperListDocsCursorErrorOther @end
@implementation DBXPaperListPaperDocsArgs
@dynamic filterBy;
@dynamic sortBy;
@dynamic sortOrder;
@dynamic limit;
@dynamic stopAtDate;
@end
@implementation DBXPaperListPaperDocsContinueArgs
@dynamic cursor;
@end
@implementation DBXPaperListPaperDocsFilterBy @end
@implementation DBXPaperListPaperDocsFilterByDocsAccessed @end
@implementation DBXPaperListPaperDocsFilterByDocsCreated @end
@implementation DBXPaperListPaperDocsFilterByOther @end
@implementation DBXPaperListPaperDocsResponse
@dynamic docIds;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXPaperListPaperDocsSortBy @end
@implementation DBXPaperListPaperDocsSortByAccessed @end
@implementation DBXPaperListPaperDocsSortByModified @end
@implementation DBXPaperListPaperDocsSortByCreated @end
@implementation DBXPaperListPaperDocsSortByOther @end
@implementation DBXPaperListPaperDocsSortOrder @end
@implementation DBXPaperListPaperDocsSortOrderAscending @end
@implementation DBXPaperListPaperDocsSortOrderDescending @end
@implementation DBXPaperListPaperDocsSortOrderOther @end
@implementation DBXPaperListUsersCursorError @end
@implementation DBXPaperListUsersCursorErrorInsufficientPermissions @end
@implementation DBXPaperListUsersCursorErrorOther @end
@implementation DBXPaperListUsersCursorErrorDocNotFound @end
@implementation DBXPaperListUsersCursorErrorCursorError
@dynamic cursorError;
@end
@implementation DBXPaperListUsersOnFolderArgs
@dynamic limit;
@end
@implementation DBXPaperListUsersOnFolderContinueArgs
@dynamic cursor;
@end
@implementation DBXPaperListUsersOnFolderResponse
@dynamic invitees;
@dynamic users;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXPaperListUsersOnPaperDocArgs
@dynamic limit;
@dynamic filterBy;
@end
@implementation DBXPaperListUsersOnPaperDocContinueArgs
@dynamic cursor;
@end
@implementation DBXPaperListUsersOnPaperDocResponse
@dynamic invitees;
@dynamic users;
@dynamic docOwner;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBXPaperPaperApiBaseError @end
@implementation DBXPaperPaperApiBaseErrorInsufficientPermissions @end
@implementation DBXPaperPaperApiBaseErrorOther @end
@implementation DBXPaperPaperApiCursorError @end
@implementation DBXPaperPaperApiCursorErrorExpiredCursor @end
@implementation DBXPaperPaperApiCursorErrorInvalidCursor @end
@implementation DBXPaperPaperApiCursorErrorWrongUserInCursor @end
@implementation DBXPaperPaperApiCursorErrorReset @end
@implementation DBXPaperPaperApiCursorErrorOther @end
@implementation DBXPaperPaperDocCreateArgs
@dynamic parentFolderId;
@dynamic importFormat;
@end
@implementation DBXPaperPaperDocCreateError @end
@implementation DBXPaperPaperDocCreateErrorInsufficientPermissions @end
@implementation DBXPaperPaperDocCreateErrorOther @end
@implementation DBXPaperPaperDocCreateErrorContentMalformed @end
@implementation DBXPaperPaperDocCreateErrorFolderNotFound @end
@implementation DBXPaperPaperDocCreateErrorDocLengthExceeded @end
@implementation DBXPaperPaperDocCreateErrorImageSizeExceeded @end
@implementation DBXPaperPaperDocCreateUpdateResult
@dynamic docId;
@dynamic revision;
@dynamic title;
@end
@implementation DBXPaperPaperDocExport
@dynamic exportFormat;
@dynamic includeComments;
@end
@implementation DBXPaperPaperDocExportResult
@dynamic owner;
@dynamic title;
@dynamic revision;
@dynamic mimeType;
@end
@implementation DBXPaperPaperDocGetMetadataResult
@dynamic docId;
@dynamic owner;
@dynamic title;
@dynamic createdDate;
@dynamic status;
@dynamic revision;
@dynamic lastUpdatedDate;
@dynamic lastEditor;
@end
@implementation DBXPaperPaperDocPermissionLevel @end
@implementation DBXPaperPaperDocPermissionLevelEdit @end
@implementation DBXPaperPaperDocPermissionLevelViewAndComment @end
@implementation DBXPaperPaperDocPermissionLevelOther @end
@implementation DBXPaperPaperDocSharingPolicy
@dynamic sharingPolicy;
@end
@implementation DBXPaperPaperDocStatus @end
@implementation DBXPaperPaperDocStatusActive @end
@implementation DBXPaperPaperDocStatusDeleted @end
@implementation DBXPaperPaperDocStatusOther @end
@implementation DBXPaperPaperDocUpdateArgs
@dynamic docUpdatePolicy;
@dynamic revision;
@dynamic importFormat;
@end
@implementation DBXPaperPaperDocUpdateError @end
@implementation DBXPaperPaperDocUpdateErrorInsufficientPermissions @end
@implementation DBXPaperPaperDocUpdateErrorOther @end
@implementation DBXPaperPaperDocUpdateErrorDocNotFound @end
@implementation DBXPaperPaperDocUpdateErrorContentMalformed @end
@implementation DBXPaperPaperDocUpdateErrorRevisionMismatch @end
@implementation DBXPaperPaperDocUpdateErrorDocLengthExceeded @end
@implementation DBXPaperPaperDocUpdateErrorImageSizeExceeded @end
@implementation DBXPaperPaperDocUpdateErrorDocArchived @end
@implementation DBXPaperPaperDocUpdateErrorDocDeleted @end
@implementation DBXPaperPaperDocUpdatePolicy @end
@implementation DBXPaperPaperDocUpdatePolicyAppend @end
@implementation DBXPaperPaperDocUpdatePolicyPrepend @end
@implementation DBXPaperPaperDocUpdatePolicyOverwriteAll @end
@implementation DBXPaperPaperDocUpdatePolicyOther @end
@implementation DBXPaperPaperFolderCreateArg
@dynamic name;
@dynamic parentFolderId;
@dynamic isTeamFolder;
@end
@implementation DBXPaperPaperFolderCreateError @end
@implementation DBXPaperPaperFolderCreateErrorInsufficientPermissions @end
@implementation DBXPaperPaperFolderCreateErrorOther @end
@implementation DBXPaperPaperFolderCreateErrorFolderNotFound @end
@implementation DBXPaperPaperFolderCreateErrorInvalidFolderId @end
@implementation DBXPaperPaperFolderCreateResult
@dynamic folderId;
@end
@implementation DBXPaperRemovePaperDocUser
@dynamic member;
@end
@implementation DBXPaperSharingPolicy
@dynamic publicSharingPolicy;
@dynamic teamSharingPolicy;
@end
@implementation DBXPaperSharingPublicPolicyType @end
@implementation DBXPaperSharingPublicPolicyTypePeopleWithLinkCanEdit @end
@implementation DBXPaperSharingPublicPolicyTypePeopleWithLinkCanViewAndComment @end
@implementation DBXPaperSharingPublicPolicyTypeInviteOnly @end
@implementation DBXPaperSharingPublicPolicyTypeDisabled @end
@implementation DBXPaperSharingTeamPolicyType @end
@implementation DBXPaperSharingTeamPolicyTypePeopleWithLinkCanEdit @end
@implementation DBXPaperSharingTeamPolicyTypePeopleWithLinkCanViewAndComment @end
@implementation DBXPaperSharingTeamPolicyTypeInviteOnly @end
@implementation DBXPaperUserInfoWithPermissionLevel
@dynamic user;
@dynamic permissionLevel;
@end
@implementation DBXPaperUserOnPaperDocFilter @end
@implementation DBXPaperUserOnPaperDocFilterVisited @end
@implementation DBXPaperUserOnPaperDocFilterShared @end
@implementation DBXPaperUserOnPaperDocFilterOther @end
