// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsPaperContentAddMemberDetails, DBXTeamLogEventDetailsPaperContentAddToFolderDetails,
    DBXTeamLogEventDetailsPaperContentArchiveDetails, DBXTeamLogEventDetailsPaperContentCreateDetails,
    DBXTeamLogEventDetailsPaperContentPermanentlyDeleteDetails,
    DBXTeamLogEventDetailsPaperContentRemoveFromFolderDetails, DBXTeamLogEventDetailsPaperContentRemoveMemberDetails,
    DBXTeamLogEventDetailsPaperContentRenameDetails, DBXTeamLogEventDetailsPaperContentRestoreDetails,
    DBXTeamLogEventTypeArgPaperContentAddMember, DBXTeamLogEventTypeArgPaperContentAddToFolder,
    DBXTeamLogEventTypeArgPaperContentArchive, DBXTeamLogEventTypeArgPaperContentCreate,
    DBXTeamLogEventTypeArgPaperContentPermanentlyDelete, DBXTeamLogEventTypeArgPaperContentRemoveFromFolder,
    DBXTeamLogEventTypeArgPaperContentRemoveMember, DBXTeamLogEventTypeArgPaperContentRename,
    DBXTeamLogEventTypeArgPaperContentRestore, DBXTeamLogEventTypePaperContentAddMember,
    DBXTeamLogEventTypePaperContentAddToFolder, DBXTeamLogEventTypePaperContentArchive,
    DBXTeamLogEventTypePaperContentCreate, DBXTeamLogEventTypePaperContentPermanentlyDelete,
    DBXTeamLogEventTypePaperContentRemoveFromFolder, DBXTeamLogEventTypePaperContentRemoveMember,
    DBXTeamLogEventTypePaperContentRename, DBXTeamLogEventTypePaperContentRestore,
    DBXTeamLogPaperContentAddMemberDetails, DBXTeamLogPaperContentAddMemberType,
    DBXTeamLogPaperContentAddToFolderDetails, DBXTeamLogPaperContentAddToFolderType,
    DBXTeamLogPaperContentArchiveDetails, DBXTeamLogPaperContentArchiveType, DBXTeamLogPaperContentCreateDetails,
    DBXTeamLogPaperContentCreateType, DBXTeamLogPaperContentPermanentlyDeleteDetails,
    DBXTeamLogPaperContentPermanentlyDeleteType, DBXTeamLogPaperContentRemoveFromFolderDetails,
    DBXTeamLogPaperContentRemoveFromFolderType, DBXTeamLogPaperContentRemoveMemberDetails,
    DBXTeamLogPaperContentRemoveMemberType, DBXTeamLogPaperContentRenameDetails, DBXTeamLogPaperContentRenameType,
    DBXTeamLogPaperContentRestoreDetails, DBXTeamLogPaperContentRestoreType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (PaperContentMembers)
/// The object if its tag is `paper_content_add_member_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperContentAddMemberDetails *asPaperContentAddMemberDetails;

/// The object if its tag is `paper_content_add_to_folder_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperContentAddToFolderDetails *asPaperContentAddToFolderDetails;

/// The object if its tag is `paper_content_archive_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperContentArchiveDetails *asPaperContentArchiveDetails;

/// The object if its tag is `paper_content_create_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperContentCreateDetails *asPaperContentCreateDetails;

/// The object if its tag is `paper_content_permanently_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperContentPermanentlyDeleteDetails *asPaperContentPermanentlyDeleteDetails;

/// The object if its tag is `paper_content_remove_from_folder_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperContentRemoveFromFolderDetails *asPaperContentRemoveFromFolderDetails;

/// The object if its tag is `paper_content_remove_member_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperContentRemoveMemberDetails *asPaperContentRemoveMemberDetails;

/// The object if its tag is `paper_content_rename_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperContentRenameDetails *asPaperContentRenameDetails;

/// The object if its tag is `paper_content_restore_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperContentRestoreDetails *asPaperContentRestoreDetails;
@end

/// Details of an event in which users or groups were given access to a Paper document or folder.
@interface DBXTeamLogEventDetailsPaperContentAddMemberDetails : DBXTeamLogEventDetails
/// The value of `paper_content_add_member_details`.
@property (nonatomic, strong) DBXTeamLogPaperContentAddMemberDetails *paperContentAddMemberDetails;
/// Creates an object with the tag `paper_content_add_member_details`.
- (instancetype)init:(DBXTeamLogPaperContentAddMemberDetails *)paperContentAddMemberDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was added to a folder.
@interface DBXTeamLogEventDetailsPaperContentAddToFolderDetails : DBXTeamLogEventDetails
/// The value of `paper_content_add_to_folder_details`.
@property (nonatomic, strong) DBXTeamLogPaperContentAddToFolderDetails *paperContentAddToFolderDetails;

/// Creates an object with the tag `paper_content_add_to_folder_details`.
- (instancetype)init:(DBXTeamLogPaperContentAddToFolderDetails *)paperContentAddToFolderDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was archived.
@interface DBXTeamLogEventDetailsPaperContentArchiveDetails : DBXTeamLogEventDetails
/// The value of `paper_content_archive_details`.
@property (nonatomic, strong) DBXTeamLogPaperContentArchiveDetails *paperContentArchiveDetails;
/// Creates an object with the tag `paper_content_archive_details`.
- (instancetype)init:(DBXTeamLogPaperContentArchiveDetails *)paperContentArchiveDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was created.
@interface DBXTeamLogEventDetailsPaperContentCreateDetails : DBXTeamLogEventDetails
/// The value of `paper_content_create_details`.
@property (nonatomic, strong) DBXTeamLogPaperContentCreateDetails *paperContentCreateDetails;
/// Creates an object with the tag `paper_content_create_details`.
- (instancetype)init:(DBXTeamLogPaperContentCreateDetails *)paperContentCreateDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was permanently deleted.
@interface DBXTeamLogEventDetailsPaperContentPermanentlyDeleteDetails : DBXTeamLogEventDetails
/// The value of `paper_content_permanently_delete_details`.
@property (nonatomic, strong) DBXTeamLogPaperContentPermanentlyDeleteDetails *paperContentPermanentlyDeleteDetails;

/// Creates an object with the tag `paper_content_permanently_delete_details`.
- (instancetype)init:(DBXTeamLogPaperContentPermanentlyDeleteDetails *)paperContentPermanentlyDeleteDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was removed from a folder.
@interface DBXTeamLogEventDetailsPaperContentRemoveFromFolderDetails : DBXTeamLogEventDetails
/// The value of `paper_content_remove_from_folder_details`.
@property (nonatomic, strong) DBXTeamLogPaperContentRemoveFromFolderDetails *paperContentRemoveFromFolderDetails;

/// Creates an object with the tag `paper_content_remove_from_folder_details`.
- (instancetype)init:(DBXTeamLogPaperContentRemoveFromFolderDetails *)paperContentRemoveFromFolderDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which users or groups lost their access to a Paper document or folder.
@interface DBXTeamLogEventDetailsPaperContentRemoveMemberDetails : DBXTeamLogEventDetails
/// The value of `paper_content_remove_member_details`.
@property (nonatomic, strong) DBXTeamLogPaperContentRemoveMemberDetails *paperContentRemoveMemberDetails;

/// Creates an object with the tag `paper_content_remove_member_details`.
- (instancetype)init:(DBXTeamLogPaperContentRemoveMemberDetails *)paperContentRemoveMemberDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was renamed.
@interface DBXTeamLogEventDetailsPaperContentRenameDetails : DBXTeamLogEventDetails
/// The value of `paper_content_rename_details`.
@property (nonatomic, strong) DBXTeamLogPaperContentRenameDetails *paperContentRenameDetails;
/// Creates an object with the tag `paper_content_rename_details`.
- (instancetype)init:(DBXTeamLogPaperContentRenameDetails *)paperContentRenameDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an archived Paper document or folder was restored.
@interface DBXTeamLogEventDetailsPaperContentRestoreDetails : DBXTeamLogEventDetails
/// The value of `paper_content_restore_details`.
@property (nonatomic, strong) DBXTeamLogPaperContentRestoreDetails *paperContentRestoreDetails;
/// Creates an object with the tag `paper_content_restore_details`.
- (instancetype)init:(DBXTeamLogPaperContentRestoreDetails *)paperContentRestoreDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (PaperContentMembers)
/// The object if its tag is `paper_content_add_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperContentAddMember *asPaperContentAddMember;
/// The object if its tag is `paper_content_add_to_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperContentAddToFolder *asPaperContentAddToFolder;
/// The object if its tag is `paper_content_archive`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperContentArchive *asPaperContentArchive;
/// The object if its tag is `paper_content_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperContentCreate *asPaperContentCreate;

/// The object if its tag is `paper_content_permanently_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypePaperContentPermanentlyDelete *asPaperContentPermanentlyDelete;

/// The object if its tag is `paper_content_remove_from_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypePaperContentRemoveFromFolder *asPaperContentRemoveFromFolder;

/// The object if its tag is `paper_content_remove_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperContentRemoveMember *asPaperContentRemoveMember;
/// The object if its tag is `paper_content_rename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperContentRename *asPaperContentRename;
/// The object if its tag is `paper_content_restore`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperContentRestore *asPaperContentRestore;
@end

/// Users or groups were given access to a Paper document or folder.
@interface DBXTeamLogEventTypePaperContentAddMember : DBXTeamLogEventType
/// The value of `paper_content_add_member`.
@property (nonatomic, strong) DBXTeamLogPaperContentAddMemberType *paperContentAddMember;
/// Creates an object with the tag `paper_content_add_member`.
- (instancetype)init:(DBXTeamLogPaperContentAddMemberType *)paperContentAddMember NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was added to a folder.
@interface DBXTeamLogEventTypePaperContentAddToFolder : DBXTeamLogEventType
/// The value of `paper_content_add_to_folder`.
@property (nonatomic, strong) DBXTeamLogPaperContentAddToFolderType *paperContentAddToFolder;
/// Creates an object with the tag `paper_content_add_to_folder`.
- (instancetype)init:(DBXTeamLogPaperContentAddToFolderType *)paperContentAddToFolder NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was archived.
@interface DBXTeamLogEventTypePaperContentArchive : DBXTeamLogEventType
/// The value of `paper_content_archive`.
@property (nonatomic, strong) DBXTeamLogPaperContentArchiveType *paperContentArchive;
/// Creates an object with the tag `paper_content_archive`.
- (instancetype)init:(DBXTeamLogPaperContentArchiveType *)paperContentArchive NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was created.
@interface DBXTeamLogEventTypePaperContentCreate : DBXTeamLogEventType
/// The value of `paper_content_create`.
@property (nonatomic, strong) DBXTeamLogPaperContentCreateType *paperContentCreate;
/// Creates an object with the tag `paper_content_create`.
- (instancetype)init:(DBXTeamLogPaperContentCreateType *)paperContentCreate NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was permanently deleted.
@interface DBXTeamLogEventTypePaperContentPermanentlyDelete : DBXTeamLogEventType
/// The value of `paper_content_permanently_delete`.
@property (nonatomic, strong) DBXTeamLogPaperContentPermanentlyDeleteType *paperContentPermanentlyDelete;

/// Creates an object with the tag `paper_content_permanently_delete`.
- (instancetype)init:(DBXTeamLogPaperContentPermanentlyDeleteType *)paperContentPermanentlyDelete
    NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was removed from a folder.
@interface DBXTeamLogEventTypePaperContentRemoveFromFolder : DBXTeamLogEventType
/// The value of `paper_content_remove_from_folder`.
@property (nonatomic, strong) DBXTeamLogPaperContentRemoveFromFolderType *paperContentRemoveFromFolder;

/// Creates an object with the tag `paper_content_remove_from_folder`.
- (instancetype)init:(DBXTeamLogPaperContentRemoveFromFolderType *)paperContentRemoveFromFolder
    NS_DESIGNATED_INITIALIZER;
@end

/// Users or groups lost their access to a Paper document or folder.
@interface DBXTeamLogEventTypePaperContentRemoveMember : DBXTeamLogEventType
/// The value of `paper_content_remove_member`.
@property (nonatomic, strong) DBXTeamLogPaperContentRemoveMemberType *paperContentRemoveMember;
/// Creates an object with the tag `paper_content_remove_member`.
- (instancetype)init:(DBXTeamLogPaperContentRemoveMemberType *)paperContentRemoveMember NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was renamed.
@interface DBXTeamLogEventTypePaperContentRename : DBXTeamLogEventType
/// The value of `paper_content_rename`.
@property (nonatomic, strong) DBXTeamLogPaperContentRenameType *paperContentRename;
/// Creates an object with the tag `paper_content_rename`.
- (instancetype)init:(DBXTeamLogPaperContentRenameType *)paperContentRename NS_DESIGNATED_INITIALIZER;
@end

/// An archived Paper document or folder was restored.
@interface DBXTeamLogEventTypePaperContentRestore : DBXTeamLogEventType
/// The value of `paper_content_restore`.
@property (nonatomic, strong) DBXTeamLogPaperContentRestoreType *paperContentRestore;
/// Creates an object with the tag `paper_content_restore`.
- (instancetype)init:(DBXTeamLogPaperContentRestoreType *)paperContentRestore NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (PaperContentMembers)
/// The object if its tag is `paper_content_add_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperContentAddMember *asPaperContentAddMember;
/// The object if its tag is `paper_content_add_to_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperContentAddToFolder *asPaperContentAddToFolder;
/// The object if its tag is `paper_content_archive`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperContentArchive *asPaperContentArchive;
/// The object if its tag is `paper_content_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperContentCreate *asPaperContentCreate;

/// The object if its tag is `paper_content_permanently_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperContentPermanentlyDelete *asPaperContentPermanentlyDelete;

/// The object if its tag is `paper_content_remove_from_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperContentRemoveFromFolder *asPaperContentRemoveFromFolder;

/// The object if its tag is `paper_content_remove_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperContentRemoveMember *asPaperContentRemoveMember;
/// The object if its tag is `paper_content_rename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperContentRename *asPaperContentRename;
/// The object if its tag is `paper_content_restore`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperContentRestore *asPaperContentRestore;
@end

/// Events in which users or groups were given access to a Paper document or folder.
@interface DBXTeamLogEventTypeArgPaperContentAddMember : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_content_add_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document or folder was added to a folder.
@interface DBXTeamLogEventTypeArgPaperContentAddToFolder : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_content_add_to_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document or folder was archived.
@interface DBXTeamLogEventTypeArgPaperContentArchive : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_content_archive`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document or folder was created.
@interface DBXTeamLogEventTypeArgPaperContentCreate : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_content_create`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document or folder was permanently deleted.
@interface DBXTeamLogEventTypeArgPaperContentPermanentlyDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_content_permanently_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document or folder was removed from a folder.
@interface DBXTeamLogEventTypeArgPaperContentRemoveFromFolder : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_content_remove_from_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which users or groups lost their access to a Paper document or folder.
@interface DBXTeamLogEventTypeArgPaperContentRemoveMember : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_content_remove_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document or folder was renamed.
@interface DBXTeamLogEventTypeArgPaperContentRename : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_content_rename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an archived Paper document or folder was restored.
@interface DBXTeamLogEventTypeArgPaperContentRestore : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_content_restore`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which users or groups were given access to a Paper document or folder.
@interface DBXTeamLogPaperContentAddMemberDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// Users or groups were given access to a Paper document or folder.
@interface DBXTeamLogPaperContentAddMemberType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was added to a folder.
@interface DBXTeamLogPaperContentAddToFolderDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The index of the folder in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *parentAssetIndex;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    targetAssetIndex:(NSNumber *)targetAssetIndex
    parentAssetIndex:(NSNumber *)parentAssetIndex
    NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was added to a folder.
@interface DBXTeamLogPaperContentAddToFolderType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was archived.
@interface DBXTeamLogPaperContentArchiveDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was archived.
@interface DBXTeamLogPaperContentArchiveType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was created.
@interface DBXTeamLogPaperContentCreateDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was created.
@interface DBXTeamLogPaperContentCreateType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was permanently deleted.
@interface DBXTeamLogPaperContentPermanentlyDeleteDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was permanently deleted.
@interface DBXTeamLogPaperContentPermanentlyDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was removed from a folder.
@interface DBXTeamLogPaperContentRemoveFromFolderDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly, nullable) NSNumber *targetAssetIndex;
/// The index of the folder in the `assets` of the event.
@property (nonatomic, readonly, nullable) NSNumber *parentAssetIndex;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    targetAssetIndex:(nullable NSNumber *)targetAssetIndex
    parentAssetIndex:(nullable NSNumber *)parentAssetIndex
    NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was removed from a folder.
@interface DBXTeamLogPaperContentRemoveFromFolderType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which users or groups lost their access to a Paper document or folder.
@interface DBXTeamLogPaperContentRemoveMemberDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// Users or groups lost their access to a Paper document or folder.
@interface DBXTeamLogPaperContentRemoveMemberType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document or folder was renamed.
@interface DBXTeamLogPaperContentRenameDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document or folder was renamed.
@interface DBXTeamLogPaperContentRenameType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an archived Paper document or folder was restored.
@interface DBXTeamLogPaperContentRestoreDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// An archived Paper document or folder was restored.
@interface DBXTeamLogPaperContentRestoreType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
