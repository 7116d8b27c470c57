// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGLegalHoldsActivateAHoldDetails, DBTEAMLOGLegalHoldsActivateAHoldType,
    DBTEAMLOGLegalHoldsAddMembersDetails, DBTEAMLOGLegalHoldsAddMembersType,
    DBTEAMLOGLegalHoldsChangeHoldDetailsDetails, DBTEAMLOGLegalHoldsChangeHoldDetailsType,
    DBTEAMLOGLegalHoldsChangeHoldNameDetails, DBTEAMLOGLegalHoldsChangeHoldNameType,
    DBTEAMLOGLegalHoldsExportAHoldDetails, DBTEAMLOGLegalHoldsExportAHoldType,
    DBTEAMLOGLegalHoldsExportCancelledDetails, DBTEAMLOGLegalHoldsExportCancelledType,
    DBTEAMLOGLegalHoldsExportDownloadedDetails, DBTEAMLOGLegalHoldsExportDownloadedType,
    DBTEAMLOGLegalHoldsExportRemovedDetails, DBTEAMLOGLegalHoldsExportRemovedType,
    DBTEAMLOGLegalHoldsReleaseAHoldDetails, DBTEAMLOGLegalHoldsReleaseAHoldType,
    DBTEAMLOGLegalHoldsRemoveMembersDetails, DBTEAMLOGLegalHoldsRemoveMembersType,
    DBTEAMLOGLegalHoldsReportAHoldDetails, DBTEAMLOGLegalHoldsReportAHoldType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Legal`.
@interface DBTEAMLOGEventDetails (Legal)
/// Details of an event in which a legal hold was activated. Has a value only if `isLegalHoldsActivateAHoldDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsActivateAHoldDetails *legalHoldsActivateAHoldDetails;

/// Details of an event in which members were added to a legal hold. Has a value only if `isLegalHoldsAddMembersDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsAddMembersDetails *legalHoldsAddMembersDetails;

/// Details of an event in which the details of a legal hold were edited. Has a value only if
/// `isLegalHoldsChangeHoldDetailsDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsChangeHoldDetailsDetails *legalHoldsChangeHoldDetailsDetails;

/// Details of an event in which a legal hold was renamed. Has a value only if `isLegalHoldsChangeHoldNameDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsChangeHoldNameDetails *legalHoldsChangeHoldNameDetails;

/// Details of an event in which the content of a legal hold was exported. Has a value only if
/// `isLegalHoldsExportAHoldDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsExportAHoldDetails *legalHoldsExportAHoldDetails;

/// Details of an event in which an export of a legal hold was canceled. Has a value only if
/// `isLegalHoldsExportCancelledDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsExportCancelledDetails *legalHoldsExportCancelledDetails;

/// Details of an event in which an export of a legal hold was downloaded. Has a value only if
/// `isLegalHoldsExportDownloadedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsExportDownloadedDetails *legalHoldsExportDownloadedDetails;

/// Details of an event in which an export of a legal hold was removed. Has a value only if
/// `isLegalHoldsExportRemovedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsExportRemovedDetails *legalHoldsExportRemovedDetails;

/// Details of an event in which a legal hold was released. Has a value only if `isLegalHoldsReleaseAHoldDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsReleaseAHoldDetails *legalHoldsReleaseAHoldDetails;

/// Details of an event in which members were removed from a legal hold. Has a value only if
/// `isLegalHoldsRemoveMembersDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsRemoveMembersDetails *legalHoldsRemoveMembersDetails;

/// Details of an event in which a summary report of a legal hold was created. Has a value only if
/// `isLegalHoldsReportAHoldDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsReportAHoldDetails *legalHoldsReportAHoldDetails;

/// Creates an object with the tag `legal_holds_activate_a_hold_details`.
- (instancetype)
    initWithLegalHoldsActivateAHoldDetails:(DBTEAMLOGLegalHoldsActivateAHoldDetails *)legalHoldsActivateAHoldDetails;

/// Creates an object with the tag `legal_holds_add_members_details`.
- (instancetype)initWithLegalHoldsAddMembersDetails:(DBTEAMLOGLegalHoldsAddMembersDetails *)legalHoldsAddMembersDetails;

/// Creates an object with the tag `legal_holds_change_hold_details_details`.
- (instancetype)
    initWithLegalHoldsChangeHoldDetailsDetails:(DBTEAMLOGLegalHoldsChangeHoldDetailsDetails *)legalHoldsChangeHoldDetailsDetails;

/// Creates an object with the tag `legal_holds_change_hold_name_details`.
- (instancetype)
    initWithLegalHoldsChangeHoldNameDetails:(DBTEAMLOGLegalHoldsChangeHoldNameDetails *)legalHoldsChangeHoldNameDetails;

/// Creates an object with the tag `legal_holds_export_a_hold_details`.
- (instancetype)
    initWithLegalHoldsExportAHoldDetails:(DBTEAMLOGLegalHoldsExportAHoldDetails *)legalHoldsExportAHoldDetails;

/// Creates an object with the tag `legal_holds_export_cancelled_details`.
- (instancetype)
    initWithLegalHoldsExportCancelledDetails:(DBTEAMLOGLegalHoldsExportCancelledDetails *)legalHoldsExportCancelledDetails;

/// Creates an object with the tag `legal_holds_export_downloaded_details`.
- (instancetype)
    initWithLegalHoldsExportDownloadedDetails:(DBTEAMLOGLegalHoldsExportDownloadedDetails *)legalHoldsExportDownloadedDetails;

/// Creates an object with the tag `legal_holds_export_removed_details`.
- (instancetype)
    initWithLegalHoldsExportRemovedDetails:(DBTEAMLOGLegalHoldsExportRemovedDetails *)legalHoldsExportRemovedDetails;

/// Creates an object with the tag `legal_holds_release_a_hold_details`.
- (instancetype)
    initWithLegalHoldsReleaseAHoldDetails:(DBTEAMLOGLegalHoldsReleaseAHoldDetails *)legalHoldsReleaseAHoldDetails;

/// Creates an object with the tag `legal_holds_remove_members_details`.
- (instancetype)
    initWithLegalHoldsRemoveMembersDetails:(DBTEAMLOGLegalHoldsRemoveMembersDetails *)legalHoldsRemoveMembersDetails;

/// Creates an object with the tag `legal_holds_report_a_hold_details`.
- (instancetype)
    initWithLegalHoldsReportAHoldDetails:(DBTEAMLOGLegalHoldsReportAHoldDetails *)legalHoldsReportAHoldDetails;

/// Returns whether the tag is `legal_holds_activate_a_hold_details`.
- (BOOL)isLegalHoldsActivateAHoldDetails;
/// Returns whether the tag is `legal_holds_add_members_details`.
- (BOOL)isLegalHoldsAddMembersDetails;
/// Returns whether the tag is `legal_holds_change_hold_details_details`.
- (BOOL)isLegalHoldsChangeHoldDetailsDetails;
/// Returns whether the tag is `legal_holds_change_hold_name_details`.
- (BOOL)isLegalHoldsChangeHoldNameDetails;
/// Returns whether the tag is `legal_holds_export_a_hold_details`.
- (BOOL)isLegalHoldsExportAHoldDetails;
/// Returns whether the tag is `legal_holds_export_cancelled_details`.
- (BOOL)isLegalHoldsExportCancelledDetails;
/// Returns whether the tag is `legal_holds_export_downloaded_details`.
- (BOOL)isLegalHoldsExportDownloadedDetails;
/// Returns whether the tag is `legal_holds_export_removed_details`.
- (BOOL)isLegalHoldsExportRemovedDetails;
/// Returns whether the tag is `legal_holds_release_a_hold_details`.
- (BOOL)isLegalHoldsReleaseAHoldDetails;
/// Returns whether the tag is `legal_holds_remove_members_details`.
- (BOOL)isLegalHoldsRemoveMembersDetails;
/// Returns whether the tag is `legal_holds_report_a_hold_details`.
- (BOOL)isLegalHoldsReportAHoldDetails;
@end

/// The members whose names start with `Legal`.
@interface DBTEAMLOGEventType (Legal)
/// A legal hold was activated. Has a value only if `isLegalHoldsActivateAHold` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsActivateAHoldType *legalHoldsActivateAHold;
/// Members were added to a legal hold. Has a value only if `isLegalHoldsAddMembers` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsAddMembersType *legalHoldsAddMembers;
/// The details of a legal hold were edited. Has a value only if `isLegalHoldsChangeHoldDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsChangeHoldDetailsType *legalHoldsChangeHoldDetails;
/// A legal hold was renamed. Has a value only if `isLegalHoldsChangeHoldName` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsChangeHoldNameType *legalHoldsChangeHoldName;
/// The content of a legal hold was exported. Has a value only if `isLegalHoldsExportAHold` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsExportAHoldType *legalHoldsExportAHold;
/// An export of a legal hold was canceled. Has a value only if `isLegalHoldsExportCancelled` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsExportCancelledType *legalHoldsExportCancelled;
/// An export of a legal hold was downloaded. Has a value only if `isLegalHoldsExportDownloaded` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsExportDownloadedType *legalHoldsExportDownloaded;
/// An export of a legal hold was removed. Has a value only if `isLegalHoldsExportRemoved` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsExportRemovedType *legalHoldsExportRemoved;
/// A legal hold was released. Has a value only if `isLegalHoldsReleaseAHold` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsReleaseAHoldType *legalHoldsReleaseAHold;
/// Members were removed from a legal hold. Has a value only if `isLegalHoldsRemoveMembers` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsRemoveMembersType *legalHoldsRemoveMembers;
/// A summary report of a legal hold was created. Has a value only if `isLegalHoldsReportAHold` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGLegalHoldsReportAHoldType *legalHoldsReportAHold;
/// Creates an object with the tag `legal_holds_activate_a_hold`.
- (instancetype)initWithLegalHoldsActivateAHold:(DBTEAMLOGLegalHoldsActivateAHoldType *)legalHoldsActivateAHold;
/// Creates an object with the tag `legal_holds_add_members`.
- (instancetype)initWithLegalHoldsAddMembers:(DBTEAMLOGLegalHoldsAddMembersType *)legalHoldsAddMembers;

/// Creates an object with the tag `legal_holds_change_hold_details`.
- (instancetype)
    initWithLegalHoldsChangeHoldDetails:(DBTEAMLOGLegalHoldsChangeHoldDetailsType *)legalHoldsChangeHoldDetails;

/// Creates an object with the tag `legal_holds_change_hold_name`.
- (instancetype)initWithLegalHoldsChangeHoldName:(DBTEAMLOGLegalHoldsChangeHoldNameType *)legalHoldsChangeHoldName;
/// Creates an object with the tag `legal_holds_export_a_hold`.
- (instancetype)initWithLegalHoldsExportAHold:(DBTEAMLOGLegalHoldsExportAHoldType *)legalHoldsExportAHold;
/// Creates an object with the tag `legal_holds_export_cancelled`.
- (instancetype)initWithLegalHoldsExportCancelled:(DBTEAMLOGLegalHoldsExportCancelledType *)legalHoldsExportCancelled;
/// Creates an object with the tag `legal_holds_export_downloaded`.
- (instancetype)initWithLegalHoldsExportDownloaded:(DBTEAMLOGLegalHoldsExportDownloadedType *)legalHoldsExportDownloaded;
/// Creates an object with the tag `legal_holds_export_removed`.
- (instancetype)initWithLegalHoldsExportRemoved:(DBTEAMLOGLegalHoldsExportRemovedType *)legalHoldsExportRemoved;
/// Creates an object with the tag `legal_holds_release_a_hold`.
- (instancetype)initWithLegalHoldsReleaseAHold:(DBTEAMLOGLegalHoldsReleaseAHoldType *)legalHoldsReleaseAHold;
/// Creates an object with the tag `legal_holds_remove_members`.
- (instancetype)initWithLegalHoldsRemoveMembers:(DBTEAMLOGLegalHoldsRemoveMembersType *)legalHoldsRemoveMembers;
/// Creates an object with the tag `legal_holds_report_a_hold`.
- (instancetype)initWithLegalHoldsReportAHold:(DBTEAMLOGLegalHoldsReportAHoldType *)legalHoldsReportAHold;
/// Returns whether the tag is `legal_holds_activate_a_hold`.
- (BOOL)isLegalHoldsActivateAHold;
/// Returns whether the tag is `legal_holds_add_members`.
- (BOOL)isLegalHoldsAddMembers;
/// Returns whether the tag is `legal_holds_change_hold_details`.
- (BOOL)isLegalHoldsChangeHoldDetails;
/// Returns whether the tag is `legal_holds_change_hold_name`.
- (BOOL)isLegalHoldsChangeHoldName;
/// Returns whether the tag is `legal_holds_export_a_hold`.
- (BOOL)isLegalHoldsExportAHold;
/// Returns whether the tag is `legal_holds_export_cancelled`.
- (BOOL)isLegalHoldsExportCancelled;
/// Returns whether the tag is `legal_holds_export_downloaded`.
- (BOOL)isLegalHoldsExportDownloaded;
/// Returns whether the tag is `legal_holds_export_removed`.
- (BOOL)isLegalHoldsExportRemoved;
/// Returns whether the tag is `legal_holds_release_a_hold`.
- (BOOL)isLegalHoldsReleaseAHold;
/// Returns whether the tag is `legal_holds_remove_members`.
- (BOOL)isLegalHoldsRemoveMembers;
/// Returns whether the tag is `legal_holds_report_a_hold`.
- (BOOL)isLegalHoldsReportAHold;
@end

/// The members whose names start with `Legal`.
@interface DBTEAMLOGEventTypeArg (Legal)
/// Creates an object with the tag `legal_holds_activate_a_hold`.
- (instancetype)initWithLegalHoldsActivateAHold;
/// Creates an object with the tag `legal_holds_add_members`.
- (instancetype)initWithLegalHoldsAddMembers;
/// Creates an object with the tag `legal_holds_change_hold_details`.
- (instancetype)initWithLegalHoldsChangeHoldDetails;
/// Creates an object with the tag `legal_holds_change_hold_name`.
- (instancetype)initWithLegalHoldsChangeHoldName;
/// Creates an object with the tag `legal_holds_export_a_hold`.
- (instancetype)initWithLegalHoldsExportAHold;
/// Creates an object with the tag `legal_holds_export_cancelled`.
- (instancetype)initWithLegalHoldsExportCancelled;
/// Creates an object with the tag `legal_holds_export_downloaded`.
- (instancetype)initWithLegalHoldsExportDownloaded;
/// Creates an object with the tag `legal_holds_export_removed`.
- (instancetype)initWithLegalHoldsExportRemoved;
/// Creates an object with the tag `legal_holds_release_a_hold`.
- (instancetype)initWithLegalHoldsReleaseAHold;
/// Creates an object with the tag `legal_holds_remove_members`.
- (instancetype)initWithLegalHoldsRemoveMembers;
/// Creates an object with the tag `legal_holds_report_a_hold`.
- (instancetype)initWithLegalHoldsReportAHold;
/// Returns whether the tag is `legal_holds_activate_a_hold`.
- (BOOL)isLegalHoldsActivateAHold;
/// Returns whether the tag is `legal_holds_add_members`.
- (BOOL)isLegalHoldsAddMembers;
/// Returns whether the tag is `legal_holds_change_hold_details`.
- (BOOL)isLegalHoldsChangeHoldDetails;
/// Returns whether the tag is `legal_holds_change_hold_name`.
- (BOOL)isLegalHoldsChangeHoldName;
/// Returns whether the tag is `legal_holds_export_a_hold`.
- (BOOL)isLegalHoldsExportAHold;
/// Returns whether the tag is `legal_holds_export_cancelled`.
- (BOOL)isLegalHoldsExportCancelled;
/// Returns whether the tag is `legal_holds_export_downloaded`.
- (BOOL)isLegalHoldsExportDownloaded;
/// Returns whether the tag is `legal_holds_export_removed`.
- (BOOL)isLegalHoldsExportRemoved;
/// Returns whether the tag is `legal_holds_release_a_hold`.
- (BOOL)isLegalHoldsReleaseAHold;
/// Returns whether the tag is `legal_holds_remove_members`.
- (BOOL)isLegalHoldsRemoveMembers;
/// Returns whether the tag is `legal_holds_report_a_hold`.
- (BOOL)isLegalHoldsReportAHold;
@end

/// Details of an event in which a legal hold was activated.
@interface DBTEAMLOGLegalHoldsActivateAHoldDetails : DBStoneObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// The start of the legal hold.
@property (nonatomic, readonly) NSDate *startDate;
/// The end of the legal hold. `nil` if it has no end.
@property (nonatomic, readonly, nullable) NSDate *endDate;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    name:(NSString *)name
    startDate:(NSDate *)startDate
    endDate:(nullable NSDate *)endDate;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name startDate:(NSDate *)startDate;
@end

/// Converts `DBTEAMLOGLegalHoldsActivateAHoldDetails` from and to JSON.
@interface DBTEAMLOGLegalHoldsActivateAHoldDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsActivateAHoldDetails *)instance;
+ (DBTEAMLOGLegalHoldsActivateAHoldDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A legal hold was activated.
@interface DBTEAMLOGLegalHoldsActivateAHoldType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLegalHoldsActivateAHoldType` from and to JSON.
@interface DBTEAMLOGLegalHoldsActivateAHoldTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsActivateAHoldType *)instance;
+ (DBTEAMLOGLegalHoldsActivateAHoldType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which members were added to a legal hold.
@interface DBTEAMLOGLegalHoldsAddMembersDetails : DBStoneObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name;
@end

/// Converts `DBTEAMLOGLegalHoldsAddMembersDetails` from and to JSON.
@interface DBTEAMLOGLegalHoldsAddMembersDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsAddMembersDetails *)instance;
+ (DBTEAMLOGLegalHoldsAddMembersDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Members were added to a legal hold.
@interface DBTEAMLOGLegalHoldsAddMembersType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLegalHoldsAddMembersType` from and to JSON.
@interface DBTEAMLOGLegalHoldsAddMembersTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsAddMembersType *)instance;
+ (DBTEAMLOGLegalHoldsAddMembersType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the details of a legal hold were edited.
@interface DBTEAMLOGLegalHoldsChangeHoldDetailsDetails : DBStoneObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// The details of the legal hold before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The details of the legal hold after the change.
@property (nonatomic, readonly, copy) NSString *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    name:(NSString *)name
    previousValue:(NSString *)previousValue
    dNewValue:(NSString *)dNewValue;
@end

/// Converts `DBTEAMLOGLegalHoldsChangeHoldDetailsDetails` from and to JSON.
@interface DBTEAMLOGLegalHoldsChangeHoldDetailsDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsChangeHoldDetailsDetails *)instance;
+ (DBTEAMLOGLegalHoldsChangeHoldDetailsDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The details of a legal hold were edited.
@interface DBTEAMLOGLegalHoldsChangeHoldDetailsType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLegalHoldsChangeHoldDetailsType` from and to JSON.
@interface DBTEAMLOGLegalHoldsChangeHoldDetailsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsChangeHoldDetailsType *)instance;
+ (DBTEAMLOGLegalHoldsChangeHoldDetailsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a legal hold was renamed.
@interface DBTEAMLOGLegalHoldsChangeHoldNameDetails : DBStoneObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The name of the legal hold after the change.
@property (nonatomic, readonly, copy) NSString *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    previousValue:(NSString *)previousValue
    dNewValue:(NSString *)dNewValue;
@end

/// Converts `DBTEAMLOGLegalHoldsChangeHoldNameDetails` from and to JSON.
@interface DBTEAMLOGLegalHoldsChangeHoldNameDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsChangeHoldNameDetails *)instance;
+ (DBTEAMLOGLegalHoldsChangeHoldNameDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A legal hold was renamed.
@interface DBTEAMLOGLegalHoldsChangeHoldNameType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLegalHoldsChangeHoldNameType` from and to JSON.
@interface DBTEAMLOGLegalHoldsChangeHoldNameTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsChangeHoldNameType *)instance;
+ (DBTEAMLOGLegalHoldsChangeHoldNameType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the content of a legal hold was exported.
@interface DBTEAMLOGLegalHoldsExportAHoldDetails : DBStoneObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// The name of the export.
@property (nonatomic, readonly, copy, nullable) NSString *exportName;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    name:(NSString *)name
    exportName:(nullable NSString *)exportName;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name;
@end

/// Converts `DBTEAMLOGLegalHoldsExportAHoldDetails` from and to JSON.
@interface DBTEAMLOGLegalHoldsExportAHoldDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsExportAHoldDetails *)instance;
+ (DBTEAMLOGLegalHoldsExportAHoldDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The content of a legal hold was exported.
@interface DBTEAMLOGLegalHoldsExportAHoldType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLegalHoldsExportAHoldType` from and to JSON.
@interface DBTEAMLOGLegalHoldsExportAHoldTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsExportAHoldType *)instance;
+ (DBTEAMLOGLegalHoldsExportAHoldType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an export of a legal hold was canceled.
@interface DBTEAMLOGLegalHoldsExportCancelledDetails : DBStoneObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// The name of the export.
@property (nonatomic, readonly, copy) NSString *exportName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name exportName:(NSString *)exportName;
@end

/// Converts `DBTEAMLOGLegalHoldsExportCancelledDetails` from and to JSON.
@interface DBTEAMLOGLegalHoldsExportCancelledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsExportCancelledDetails *)instance;
+ (DBTEAMLOGLegalHoldsExportCancelledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An export of a legal hold was canceled.
@interface DBTEAMLOGLegalHoldsExportCancelledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLegalHoldsExportCancelledType` from and to JSON.
@interface DBTEAMLOGLegalHoldsExportCancelledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsExportCancelledType *)instance;
+ (DBTEAMLOGLegalHoldsExportCancelledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an export of a legal hold was downloaded.
@interface DBTEAMLOGLegalHoldsExportDownloadedDetails : DBStoneObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// The name of the export.
@property (nonatomic, readonly, copy) NSString *exportName;
/// The part that was downloaded.
@property (nonatomic, readonly, copy, nullable) NSString *part;
/// The name of the file.
@property (nonatomic, readonly, copy, nullable) NSString *fileName;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    name:(NSString *)name
    exportName:(NSString *)exportName
    part:(nullable NSString *)part
    fileName:(nullable NSString *)fileName;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name exportName:(NSString *)exportName;
@end

/// Converts `DBTEAMLOGLegalHoldsExportDownloadedDetails` from and to JSON.
@interface DBTEAMLOGLegalHoldsExportDownloadedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsExportDownloadedDetails *)instance;
+ (DBTEAMLOGLegalHoldsExportDownloadedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An export of a legal hold was downloaded.
@interface DBTEAMLOGLegalHoldsExportDownloadedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLegalHoldsExportDownloadedType` from and to JSON.
@interface DBTEAMLOGLegalHoldsExportDownloadedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsExportDownloadedType *)instance;
+ (DBTEAMLOGLegalHoldsExportDownloadedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an export of a legal hold was removed.
@interface DBTEAMLOGLegalHoldsExportRemovedDetails : DBStoneObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// The name of the export.
@property (nonatomic, readonly, copy) NSString *exportName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name exportName:(NSString *)exportName;
@end

/// Converts `DBTEAMLOGLegalHoldsExportRemovedDetails` from and to JSON.
@interface DBTEAMLOGLegalHoldsExportRemovedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsExportRemovedDetails *)instance;
+ (DBTEAMLOGLegalHoldsExportRemovedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An export of a legal hold was removed.
@interface DBTEAMLOGLegalHoldsExportRemovedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLegalHoldsExportRemovedType` from and to JSON.
@interface DBTEAMLOGLegalHoldsExportRemovedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsExportRemovedType *)instance;
+ (DBTEAMLOGLegalHoldsExportRemovedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a legal hold was released.
@interface DBTEAMLOGLegalHoldsReleaseAHoldDetails : DBStoneObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name;
@end

/// Converts `DBTEAMLOGLegalHoldsReleaseAHoldDetails` from and to JSON.
@interface DBTEAMLOGLegalHoldsReleaseAHoldDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsReleaseAHoldDetails *)instance;
+ (DBTEAMLOGLegalHoldsReleaseAHoldDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A legal hold was released.
@interface DBTEAMLOGLegalHoldsReleaseAHoldType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLegalHoldsReleaseAHoldType` from and to JSON.
@interface DBTEAMLOGLegalHoldsReleaseAHoldTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsReleaseAHoldType *)instance;
+ (DBTEAMLOGLegalHoldsReleaseAHoldType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which members were removed from a legal hold.
@interface DBTEAMLOGLegalHoldsRemoveMembersDetails : DBStoneObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name;
@end

/// Converts `DBTEAMLOGLegalHoldsRemoveMembersDetails` from and to JSON.
@interface DBTEAMLOGLegalHoldsRemoveMembersDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsRemoveMembersDetails *)instance;
+ (DBTEAMLOGLegalHoldsRemoveMembersDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Members were removed from a legal hold.
@interface DBTEAMLOGLegalHoldsRemoveMembersType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLegalHoldsRemoveMembersType` from and to JSON.
@interface DBTEAMLOGLegalHoldsRemoveMembersTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsRemoveMembersType *)instance;
+ (DBTEAMLOGLegalHoldsRemoveMembersType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a summary report of a legal hold was created.
@interface DBTEAMLOGLegalHoldsReportAHoldDetails : DBStoneObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name;
@end

/// Converts `DBTEAMLOGLegalHoldsReportAHoldDetails` from and to JSON.
@interface DBTEAMLOGLegalHoldsReportAHoldDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsReportAHoldDetails *)instance;
+ (DBTEAMLOGLegalHoldsReportAHoldDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A summary report of a legal hold was created.
@interface DBTEAMLOGLegalHoldsReportAHoldType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGLegalHoldsReportAHoldType` from and to JSON.
@interface DBTEAMLOGLegalHoldsReportAHoldTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGLegalHoldsReportAHoldType *)instance;
+ (DBTEAMLOGLegalHoldsReportAHoldType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
