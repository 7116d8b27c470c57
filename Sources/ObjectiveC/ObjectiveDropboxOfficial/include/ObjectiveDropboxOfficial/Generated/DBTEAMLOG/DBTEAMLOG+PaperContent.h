// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGPaperContentAddMemberDetails, DBTEAMLOGPaperContentAddMemberType,
    DBTEAMLOGPaperContentAddToFolderDetails, DBTEAMLOGPaperContentAddToFolderType, DBTEAMLOGPaperContentArchiveDetails,
    DBTEAMLOGPaperContentArchiveType, DBTEAMLOGPaperContentCreateDetails, DBTEAMLOGPaperContentCreateType,
    DBTEAMLOGPaperContentPermanentlyDeleteDetails, DBTEAMLOGPaperContentPermanentlyDeleteType,
    DBTEAMLOGPaperContentRemoveFromFolderDetails, DBTEAMLOGPaperContentRemoveFromFolderType,
    DBTEAMLOGPaperContentRemoveMemberDetails, DBTEAMLOGPaperContentRemoveMemberType, DBTEAMLOGPaperContentRenameDetails,
    DBTEAMLOGPaperContentRenameType, DBTEAMLOGPaperContentRestoreDetails, DBTEAMLOGPaperContentRestoreType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `PaperContent`.
@interface DBTEAMLOGEventDetails (PaperContent)
/// Details of an event in which users or groups were given access to a Paper document or folder. Has a value only if
/// `isPaperContentAddMemberDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentAddMemberDetails *paperContentAddMemberDetails;

/// Details of an event in which a Paper document or folder was added to a folder. Has a value only if
/// `isPaperContentAddToFolderDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentAddToFolderDetails *paperContentAddToFolderDetails;

/// Details of an event in which a Paper document or folder was archived. Has a value only if
/// `isPaperContentArchiveDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentArchiveDetails *paperContentArchiveDetails;

/// Details of an event in which a Paper document or folder was created. Has a value only if
/// `isPaperContentCreateDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentCreateDetails *paperContentCreateDetails;

/// Details of an event in which a Paper document or folder was permanently deleted. Has a value only if
/// `isPaperContentPermanentlyDeleteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentPermanentlyDeleteDetails *paperContentPermanentlyDeleteDetails;

/// Details of an event in which a Paper document or folder was removed from a folder. Has a value only if
/// `isPaperContentRemoveFromFolderDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentRemoveFromFolderDetails *paperContentRemoveFromFolderDetails;

/// Details of an event in which users or groups lost their access to a Paper document or folder. Has a value only if
/// `isPaperContentRemoveMemberDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentRemoveMemberDetails *paperContentRemoveMemberDetails;

/// Details of an event in which a Paper document or folder was renamed. Has a value only if
/// `isPaperContentRenameDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentRenameDetails *paperContentRenameDetails;

/// Details of an event in which an archived Paper document or folder was restored. Has a value only if
/// `isPaperContentRestoreDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentRestoreDetails *paperContentRestoreDetails;

/// Creates an object with the tag `paper_content_add_member_details`.
- (instancetype)
    initWithPaperContentAddMemberDetails:(DBTEAMLOGPaperContentAddMemberDetails *)paperContentAddMemberDetails;

/// Creates an object with the tag `paper_content_add_to_folder_details`.
- (instancetype)
    initWithPaperContentAddToFolderDetails:(DBTEAMLOGPaperContentAddToFolderDetails *)paperContentAddToFolderDetails;

/// Creates an object with the tag `paper_content_archive_details`.
- (instancetype)initWithPaperContentArchiveDetails:(DBTEAMLOGPaperContentArchiveDetails *)paperContentArchiveDetails;
/// Creates an object with the tag `paper_content_create_details`.
- (instancetype)initWithPaperContentCreateDetails:(DBTEAMLOGPaperContentCreateDetails *)paperContentCreateDetails;

/// Creates an object with the tag `paper_content_permanently_delete_details`.
- (instancetype)
    initWithPaperContentPermanentlyDeleteDetails:(DBTEAMLOGPaperContentPermanentlyDeleteDetails *)paperContentPermanentlyDeleteDetails;

/// Creates an object with the tag `paper_content_remove_from_folder_details`.
- (instancetype)
    initWithPaperContentRemoveFromFolderDetails:(DBTEAMLOGPaperContentRemoveFromFolderDetails *)paperContentRemoveFromFolderDetails;

/// Creates an object with the tag `paper_content_remove_member_details`.
- (instancetype)
    initWithPaperContentRemoveMemberDetails:(DBTEAMLOGPaperContentRemoveMemberDetails *)paperContentRemoveMemberDetails;

/// Creates an object with the tag `paper_content_rename_details`.
- (instancetype)initWithPaperContentRenameDetails:(DBTEAMLOGPaperContentRenameDetails *)paperContentRenameDetails;
/// Creates an object with the tag `paper_content_restore_details`.
- (instancetype)initWithPaperContentRestoreDetails:(DBTEAMLOGPaperContentRestoreDetails *)paperContentRestoreDetails;
/// Returns whether the tag is `paper_content_add_member_details`.
- (BOOL)isPaperContentAddMemberDetails;
/// Returns whether the tag is `paper_content_add_to_folder_details`.
- (BOOL)isPaperContentAddToFolderDetails;
/// Returns whether the tag is `paper_content_archive_details`.
- (BOOL)isPaperContentArchiveDetails;
/// Returns whether the tag is `paper_content_create_details`.
- (BOOL)isPaperContentCreateDetails;
/// Returns whether the tag is `paper_content_permanently_delete_details`.
- (BOOL)isPaperContentPermanentlyDeleteDetails;
/// Returns whether the tag is `paper_content_remove_from_folder_details`.
- (BOOL)isPaperContentRemoveFromFolderDetails;
/// Returns whether the tag is `paper_content_remove_member_details`.
- (BOOL)isPaperContentRemoveMemberDetails;
/// Returns whether the tag is `paper_content_rename_details`.
- (BOOL)isPaperContentRenameDetails;
/// Returns whether the tag is `paper_content_restore_details`.
- (BOOL)isPaperContentRestoreDetails;
@end

/// The members whose names start with `PaperContent`.
@interface DBTEAMLOGEventType (PaperContent)
/// Users or groups were given access to a Paper document or folder. Has a value only if `isPaperContentAddMember`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentAddMemberType *paperContentAddMember;

/// A Paper document or folder was added to a folder. Has a value only if `isPaperContentAddToFolder` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentAddToFolderType *paperContentAddToFolder;
/// A Paper document or folder was archived. Has a value only if `isPaperContentArchive` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentArchiveType *paperContentArchive;
/// A Paper document or folder was created. Has a value only if `isPaperContentCreate` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentCreateType *paperContentCreate;

/// A Paper document or folder was permanently deleted. Has a value only if `isPaperContentPermanentlyDelete` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentPermanentlyDeleteType *paperContentPermanentlyDelete;

/// A Paper document or folder was removed from a folder. Has a value only if `isPaperContentRemoveFromFolder` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentRemoveFromFolderType *paperContentRemoveFromFolder;

/// Users or groups lost their access to a Paper document or folder. Has a value only if `isPaperContentRemoveMember`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentRemoveMemberType *paperContentRemoveMember;

/// A Paper document or folder was renamed. Has a value only if `isPaperContentRename` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentRenameType *paperContentRename;
/// An archived Paper document or folder was restored. Has a value only if `isPaperContentRestore` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperContentRestoreType *paperContentRestore;
/// Creates an object with the tag `paper_content_add_member`.
- (instancetype)initWithPaperContentAddMember:(DBTEAMLOGPaperContentAddMemberType *)paperContentAddMember;
/// Creates an object with the tag `paper_content_add_to_folder`.
- (instancetype)initWithPaperContentAddToFolder:(DBTEAMLOGPaperContentAddToFolderType *)paperContentAddToFolder;
/// Creates an object with the tag `paper_content_archive`.
- (instancetype)initWithPaperContentArchive:(DBTEAMLOGPaperContentArchiveType *)paperContentArchive;
/// Creates an object with the tag `paper_content_create`.
- (instancetype)initWithPaperContentCreate:(DBTEAMLOGPaperContentCreateType *)paperContentCreate;

/// Creates an object with the tag `paper_content_permanently_delete`.
- (instancetype)
    initWithPaperContentPermanentlyDelete:(DBTEAMLOGPaperContentPermanentlyDeleteType *)paperContentPermanentlyDelete;

/// Creates an object with the tag `paper_content_remove_from_folder`.
- (instancetype)
    initWithPaperContentRemoveFromFolder:(DBTEAMLOGPaperContentRemoveFromFolderType *)paperContentRemoveFromFolder;

/// Creates an object with the tag `paper_content_remove_member`.
- (instancetype)initWithPaperContentRemoveMember:(DBTEAMLOGPaperContentRemoveMemberType *)paperContentRemoveMember;
/// Creates an object with the tag `paper_content_rename`.
- (instancetype)initWithPaperContentRename:(DBTEAMLOGPaperContentRenameType *)paperContentRename;
/// Creates an object with the tag `paper_content_restore`.
- (instancetype)initWithPaperContentRestore:(DBTEAMLOGPaperContentRestoreType *)paperContentRestore;
/// Returns whether the tag is `paper_content_add_member`.
- (BOOL)isPaperContentAddMember;
/// Returns whether the tag is `paper_content_add_to_folder`.
- (BOOL)isPaperContentAddToFolder;
/// Returns whether the tag is `paper_content_archive`.
- (BOOL)isPaperContentArchive;
/// Returns whether the tag is `paper_content_create`.
- (BOOL)isPaperContentCreate;
/// Returns whether the tag is `paper_content_permanently_delete`.
- (BOOL)isPaperContentPermanentlyDelete;
/// Returns whether the tag is `paper_content_remove_from_folder`.
- (BOOL)isPaperContentRemoveFromFolder;
/// Returns whether the tag is `paper_content_remove_member`.
- (BOOL)isPaperContentRemoveMember;
/// Returns whether the tag is `paper_content_rename`.
- (BOOL)isPaperContentRename;
/// Returns whether the tag is `paper_content_restore`.
- (BOOL)isPaperContentRestore;
@end

/// The members whose names start with `PaperContent`.
@interface DBTEAMLOGEventTypeArg (PaperContent)
/// Creates an object with the tag `paper_content_add_member`.
- (instancetype)initWithPaperContentAddMember;
/// Creates an object with the tag `paper_content_add_to_folder`.
- (instancetype)initWithPaperContentAddToFolder;
/// Creates an object with the tag `paper_content_archive`.
- (instancetype)initWithPaperContentArchive;
/// Creates an object with the tag `paper_content_create`.
- (instancetype)initWithPaperContentCreate;
/// Creates an object with the tag `paper_content_permanently_delete`.
- (instancetype)initWithPaperContentPermanentlyDelete;
/// Creates an object with the tag `paper_content_remove_from_folder`.
- (instancetype)initWithPaperContentRemoveFromFolder;
/// Creates an object with the tag `paper_content_remove_member`.
- (instancetype)initWithPaperContentRemoveMember;
/// Creates an object with the tag `paper_content_rename`.
- (instancetype)initWithPaperContentRename;
/// Creates an object with the tag `paper_content_restore`.
- (instancetype)initWithPaperContentRestore;
/// Returns whether the tag is `paper_content_add_member`.
- (BOOL)isPaperContentAddMember;
/// Returns whether the tag is `paper_content_add_to_folder`.
- (BOOL)isPaperContentAddToFolder;
/// Returns whether the tag is `paper_content_archive`.
- (BOOL)isPaperContentArchive;
/// Returns whether the tag is `paper_content_create`.
- (BOOL)isPaperContentCreate;
/// Returns whether the tag is `paper_content_permanently_delete`.
- (BOOL)isPaperContentPermanentlyDelete;
/// Returns whether the tag is `paper_content_remove_from_folder`.
- (BOOL)isPaperContentRemoveFromFolder;
/// Returns whether the tag is `paper_content_remove_member`.
- (BOOL)isPaperContentRemoveMember;
/// Returns whether the tag is `paper_content_rename`.
- (BOOL)isPaperContentRename;
/// Returns whether the tag is `paper_content_restore`.
- (BOOL)isPaperContentRestore;
@end

/// Details of an event in which users or groups were given access to a Paper document or folder.
@interface DBTEAMLOGPaperContentAddMemberDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperContentAddMemberDetails` from and to JSON.
@interface DBTEAMLOGPaperContentAddMemberDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentAddMemberDetails *)instance;
+ (DBTEAMLOGPaperContentAddMemberDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Users or groups were given access to a Paper document or folder.
@interface DBTEAMLOGPaperContentAddMemberType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperContentAddMemberType` from and to JSON.
@interface DBTEAMLOGPaperContentAddMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentAddMemberType *)instance;
+ (DBTEAMLOGPaperContentAddMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document or folder was added to a folder.
@interface DBTEAMLOGPaperContentAddToFolderDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The index of the folder in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *parentAssetIndex;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    targetAssetIndex:(NSNumber *)targetAssetIndex
    parentAssetIndex:(NSNumber *)parentAssetIndex;
@end

/// Converts `DBTEAMLOGPaperContentAddToFolderDetails` from and to JSON.
@interface DBTEAMLOGPaperContentAddToFolderDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentAddToFolderDetails *)instance;
+ (DBTEAMLOGPaperContentAddToFolderDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document or folder was added to a folder.
@interface DBTEAMLOGPaperContentAddToFolderType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperContentAddToFolderType` from and to JSON.
@interface DBTEAMLOGPaperContentAddToFolderTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentAddToFolderType *)instance;
+ (DBTEAMLOGPaperContentAddToFolderType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document or folder was archived.
@interface DBTEAMLOGPaperContentArchiveDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperContentArchiveDetails` from and to JSON.
@interface DBTEAMLOGPaperContentArchiveDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentArchiveDetails *)instance;
+ (DBTEAMLOGPaperContentArchiveDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document or folder was archived.
@interface DBTEAMLOGPaperContentArchiveType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperContentArchiveType` from and to JSON.
@interface DBTEAMLOGPaperContentArchiveTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentArchiveType *)instance;
+ (DBTEAMLOGPaperContentArchiveType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document or folder was created.
@interface DBTEAMLOGPaperContentCreateDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperContentCreateDetails` from and to JSON.
@interface DBTEAMLOGPaperContentCreateDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentCreateDetails *)instance;
+ (DBTEAMLOGPaperContentCreateDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document or folder was created.
@interface DBTEAMLOGPaperContentCreateType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperContentCreateType` from and to JSON.
@interface DBTEAMLOGPaperContentCreateTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentCreateType *)instance;
+ (DBTEAMLOGPaperContentCreateType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document or folder was permanently deleted.
@interface DBTEAMLOGPaperContentPermanentlyDeleteDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperContentPermanentlyDeleteDetails` from and to JSON.
@interface DBTEAMLOGPaperContentPermanentlyDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentPermanentlyDeleteDetails *)instance;
+ (DBTEAMLOGPaperContentPermanentlyDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document or folder was permanently deleted.
@interface DBTEAMLOGPaperContentPermanentlyDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperContentPermanentlyDeleteType` from and to JSON.
@interface DBTEAMLOGPaperContentPermanentlyDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentPermanentlyDeleteType *)instance;
+ (DBTEAMLOGPaperContentPermanentlyDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document or folder was removed from a folder.
@interface DBTEAMLOGPaperContentRemoveFromFolderDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly, nullable) NSNumber *targetAssetIndex;
/// The index of the folder in the `assets` of the event.
@property (nonatomic, readonly, nullable) NSNumber *parentAssetIndex;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    targetAssetIndex:(nullable NSNumber *)targetAssetIndex
    parentAssetIndex:(nullable NSNumber *)parentAssetIndex;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperContentRemoveFromFolderDetails` from and to JSON.
@interface DBTEAMLOGPaperContentRemoveFromFolderDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentRemoveFromFolderDetails *)instance;
+ (DBTEAMLOGPaperContentRemoveFromFolderDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document or folder was removed from a folder.
@interface DBTEAMLOGPaperContentRemoveFromFolderType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperContentRemoveFromFolderType` from and to JSON.
@interface DBTEAMLOGPaperContentRemoveFromFolderTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentRemoveFromFolderType *)instance;
+ (DBTEAMLOGPaperContentRemoveFromFolderType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which users or groups lost their access to a Paper document or folder.
@interface DBTEAMLOGPaperContentRemoveMemberDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperContentRemoveMemberDetails` from and to JSON.
@interface DBTEAMLOGPaperContentRemoveMemberDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentRemoveMemberDetails *)instance;
+ (DBTEAMLOGPaperContentRemoveMemberDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Users or groups lost their access to a Paper document or folder.
@interface DBTEAMLOGPaperContentRemoveMemberType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperContentRemoveMemberType` from and to JSON.
@interface DBTEAMLOGPaperContentRemoveMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentRemoveMemberType *)instance;
+ (DBTEAMLOGPaperContentRemoveMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document or folder was renamed.
@interface DBTEAMLOGPaperContentRenameDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperContentRenameDetails` from and to JSON.
@interface DBTEAMLOGPaperContentRenameDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentRenameDetails *)instance;
+ (DBTEAMLOGPaperContentRenameDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document or folder was renamed.
@interface DBTEAMLOGPaperContentRenameType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperContentRenameType` from and to JSON.
@interface DBTEAMLOGPaperContentRenameTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentRenameType *)instance;
+ (DBTEAMLOGPaperContentRenameType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an archived Paper document or folder was restored.
@interface DBTEAMLOGPaperContentRestoreDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperContentRestoreDetails` from and to JSON.
@interface DBTEAMLOGPaperContentRestoreDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentRestoreDetails *)instance;
+ (DBTEAMLOGPaperContentRestoreDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An archived Paper document or folder was restored.
@interface DBTEAMLOGPaperContentRestoreType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperContentRestoreType` from and to JSON.
@interface DBTEAMLOGPaperContentRestoreTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperContentRestoreType *)instance;
+ (DBTEAMLOGPaperContentRestoreType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
