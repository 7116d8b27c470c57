// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGDispositionActionType, DBTEAMLOGDurationLogInfo, DBTEAMLOGGovernancePolicyAddFolderFailedDetails,
    DBTEAMLOGGovernancePolicyAddFolderFailedType, DBTEAMLOGGovernancePolicyAddFoldersDetails,
    DBTEAMLOGGovernancePolicyAddFoldersType, DBTEAMLOGGovernancePolicyContentDisposedDetails,
    DBTEAMLOGGovernancePolicyContentDisposedType, DBTEAMLOGGovernancePolicyCreateDetails,
    DBTEAMLOGGovernancePolicyCreateType, DBTEAMLOGGovernancePolicyDeleteDetails, DBTEAMLOGGovernancePolicyDeleteType,
    DBTEAMLOGGovernancePolicyEditDetailsDetails, DBTEAMLOGGovernancePolicyEditDetailsType,
    DBTEAMLOGGovernancePolicyEditDurationDetails, DBTEAMLOGGovernancePolicyEditDurationType,
    DBTEAMLOGGovernancePolicyExportCreatedDetails, DBTEAMLOGGovernancePolicyExportCreatedType,
    DBTEAMLOGGovernancePolicyExportRemovedDetails, DBTEAMLOGGovernancePolicyExportRemovedType,
    DBTEAMLOGGovernancePolicyRemoveFoldersDetails, DBTEAMLOGGovernancePolicyRemoveFoldersType,
    DBTEAMLOGGovernancePolicyReportCreatedDetails, DBTEAMLOGGovernancePolicyReportCreatedType,
    DBTEAMLOGGovernancePolicyZipPartDownloadedDetails, DBTEAMLOGGovernancePolicyZipPartDownloadedType,
    DBTEAMLOGPolicyType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Governance`.
@interface DBTEAMLOGEventDetails (Governance)
/// Details of an event in which folders were added to a data governance policy. Has a value only if
/// `isGovernancePolicyAddFoldersDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyAddFoldersDetails *governancePolicyAddFoldersDetails;

/// Details of an event in which a folder couldn't be added to a data governance policy. Has a value only if
/// `isGovernancePolicyAddFolderFailedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyAddFolderFailedDetails *governancePolicyAddFolderFailedDetails;

/// Details of an event in which content was disposed of under a data governance policy. Has a value only if
/// `isGovernancePolicyContentDisposedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyContentDisposedDetails *governancePolicyContentDisposedDetails;

/// Details of an event in which a data governance policy was activated. Has a value only if
/// `isGovernancePolicyCreateDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyCreateDetails *governancePolicyCreateDetails;

/// Details of an event in which a data governance policy was deleted. Has a value only if
/// `isGovernancePolicyDeleteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyDeleteDetails *governancePolicyDeleteDetails;

/// Details of an event in which the details of a data governance policy were edited. Has a value only if
/// `isGovernancePolicyEditDetailsDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyEditDetailsDetails *governancePolicyEditDetailsDetails;

/// Details of an event in which the duration of a data governance policy was changed. Has a value only if
/// `isGovernancePolicyEditDurationDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyEditDurationDetails *governancePolicyEditDurationDetails;

/// Details of an event in which a download of the content of a data governance policy was created. Has a value only if
/// `isGovernancePolicyExportCreatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyExportCreatedDetails *governancePolicyExportCreatedDetails;

/// Details of an event in which a download of the content of a data governance policy was removed. Has a value only if
/// `isGovernancePolicyExportRemovedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyExportRemovedDetails *governancePolicyExportRemovedDetails;

/// Details of an event in which folders were removed from a data governance policy. Has a value only if
/// `isGovernancePolicyRemoveFoldersDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyRemoveFoldersDetails *governancePolicyRemoveFoldersDetails;

/// Details of an event in which a summary report of a data governance policy was created. Has a value only if
/// `isGovernancePolicyReportCreatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyReportCreatedDetails *governancePolicyReportCreatedDetails;

/// Details of an event in which a part of a data governance policy's content was downloaded. Has a value only if
/// `isGovernancePolicyZipPartDownloadedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGGovernancePolicyZipPartDownloadedDetails *governancePolicyZipPartDownloadedDetails;

/// Creates an object with the tag `governance_policy_add_folders_details`.
- (instancetype)
    initWithGovernancePolicyAddFoldersDetails:(DBTEAMLOGGovernancePolicyAddFoldersDetails *)governancePolicyAddFoldersDetails;

/// Creates an object with the tag `governance_policy_add_folder_failed_details`.
- (instancetype)
    initWithGovernancePolicyAddFolderFailedDetails:(DBTEAMLOGGovernancePolicyAddFolderFailedDetails *)governancePolicyAddFolderFailedDetails;

/// Creates an object with the tag `governance_policy_content_disposed_details`.
- (instancetype)
    initWithGovernancePolicyContentDisposedDetails:(DBTEAMLOGGovernancePolicyContentDisposedDetails *)governancePolicyContentDisposedDetails;

/// Creates an object with the tag `governance_policy_create_details`.
- (instancetype)
    initWithGovernancePolicyCreateDetails:(DBTEAMLOGGovernancePolicyCreateDetails *)governancePolicyCreateDetails;

/// Creates an object with the tag `governance_policy_delete_details`.
- (instancetype)
    initWithGovernancePolicyDeleteDetails:(DBTEAMLOGGovernancePolicyDeleteDetails *)governancePolicyDeleteDetails;

/// Creates an object with the tag `governance_policy_edit_details_details`.
- (instancetype)
    initWithGovernancePolicyEditDetailsDetails:(DBTEAMLOGGovernancePolicyEditDetailsDetails *)governancePolicyEditDetailsDetails;

/// Creates an object with the tag `governance_policy_edit_duration_details`.
- (instancetype)
    initWithGovernancePolicyEditDurationDetails:(DBTEAMLOGGovernancePolicyEditDurationDetails *)governancePolicyEditDurationDetails;

/// Creates an object with the tag `governance_policy_export_created_details`.
- (instancetype)
    initWithGovernancePolicyExportCreatedDetails:(DBTEAMLOGGovernancePolicyExportCreatedDetails *)governancePolicyExportCreatedDetails;

/// Creates an object with the tag `governance_policy_export_removed_details`.
- (instancetype)
    initWithGovernancePolicyExportRemovedDetails:(DBTEAMLOGGovernancePolicyExportRemovedDetails *)governancePolicyExportRemovedDetails;

/// Creates an object with the tag `governance_policy_remove_folders_details`.
- (instancetype)
    initWithGovernancePolicyRemoveFoldersDetails:(DBTEAMLOGGovernancePolicyRemoveFoldersDetails *)governancePolicyRemoveFoldersDetails;

/// Creates an object with the tag `governance_policy_report_created_details`.
- (instancetype)
    initWithGovernancePolicyReportCreatedDetails:(DBTEAMLOGGovernancePolicyReportCreatedDetails *)governancePolicyReportCreatedDetails;

/// Creates an object with the tag `governance_policy_zip_part_downloaded_details`.
- (instancetype)
    initWithGovernancePolicyZipPartDownloadedDetails:(DBTEAMLOGGovernancePolicyZipPartDownloadedDetails *)governancePolicyZipPartDownloadedDetails;

/// Returns whether the tag is `governance_policy_add_folders_details`.
- (BOOL)isGovernancePolicyAddFoldersDetails;
/// Returns whether the tag is `governance_policy_add_folder_failed_details`.
- (BOOL)isGovernancePolicyAddFolderFailedDetails;
/// Returns whether the tag is `governance_policy_content_disposed_details`.
- (BOOL)isGovernancePolicyContentDisposedDetails;
/// Returns whether the tag is `governance_policy_create_details`.
- (BOOL)isGovernancePolicyCreateDetails;
/// Returns whether the tag is `governance_policy_delete_details`.
- (BOOL)isGovernancePolicyDeleteDetails;
/// Returns whether the tag is `governance_policy_edit_details_details`.
- (BOOL)isGovernancePolicyEditDetailsDetails;
/// Returns whether the tag is `governance_policy_edit_duration_details`.
- (BOOL)isGovernancePolicyEditDurationDetails;
/// Returns whether the tag is `governance_policy_export_created_details`.
- (BOOL)isGovernancePolicyExportCreatedDetails;
/// Returns whether the tag is `governance_policy_export_removed_details`.
- (BOOL)isGovernancePolicyExportRemovedDetails;
/// Returns whether the tag is `governance_policy_remove_folders_details`.
- (BOOL)isGovernancePolicyRemoveFoldersDetails;
/// Returns whether the tag is `governance_policy_report_created_details`.
- (BOOL)isGovernancePolicyReportCreatedDetails;
/// Returns whether the tag is `governance_policy_zip_part_downloaded_details`.
- (BOOL)isGovernancePolicyZipPartDownloadedDetails;
@end

/// The members whose names start with `Governance`.
@interface DBTEAMLOGEventType (Governance)
/// Folders were added to a data governance policy. Has a value only if `isGovernancePolicyAddFolders` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyAddFoldersType *governancePolicyAddFolders;

/// A folder couldn't be added to a data governance policy. Has a value only if `isGovernancePolicyAddFolderFailed`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyAddFolderFailedType *governancePolicyAddFolderFailed;

/// Content was disposed of under a data governance policy. Has a value only if `isGovernancePolicyContentDisposed`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyContentDisposedType *governancePolicyContentDisposed;

/// A data governance policy was activated. Has a value only if `isGovernancePolicyCreate` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyCreateType *governancePolicyCreate;
/// A data governance policy was deleted. Has a value only if `isGovernancePolicyDelete` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyDeleteType *governancePolicyDelete;

/// The details of a data governance policy were edited. Has a value only if `isGovernancePolicyEditDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyEditDetailsType *governancePolicyEditDetails;

/// The duration of a data governance policy was changed. Has a value only if `isGovernancePolicyEditDuration` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyEditDurationType *governancePolicyEditDuration;

/// A download of the content of a data governance policy was created. Has a value only if
/// `isGovernancePolicyExportCreated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyExportCreatedType *governancePolicyExportCreated;

/// A download of the content of a data governance policy was removed. Has a value only if
/// `isGovernancePolicyExportRemoved` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyExportRemovedType *governancePolicyExportRemoved;

/// Folders were removed from a data governance policy. Has a value only if `isGovernancePolicyRemoveFolders` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyRemoveFoldersType *governancePolicyRemoveFolders;

/// A summary report of a data governance policy was created. Has a value only if `isGovernancePolicyReportCreated`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyReportCreatedType *governancePolicyReportCreated;

/// A part of a data governance policy's content was downloaded. Has a value only if
/// `isGovernancePolicyZipPartDownloaded` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGovernancePolicyZipPartDownloadedType *governancePolicyZipPartDownloaded;

/// Creates an object with the tag `governance_policy_add_folders`.
- (instancetype)initWithGovernancePolicyAddFolders:(DBTEAMLOGGovernancePolicyAddFoldersType *)governancePolicyAddFolders;

/// Creates an object with the tag `governance_policy_add_folder_failed`.
- (instancetype)
    initWithGovernancePolicyAddFolderFailed:(DBTEAMLOGGovernancePolicyAddFolderFailedType *)governancePolicyAddFolderFailed;

/// Creates an object with the tag `governance_policy_content_disposed`.
- (instancetype)
    initWithGovernancePolicyContentDisposed:(DBTEAMLOGGovernancePolicyContentDisposedType *)governancePolicyContentDisposed;

/// Creates an object with the tag `governance_policy_create`.
- (instancetype)initWithGovernancePolicyCreate:(DBTEAMLOGGovernancePolicyCreateType *)governancePolicyCreate;
/// Creates an object with the tag `governance_policy_delete`.
- (instancetype)initWithGovernancePolicyDelete:(DBTEAMLOGGovernancePolicyDeleteType *)governancePolicyDelete;

/// Creates an object with the tag `governance_policy_edit_details`.
- (instancetype)
    initWithGovernancePolicyEditDetails:(DBTEAMLOGGovernancePolicyEditDetailsType *)governancePolicyEditDetails;

/// Creates an object with the tag `governance_policy_edit_duration`.
- (instancetype)
    initWithGovernancePolicyEditDuration:(DBTEAMLOGGovernancePolicyEditDurationType *)governancePolicyEditDuration;

/// Creates an object with the tag `governance_policy_export_created`.
- (instancetype)
    initWithGovernancePolicyExportCreated:(DBTEAMLOGGovernancePolicyExportCreatedType *)governancePolicyExportCreated;

/// Creates an object with the tag `governance_policy_export_removed`.
- (instancetype)
    initWithGovernancePolicyExportRemoved:(DBTEAMLOGGovernancePolicyExportRemovedType *)governancePolicyExportRemoved;

/// Creates an object with the tag `governance_policy_remove_folders`.
- (instancetype)
    initWithGovernancePolicyRemoveFolders:(DBTEAMLOGGovernancePolicyRemoveFoldersType *)governancePolicyRemoveFolders;

/// Creates an object with the tag `governance_policy_report_created`.
- (instancetype)
    initWithGovernancePolicyReportCreated:(DBTEAMLOGGovernancePolicyReportCreatedType *)governancePolicyReportCreated;

/// Creates an object with the tag `governance_policy_zip_part_downloaded`.
- (instancetype)
    initWithGovernancePolicyZipPartDownloaded:(DBTEAMLOGGovernancePolicyZipPartDownloadedType *)governancePolicyZipPartDownloaded;

/// Returns whether the tag is `governance_policy_add_folders`.
- (BOOL)isGovernancePolicyAddFolders;
/// Returns whether the tag is `governance_policy_add_folder_failed`.
- (BOOL)isGovernancePolicyAddFolderFailed;
/// Returns whether the tag is `governance_policy_content_disposed`.
- (BOOL)isGovernancePolicyContentDisposed;
/// Returns whether the tag is `governance_policy_create`.
- (BOOL)isGovernancePolicyCreate;
/// Returns whether the tag is `governance_policy_delete`.
- (BOOL)isGovernancePolicyDelete;
/// Returns whether the tag is `governance_policy_edit_details`.
- (BOOL)isGovernancePolicyEditDetails;
/// Returns whether the tag is `governance_policy_edit_duration`.
- (BOOL)isGovernancePolicyEditDuration;
/// Returns whether the tag is `governance_policy_export_created`.
- (BOOL)isGovernancePolicyExportCreated;
/// Returns whether the tag is `governance_policy_export_removed`.
- (BOOL)isGovernancePolicyExportRemoved;
/// Returns whether the tag is `governance_policy_remove_folders`.
- (BOOL)isGovernancePolicyRemoveFolders;
/// Returns whether the tag is `governance_policy_report_created`.
- (BOOL)isGovernancePolicyReportCreated;
/// Returns whether the tag is `governance_policy_zip_part_downloaded`.
- (BOOL)isGovernancePolicyZipPartDownloaded;
@end

/// The members whose names start with `Governance`.
@interface DBTEAMLOGEventTypeArg (Governance)
/// Creates an object with the tag `governance_policy_add_folders`.
- (instancetype)initWithGovernancePolicyAddFolders;
/// Creates an object with the tag `governance_policy_add_folder_failed`.
- (instancetype)initWithGovernancePolicyAddFolderFailed;
/// Creates an object with the tag `governance_policy_content_disposed`.
- (instancetype)initWithGovernancePolicyContentDisposed;
/// Creates an object with the tag `governance_policy_create`.
- (instancetype)initWithGovernancePolicyCreate;
/// Creates an object with the tag `governance_policy_delete`.
- (instancetype)initWithGovernancePolicyDelete;
/// Creates an object with the tag `governance_policy_edit_details`.
- (instancetype)initWithGovernancePolicyEditDetails;
/// Creates an object with the tag `governance_policy_edit_duration`.
- (instancetype)initWithGovernancePolicyEditDuration;
/// Creates an object with the tag `governance_policy_export_created`.
- (instancetype)initWithGovernancePolicyExportCreated;
/// Creates an object with the tag `governance_policy_export_removed`.
- (instancetype)initWithGovernancePolicyExportRemoved;
/// Creates an object with the tag `governance_policy_remove_folders`.
- (instancetype)initWithGovernancePolicyRemoveFolders;
/// Creates an object with the tag `governance_policy_report_created`.
- (instancetype)initWithGovernancePolicyReportCreated;
/// Creates an object with the tag `governance_policy_zip_part_downloaded`.
- (instancetype)initWithGovernancePolicyZipPartDownloaded;
/// Returns whether the tag is `governance_policy_add_folders`.
- (BOOL)isGovernancePolicyAddFolders;
/// Returns whether the tag is `governance_policy_add_folder_failed`.
- (BOOL)isGovernancePolicyAddFolderFailed;
/// Returns whether the tag is `governance_policy_content_disposed`.
- (BOOL)isGovernancePolicyContentDisposed;
/// Returns whether the tag is `governance_policy_create`.
- (BOOL)isGovernancePolicyCreate;
/// Returns whether the tag is `governance_policy_delete`.
- (BOOL)isGovernancePolicyDelete;
/// Returns whether the tag is `governance_policy_edit_details`.
- (BOOL)isGovernancePolicyEditDetails;
/// Returns whether the tag is `governance_policy_edit_duration`.
- (BOOL)isGovernancePolicyEditDuration;
/// Returns whether the tag is `governance_policy_export_created`.
- (BOOL)isGovernancePolicyExportCreated;
/// Returns whether the tag is `governance_policy_export_removed`.
- (BOOL)isGovernancePolicyExportRemoved;
/// Returns whether the tag is `governance_policy_remove_folders`.
- (BOOL)isGovernancePolicyRemoveFolders;
/// Returns whether the tag is `governance_policy_report_created`.
- (BOOL)isGovernancePolicyReportCreated;
/// Returns whether the tag is `governance_policy_zip_part_downloaded`.
- (BOOL)isGovernancePolicyZipPartDownloaded;
@end

/// Details of an event in which a folder couldn't be added to a data governance policy.
@interface DBTEAMLOGGovernancePolicyAddFolderFailedDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;
/// The folder that couldn't be added.
@property (nonatomic, readonly, copy) NSString *folder;
/// The reason for the failure.
@property (nonatomic, readonly, copy, nullable) NSString *reason;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    folder:(NSString *)folder
    policyType:(nullable DBTEAMLOGPolicyType *)policyType
    reason:(nullable NSString *)reason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    folder:(NSString *)folder;
@end

/// Converts `DBTEAMLOGGovernancePolicyAddFolderFailedDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyAddFolderFailedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyAddFolderFailedDetails *)instance;
+ (DBTEAMLOGGovernancePolicyAddFolderFailedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A folder couldn't be added to a data governance policy.
@interface DBTEAMLOGGovernancePolicyAddFolderFailedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyAddFolderFailedType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyAddFolderFailedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyAddFolderFailedType *)instance;
+ (DBTEAMLOGGovernancePolicyAddFolderFailedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which folders were added to a data governance policy.
@interface DBTEAMLOGGovernancePolicyAddFoldersDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;
/// The folders that were added.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *folders;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    policyType:(nullable DBTEAMLOGPolicyType *)policyType
    folders:(nullable NSArray<NSString *> *)folders;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId name:(NSString *)name;
@end

/// Converts `DBTEAMLOGGovernancePolicyAddFoldersDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyAddFoldersDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyAddFoldersDetails *)instance;
+ (DBTEAMLOGGovernancePolicyAddFoldersDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Folders were added to a data governance policy.
@interface DBTEAMLOGGovernancePolicyAddFoldersType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyAddFoldersType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyAddFoldersTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyAddFoldersType *)instance;
+ (DBTEAMLOGGovernancePolicyAddFoldersType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which content was disposed of under a data governance policy.
@interface DBTEAMLOGGovernancePolicyContentDisposedDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;
/// The way in which the content was disposed of.
@property (nonatomic, readonly) DBTEAMLOGDispositionActionType *dispositionType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    dispositionType:(DBTEAMLOGDispositionActionType *)dispositionType
    policyType:(nullable DBTEAMLOGPolicyType *)policyType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    dispositionType:(DBTEAMLOGDispositionActionType *)dispositionType;
@end

/// Converts `DBTEAMLOGGovernancePolicyContentDisposedDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyContentDisposedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyContentDisposedDetails *)instance;
+ (DBTEAMLOGGovernancePolicyContentDisposedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Content was disposed of under a data governance policy.
@interface DBTEAMLOGGovernancePolicyContentDisposedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyContentDisposedType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyContentDisposedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyContentDisposedType *)instance;
+ (DBTEAMLOGGovernancePolicyContentDisposedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a data governance policy was activated.
@interface DBTEAMLOGGovernancePolicyCreateDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;
/// The duration of the policy in days.
@property (nonatomic, readonly) DBTEAMLOGDurationLogInfo *duration;
/// The folders to which the policy applies.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *folders;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    duration:(DBTEAMLOGDurationLogInfo *)duration
    policyType:(nullable DBTEAMLOGPolicyType *)policyType
    folders:(nullable NSArray<NSString *> *)folders;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    duration:(DBTEAMLOGDurationLogInfo *)duration;
@end

/// Converts `DBTEAMLOGGovernancePolicyCreateDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyCreateDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyCreateDetails *)instance;
+ (DBTEAMLOGGovernancePolicyCreateDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A data governance policy was activated.
@interface DBTEAMLOGGovernancePolicyCreateType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyCreateType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyCreateTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyCreateType *)instance;
+ (DBTEAMLOGGovernancePolicyCreateType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a data governance policy was deleted.
@interface DBTEAMLOGGovernancePolicyDeleteDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    policyType:(nullable DBTEAMLOGPolicyType *)policyType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId name:(NSString *)name;
@end

/// Converts `DBTEAMLOGGovernancePolicyDeleteDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyDeleteDetails *)instance;
+ (DBTEAMLOGGovernancePolicyDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A data governance policy was deleted.
@interface DBTEAMLOGGovernancePolicyDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyDeleteType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyDeleteType *)instance;
+ (DBTEAMLOGGovernancePolicyDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the details of a data governance policy were edited.
@interface DBTEAMLOGGovernancePolicyEditDetailsDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;
/// The name of the attribute that was edited.
@property (nonatomic, readonly, copy) NSString *attribute;
/// The value of the attribute before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The value of the attribute after the change.
@property (nonatomic, readonly, copy) NSString *dNewValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    attribute:(NSString *)attribute
    previousValue:(NSString *)previousValue
    dNewValue:(NSString *)dNewValue
    policyType:(nullable DBTEAMLOGPolicyType *)policyType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    attribute:(NSString *)attribute
    previousValue:(NSString *)previousValue
    dNewValue:(NSString *)dNewValue;
@end

/// Converts `DBTEAMLOGGovernancePolicyEditDetailsDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyEditDetailsDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyEditDetailsDetails *)instance;
+ (DBTEAMLOGGovernancePolicyEditDetailsDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The details of a data governance policy were edited.
@interface DBTEAMLOGGovernancePolicyEditDetailsType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyEditDetailsType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyEditDetailsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyEditDetailsType *)instance;
+ (DBTEAMLOGGovernancePolicyEditDetailsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the duration of a data governance policy was changed.
@interface DBTEAMLOGGovernancePolicyEditDurationDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;
/// The duration before the change.
@property (nonatomic, readonly) DBTEAMLOGDurationLogInfo *previousValue;
/// The duration after the change.
@property (nonatomic, readonly) DBTEAMLOGDurationLogInfo *dNewValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    previousValue:(DBTEAMLOGDurationLogInfo *)previousValue
    dNewValue:(DBTEAMLOGDurationLogInfo *)dNewValue
    policyType:(nullable DBTEAMLOGPolicyType *)policyType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    previousValue:(DBTEAMLOGDurationLogInfo *)previousValue
    dNewValue:(DBTEAMLOGDurationLogInfo *)dNewValue;
@end

/// Converts `DBTEAMLOGGovernancePolicyEditDurationDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyEditDurationDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyEditDurationDetails *)instance;
+ (DBTEAMLOGGovernancePolicyEditDurationDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The duration of a data governance policy was changed.
@interface DBTEAMLOGGovernancePolicyEditDurationType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyEditDurationType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyEditDurationTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyEditDurationType *)instance;
+ (DBTEAMLOGGovernancePolicyEditDurationType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a download of the content of a data governance policy was created.
@interface DBTEAMLOGGovernancePolicyExportCreatedDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;
/// The name of the export.
@property (nonatomic, readonly, copy) NSString *exportName;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    exportName:(NSString *)exportName
    policyType:(nullable DBTEAMLOGPolicyType *)policyType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    exportName:(NSString *)exportName;
@end

/// Converts `DBTEAMLOGGovernancePolicyExportCreatedDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyExportCreatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyExportCreatedDetails *)instance;
+ (DBTEAMLOGGovernancePolicyExportCreatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A download of the content of a data governance policy was created.
@interface DBTEAMLOGGovernancePolicyExportCreatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyExportCreatedType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyExportCreatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyExportCreatedType *)instance;
+ (DBTEAMLOGGovernancePolicyExportCreatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a download of the content of a data governance policy was removed.
@interface DBTEAMLOGGovernancePolicyExportRemovedDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;
/// The name of the export.
@property (nonatomic, readonly, copy) NSString *exportName;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    exportName:(NSString *)exportName
    policyType:(nullable DBTEAMLOGPolicyType *)policyType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    exportName:(NSString *)exportName;
@end

/// Converts `DBTEAMLOGGovernancePolicyExportRemovedDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyExportRemovedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyExportRemovedDetails *)instance;
+ (DBTEAMLOGGovernancePolicyExportRemovedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A download of the content of a data governance policy was removed.
@interface DBTEAMLOGGovernancePolicyExportRemovedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyExportRemovedType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyExportRemovedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyExportRemovedType *)instance;
+ (DBTEAMLOGGovernancePolicyExportRemovedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which folders were removed from a data governance policy.
@interface DBTEAMLOGGovernancePolicyRemoveFoldersDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;
/// The folders that were removed.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *folders;
/// The reason for the removal.
@property (nonatomic, readonly, copy, nullable) NSString *reason;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    policyType:(nullable DBTEAMLOGPolicyType *)policyType
    folders:(nullable NSArray<NSString *> *)folders
    reason:(nullable NSString *)reason;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId name:(NSString *)name;
@end

/// Converts `DBTEAMLOGGovernancePolicyRemoveFoldersDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyRemoveFoldersDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyRemoveFoldersDetails *)instance;
+ (DBTEAMLOGGovernancePolicyRemoveFoldersDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Folders were removed from a data governance policy.
@interface DBTEAMLOGGovernancePolicyRemoveFoldersType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyRemoveFoldersType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyRemoveFoldersTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyRemoveFoldersType *)instance;
+ (DBTEAMLOGGovernancePolicyRemoveFoldersType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a summary report of a data governance policy was created.
@interface DBTEAMLOGGovernancePolicyReportCreatedDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    policyType:(nullable DBTEAMLOGPolicyType *)policyType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId name:(NSString *)name;
@end

/// Converts `DBTEAMLOGGovernancePolicyReportCreatedDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyReportCreatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyReportCreatedDetails *)instance;
+ (DBTEAMLOGGovernancePolicyReportCreatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A summary report of a data governance policy was created.
@interface DBTEAMLOGGovernancePolicyReportCreatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyReportCreatedType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyReportCreatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyReportCreatedType *)instance;
+ (DBTEAMLOGGovernancePolicyReportCreatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a part of a data governance policy's content was downloaded.
@interface DBTEAMLOGGovernancePolicyZipPartDownloadedDetails : DBStoneObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBTEAMLOGPolicyType *policyType;
/// The name of the export.
@property (nonatomic, readonly, copy) NSString *exportName;
/// The part that was downloaded.
@property (nonatomic, readonly, copy, nullable) NSString *part;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    exportName:(NSString *)exportName
    policyType:(nullable DBTEAMLOGPolicyType *)policyType
    part:(nullable NSString *)part;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    exportName:(NSString *)exportName;
@end

/// Converts `DBTEAMLOGGovernancePolicyZipPartDownloadedDetails` from and to JSON.
@interface DBTEAMLOGGovernancePolicyZipPartDownloadedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyZipPartDownloadedDetails *)instance;
+ (DBTEAMLOGGovernancePolicyZipPartDownloadedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A part of a data governance policy's content was downloaded.
@interface DBTEAMLOGGovernancePolicyZipPartDownloadedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGovernancePolicyZipPartDownloadedType` from and to JSON.
@interface DBTEAMLOGGovernancePolicyZipPartDownloadedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGovernancePolicyZipPartDownloadedType *)instance;
+ (DBTEAMLOGGovernancePolicyZipPartDownloadedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
