// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsLegalHoldsActivateAHoldDetails, DBXTeamLogEventDetailsLegalHoldsAddMembersDetails,
    DBXTeamLogEventDetailsLegalHoldsChangeHoldDetailsDetails, DBXTeamLogEventDetailsLegalHoldsChangeHoldNameDetails,
    DBXTeamLogEventDetailsLegalHoldsExportAHoldDetails, DBXTeamLogEventDetailsLegalHoldsExportCancelledDetails,
    DBXTeamLogEventDetailsLegalHoldsExportDownloadedDetails, DBXTeamLogEventDetailsLegalHoldsExportRemovedDetails,
    DBXTeamLogEventDetailsLegalHoldsReleaseAHoldDetails, DBXTeamLogEventDetailsLegalHoldsRemoveMembersDetails,
    DBXTeamLogEventDetailsLegalHoldsReportAHoldDetails, DBXTeamLogEventTypeArgLegalHoldsActivateAHold,
    DBXTeamLogEventTypeArgLegalHoldsAddMembers, DBXTeamLogEventTypeArgLegalHoldsChangeHoldDetails,
    DBXTeamLogEventTypeArgLegalHoldsChangeHoldName, DBXTeamLogEventTypeArgLegalHoldsExportAHold,
    DBXTeamLogEventTypeArgLegalHoldsExportCancelled, DBXTeamLogEventTypeArgLegalHoldsExportDownloaded,
    DBXTeamLogEventTypeArgLegalHoldsExportRemoved, DBXTeamLogEventTypeArgLegalHoldsReleaseAHold,
    DBXTeamLogEventTypeArgLegalHoldsRemoveMembers, DBXTeamLogEventTypeArgLegalHoldsReportAHold,
    DBXTeamLogEventTypeLegalHoldsActivateAHold, DBXTeamLogEventTypeLegalHoldsAddMembers,
    DBXTeamLogEventTypeLegalHoldsChangeHoldDetails, DBXTeamLogEventTypeLegalHoldsChangeHoldName,
    DBXTeamLogEventTypeLegalHoldsExportAHold, DBXTeamLogEventTypeLegalHoldsExportCancelled,
    DBXTeamLogEventTypeLegalHoldsExportDownloaded, DBXTeamLogEventTypeLegalHoldsExportRemoved,
    DBXTeamLogEventTypeLegalHoldsReleaseAHold, DBXTeamLogEventTypeLegalHoldsRemoveMembers,
    DBXTeamLogEventTypeLegalHoldsReportAHold, DBXTeamLogLegalHoldsActivateAHoldDetails,
    DBXTeamLogLegalHoldsActivateAHoldType, DBXTeamLogLegalHoldsAddMembersDetails, DBXTeamLogLegalHoldsAddMembersType,
    DBXTeamLogLegalHoldsChangeHoldDetailsDetails, DBXTeamLogLegalHoldsChangeHoldDetailsType,
    DBXTeamLogLegalHoldsChangeHoldNameDetails, DBXTeamLogLegalHoldsChangeHoldNameType,
    DBXTeamLogLegalHoldsExportAHoldDetails, DBXTeamLogLegalHoldsExportAHoldType,
    DBXTeamLogLegalHoldsExportCancelledDetails, DBXTeamLogLegalHoldsExportCancelledType,
    DBXTeamLogLegalHoldsExportDownloadedDetails, DBXTeamLogLegalHoldsExportDownloadedType,
    DBXTeamLogLegalHoldsExportRemovedDetails, DBXTeamLogLegalHoldsExportRemovedType,
    DBXTeamLogLegalHoldsReleaseAHoldDetails, DBXTeamLogLegalHoldsReleaseAHoldType,
    DBXTeamLogLegalHoldsRemoveMembersDetails, DBXTeamLogLegalHoldsRemoveMembersType,
    DBXTeamLogLegalHoldsReportAHoldDetails, DBXTeamLogLegalHoldsReportAHoldType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (LegalMembers)
/// The object if its tag is `legal_holds_activate_a_hold_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsLegalHoldsActivateAHoldDetails *asLegalHoldsActivateAHoldDetails;

/// The object if its tag is `legal_holds_add_members_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsLegalHoldsAddMembersDetails *asLegalHoldsAddMembersDetails;

/// The object if its tag is `legal_holds_change_hold_details_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsLegalHoldsChangeHoldDetailsDetails *asLegalHoldsChangeHoldDetailsDetails;

/// The object if its tag is `legal_holds_change_hold_name_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsLegalHoldsChangeHoldNameDetails *asLegalHoldsChangeHoldNameDetails;

/// The object if its tag is `legal_holds_export_a_hold_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsLegalHoldsExportAHoldDetails *asLegalHoldsExportAHoldDetails;

/// The object if its tag is `legal_holds_export_cancelled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsLegalHoldsExportCancelledDetails *asLegalHoldsExportCancelledDetails;

/// The object if its tag is `legal_holds_export_downloaded_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsLegalHoldsExportDownloadedDetails *asLegalHoldsExportDownloadedDetails;

/// The object if its tag is `legal_holds_export_removed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsLegalHoldsExportRemovedDetails *asLegalHoldsExportRemovedDetails;

/// The object if its tag is `legal_holds_release_a_hold_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsLegalHoldsReleaseAHoldDetails *asLegalHoldsReleaseAHoldDetails;

/// The object if its tag is `legal_holds_remove_members_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsLegalHoldsRemoveMembersDetails *asLegalHoldsRemoveMembersDetails;

/// The object if its tag is `legal_holds_report_a_hold_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsLegalHoldsReportAHoldDetails *asLegalHoldsReportAHoldDetails;
@end

/// Details of an event in which a legal hold was activated.
@interface DBXTeamLogEventDetailsLegalHoldsActivateAHoldDetails : DBXTeamLogEventDetails
/// The value of `legal_holds_activate_a_hold_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsActivateAHoldDetails *legalHoldsActivateAHoldDetails;

/// Creates an object with the tag `legal_holds_activate_a_hold_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsActivateAHoldDetails *)legalHoldsActivateAHoldDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were added to a legal hold.
@interface DBXTeamLogEventDetailsLegalHoldsAddMembersDetails : DBXTeamLogEventDetails
/// The value of `legal_holds_add_members_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsAddMembersDetails *legalHoldsAddMembersDetails;
/// Creates an object with the tag `legal_holds_add_members_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsAddMembersDetails *)legalHoldsAddMembersDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the details of a legal hold were edited.
@interface DBXTeamLogEventDetailsLegalHoldsChangeHoldDetailsDetails : DBXTeamLogEventDetails
/// The value of `legal_holds_change_hold_details_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsChangeHoldDetailsDetails *legalHoldsChangeHoldDetailsDetails;

/// Creates an object with the tag `legal_holds_change_hold_details_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsChangeHoldDetailsDetails *)legalHoldsChangeHoldDetailsDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a legal hold was renamed.
@interface DBXTeamLogEventDetailsLegalHoldsChangeHoldNameDetails : DBXTeamLogEventDetails
/// The value of `legal_holds_change_hold_name_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsChangeHoldNameDetails *legalHoldsChangeHoldNameDetails;

/// Creates an object with the tag `legal_holds_change_hold_name_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsChangeHoldNameDetails *)legalHoldsChangeHoldNameDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the content of a legal hold was exported.
@interface DBXTeamLogEventDetailsLegalHoldsExportAHoldDetails : DBXTeamLogEventDetails
/// The value of `legal_holds_export_a_hold_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsExportAHoldDetails *legalHoldsExportAHoldDetails;
/// Creates an object with the tag `legal_holds_export_a_hold_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsExportAHoldDetails *)legalHoldsExportAHoldDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an export of a legal hold was canceled.
@interface DBXTeamLogEventDetailsLegalHoldsExportCancelledDetails : DBXTeamLogEventDetails
/// The value of `legal_holds_export_cancelled_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsExportCancelledDetails *legalHoldsExportCancelledDetails;

/// Creates an object with the tag `legal_holds_export_cancelled_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsExportCancelledDetails *)legalHoldsExportCancelledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an export of a legal hold was downloaded.
@interface DBXTeamLogEventDetailsLegalHoldsExportDownloadedDetails : DBXTeamLogEventDetails
/// The value of `legal_holds_export_downloaded_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsExportDownloadedDetails *legalHoldsExportDownloadedDetails;

/// Creates an object with the tag `legal_holds_export_downloaded_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsExportDownloadedDetails *)legalHoldsExportDownloadedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an export of a legal hold was removed.
@interface DBXTeamLogEventDetailsLegalHoldsExportRemovedDetails : DBXTeamLogEventDetails
/// The value of `legal_holds_export_removed_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsExportRemovedDetails *legalHoldsExportRemovedDetails;

/// Creates an object with the tag `legal_holds_export_removed_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsExportRemovedDetails *)legalHoldsExportRemovedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a legal hold was released.
@interface DBXTeamLogEventDetailsLegalHoldsReleaseAHoldDetails : DBXTeamLogEventDetails
/// The value of `legal_holds_release_a_hold_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsReleaseAHoldDetails *legalHoldsReleaseAHoldDetails;
/// Creates an object with the tag `legal_holds_release_a_hold_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsReleaseAHoldDetails *)legalHoldsReleaseAHoldDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were removed from a legal hold.
@interface DBXTeamLogEventDetailsLegalHoldsRemoveMembersDetails : DBXTeamLogEventDetails
/// The value of `legal_holds_remove_members_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsRemoveMembersDetails *legalHoldsRemoveMembersDetails;

/// Creates an object with the tag `legal_holds_remove_members_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsRemoveMembersDetails *)legalHoldsRemoveMembersDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a summary report of a legal hold was created.
@interface DBXTeamLogEventDetailsLegalHoldsReportAHoldDetails : DBXTeamLogEventDetails
/// The value of `legal_holds_report_a_hold_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsReportAHoldDetails *legalHoldsReportAHoldDetails;
/// Creates an object with the tag `legal_holds_report_a_hold_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsReportAHoldDetails *)legalHoldsReportAHoldDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (LegalMembers)
/// The object if its tag is `legal_holds_activate_a_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLegalHoldsActivateAHold *asLegalHoldsActivateAHold;
/// The object if its tag is `legal_holds_add_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLegalHoldsAddMembers *asLegalHoldsAddMembers;
/// The object if its tag is `legal_holds_change_hold_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLegalHoldsChangeHoldDetails *asLegalHoldsChangeHoldDetails;
/// The object if its tag is `legal_holds_change_hold_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLegalHoldsChangeHoldName *asLegalHoldsChangeHoldName;
/// The object if its tag is `legal_holds_export_a_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLegalHoldsExportAHold *asLegalHoldsExportAHold;
/// The object if its tag is `legal_holds_export_cancelled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLegalHoldsExportCancelled *asLegalHoldsExportCancelled;
/// The object if its tag is `legal_holds_export_downloaded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLegalHoldsExportDownloaded *asLegalHoldsExportDownloaded;
/// The object if its tag is `legal_holds_export_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLegalHoldsExportRemoved *asLegalHoldsExportRemoved;
/// The object if its tag is `legal_holds_release_a_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLegalHoldsReleaseAHold *asLegalHoldsReleaseAHold;
/// The object if its tag is `legal_holds_remove_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLegalHoldsRemoveMembers *asLegalHoldsRemoveMembers;
/// The object if its tag is `legal_holds_report_a_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeLegalHoldsReportAHold *asLegalHoldsReportAHold;
@end

/// A legal hold was activated.
@interface DBXTeamLogEventTypeLegalHoldsActivateAHold : DBXTeamLogEventType
/// The value of `legal_holds_activate_a_hold`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsActivateAHoldType *legalHoldsActivateAHold;
/// Creates an object with the tag `legal_holds_activate_a_hold`.
- (instancetype)init:(DBXTeamLogLegalHoldsActivateAHoldType *)legalHoldsActivateAHold NS_DESIGNATED_INITIALIZER;
@end

/// Members were added to a legal hold.
@interface DBXTeamLogEventTypeLegalHoldsAddMembers : DBXTeamLogEventType
/// The value of `legal_holds_add_members`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsAddMembersType *legalHoldsAddMembers;
/// Creates an object with the tag `legal_holds_add_members`.
- (instancetype)init:(DBXTeamLogLegalHoldsAddMembersType *)legalHoldsAddMembers NS_DESIGNATED_INITIALIZER;
@end

/// The details of a legal hold were edited.
@interface DBXTeamLogEventTypeLegalHoldsChangeHoldDetails : DBXTeamLogEventType
/// The value of `legal_holds_change_hold_details`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsChangeHoldDetailsType *legalHoldsChangeHoldDetails;
/// Creates an object with the tag `legal_holds_change_hold_details`.
- (instancetype)init:(DBXTeamLogLegalHoldsChangeHoldDetailsType *)legalHoldsChangeHoldDetails NS_DESIGNATED_INITIALIZER;
@end

/// A legal hold was renamed.
@interface DBXTeamLogEventTypeLegalHoldsChangeHoldName : DBXTeamLogEventType
/// The value of `legal_holds_change_hold_name`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsChangeHoldNameType *legalHoldsChangeHoldName;
/// Creates an object with the tag `legal_holds_change_hold_name`.
- (instancetype)init:(DBXTeamLogLegalHoldsChangeHoldNameType *)legalHoldsChangeHoldName NS_DESIGNATED_INITIALIZER;
@end

/// The content of a legal hold was exported.
@interface DBXTeamLogEventTypeLegalHoldsExportAHold : DBXTeamLogEventType
/// The value of `legal_holds_export_a_hold`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsExportAHoldType *legalHoldsExportAHold;
/// Creates an object with the tag `legal_holds_export_a_hold`.
- (instancetype)init:(DBXTeamLogLegalHoldsExportAHoldType *)legalHoldsExportAHold NS_DESIGNATED_INITIALIZER;
@end

/// An export of a legal hold was canceled.
@interface DBXTeamLogEventTypeLegalHoldsExportCancelled : DBXTeamLogEventType
/// The value of `legal_holds_export_cancelled`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsExportCancelledType *legalHoldsExportCancelled;
/// Creates an object with the tag `legal_holds_export_cancelled`.
- (instancetype)init:(DBXTeamLogLegalHoldsExportCancelledType *)legalHoldsExportCancelled NS_DESIGNATED_INITIALIZER;
@end

/// An export of a legal hold was downloaded.
@interface DBXTeamLogEventTypeLegalHoldsExportDownloaded : DBXTeamLogEventType
/// The value of `legal_holds_export_downloaded`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsExportDownloadedType *legalHoldsExportDownloaded;
/// Creates an object with the tag `legal_holds_export_downloaded`.
- (instancetype)init:(DBXTeamLogLegalHoldsExportDownloadedType *)legalHoldsExportDownloaded NS_DESIGNATED_INITIALIZER;
@end

/// An export of a legal hold was removed.
@interface DBXTeamLogEventTypeLegalHoldsExportRemoved : DBXTeamLogEventType
/// The value of `legal_holds_export_removed`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsExportRemovedType *legalHoldsExportRemoved;
/// Creates an object with the tag `legal_holds_export_removed`.
- (instancetype)init:(DBXTeamLogLegalHoldsExportRemovedType *)legalHoldsExportRemoved NS_DESIGNATED_INITIALIZER;
@end

/// A legal hold was released.
@interface DBXTeamLogEventTypeLegalHoldsReleaseAHold : DBXTeamLogEventType
/// The value of `legal_holds_release_a_hold`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsReleaseAHoldType *legalHoldsReleaseAHold;
/// Creates an object with the tag `legal_holds_release_a_hold`.
- (instancetype)init:(DBXTeamLogLegalHoldsReleaseAHoldType *)legalHoldsReleaseAHold NS_DESIGNATED_INITIALIZER;
@end

/// Members were removed from a legal hold.
@interface DBXTeamLogEventTypeLegalHoldsRemoveMembers : DBXTeamLogEventType
/// The value of `legal_holds_remove_members`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsRemoveMembersType *legalHoldsRemoveMembers;
/// Creates an object with the tag `legal_holds_remove_members`.
- (instancetype)init:(DBXTeamLogLegalHoldsRemoveMembersType *)legalHoldsRemoveMembers NS_DESIGNATED_INITIALIZER;
@end

/// A summary report of a legal hold was created.
@interface DBXTeamLogEventTypeLegalHoldsReportAHold : DBXTeamLogEventType
/// The value of `legal_holds_report_a_hold`.
@property (nonatomic, strong) DBXTeamLogLegalHoldsReportAHoldType *legalHoldsReportAHold;
/// Creates an object with the tag `legal_holds_report_a_hold`.
- (instancetype)init:(DBXTeamLogLegalHoldsReportAHoldType *)legalHoldsReportAHold NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (LegalMembers)
/// The object if its tag is `legal_holds_activate_a_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLegalHoldsActivateAHold *asLegalHoldsActivateAHold;
/// The object if its tag is `legal_holds_add_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLegalHoldsAddMembers *asLegalHoldsAddMembers;

/// The object if its tag is `legal_holds_change_hold_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgLegalHoldsChangeHoldDetails *asLegalHoldsChangeHoldDetails;

/// The object if its tag is `legal_holds_change_hold_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLegalHoldsChangeHoldName *asLegalHoldsChangeHoldName;
/// The object if its tag is `legal_holds_export_a_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLegalHoldsExportAHold *asLegalHoldsExportAHold;
/// The object if its tag is `legal_holds_export_cancelled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLegalHoldsExportCancelled *asLegalHoldsExportCancelled;

/// The object if its tag is `legal_holds_export_downloaded`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgLegalHoldsExportDownloaded *asLegalHoldsExportDownloaded;

/// The object if its tag is `legal_holds_export_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLegalHoldsExportRemoved *asLegalHoldsExportRemoved;
/// The object if its tag is `legal_holds_release_a_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLegalHoldsReleaseAHold *asLegalHoldsReleaseAHold;
/// The object if its tag is `legal_holds_remove_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLegalHoldsRemoveMembers *asLegalHoldsRemoveMembers;
/// The object if its tag is `legal_holds_report_a_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgLegalHoldsReportAHold *asLegalHoldsReportAHold;
@end

/// Events in which a legal hold was activated.
@interface DBXTeamLogEventTypeArgLegalHoldsActivateAHold : DBXTeamLogEventTypeArg
/// Creates an object with the tag `legal_holds_activate_a_hold`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which members were added to a legal hold.
@interface DBXTeamLogEventTypeArgLegalHoldsAddMembers : DBXTeamLogEventTypeArg
/// Creates an object with the tag `legal_holds_add_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the details of a legal hold were edited.
@interface DBXTeamLogEventTypeArgLegalHoldsChangeHoldDetails : DBXTeamLogEventTypeArg
/// Creates an object with the tag `legal_holds_change_hold_details`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a legal hold was renamed.
@interface DBXTeamLogEventTypeArgLegalHoldsChangeHoldName : DBXTeamLogEventTypeArg
/// Creates an object with the tag `legal_holds_change_hold_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the content of a legal hold was exported.
@interface DBXTeamLogEventTypeArgLegalHoldsExportAHold : DBXTeamLogEventTypeArg
/// Creates an object with the tag `legal_holds_export_a_hold`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an export of a legal hold was canceled.
@interface DBXTeamLogEventTypeArgLegalHoldsExportCancelled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `legal_holds_export_cancelled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an export of a legal hold was downloaded.
@interface DBXTeamLogEventTypeArgLegalHoldsExportDownloaded : DBXTeamLogEventTypeArg
/// Creates an object with the tag `legal_holds_export_downloaded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an export of a legal hold was removed.
@interface DBXTeamLogEventTypeArgLegalHoldsExportRemoved : DBXTeamLogEventTypeArg
/// Creates an object with the tag `legal_holds_export_removed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a legal hold was released.
@interface DBXTeamLogEventTypeArgLegalHoldsReleaseAHold : DBXTeamLogEventTypeArg
/// Creates an object with the tag `legal_holds_release_a_hold`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which members were removed from a legal hold.
@interface DBXTeamLogEventTypeArgLegalHoldsRemoveMembers : DBXTeamLogEventTypeArg
/// Creates an object with the tag `legal_holds_remove_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a summary report of a legal hold was created.
@interface DBXTeamLogEventTypeArgLegalHoldsReportAHold : DBXTeamLogEventTypeArg
/// Creates an object with the tag `legal_holds_report_a_hold`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a legal hold was activated.
@interface DBXTeamLogLegalHoldsActivateAHoldDetails : DBXObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// The start of the legal hold.
@property (nonatomic, readonly, copy) NSDate *startDate;
/// The end of the legal hold. `nil` if it has no end.
@property (nonatomic, readonly, copy, nullable) NSDate *endDate;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    name:(NSString *)name
    startDate:(NSDate *)startDate
    endDate:(nullable NSDate *)endDate
    NS_DESIGNATED_INITIALIZER;
@end

/// A legal hold was activated.
@interface DBXTeamLogLegalHoldsActivateAHoldType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were added to a legal hold.
@interface DBXTeamLogLegalHoldsAddMembersDetails : DBXObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// Members were added to a legal hold.
@interface DBXTeamLogLegalHoldsAddMembersType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the details of a legal hold were edited.
@interface DBXTeamLogLegalHoldsChangeHoldDetailsDetails : DBXObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// The details of the legal hold before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The details of the legal hold after the change.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The details of the legal hold after the change.
- (NSString *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    name:(NSString *)name
    previousValue:(NSString *)previousValue
    newValue:(NSString *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The details of a legal hold were edited.
@interface DBXTeamLogLegalHoldsChangeHoldDetailsType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a legal hold was renamed.
@interface DBXTeamLogLegalHoldsChangeHoldNameDetails : DBXObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The name of the legal hold after the change.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The name of the legal hold after the change.
- (NSString *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    previousValue:(NSString *)previousValue
    newValue:(NSString *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// A legal hold was renamed.
@interface DBXTeamLogLegalHoldsChangeHoldNameType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the content of a legal hold was exported.
@interface DBXTeamLogLegalHoldsExportAHoldDetails : DBXObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// The name of the export.
@property (nonatomic, readonly, copy, nullable) NSString *exportName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    name:(NSString *)name
    exportName:(nullable NSString *)exportName
    NS_DESIGNATED_INITIALIZER;
@end

/// The content of a legal hold was exported.
@interface DBXTeamLogLegalHoldsExportAHoldType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an export of a legal hold was canceled.
@interface DBXTeamLogLegalHoldsExportCancelledDetails : DBXObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// The name of the export.
@property (nonatomic, readonly, copy) NSString *exportName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    name:(NSString *)name
    exportName:(NSString *)exportName
    NS_DESIGNATED_INITIALIZER;
@end

/// An export of a legal hold was canceled.
@interface DBXTeamLogLegalHoldsExportCancelledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an export of a legal hold was downloaded.
@interface DBXTeamLogLegalHoldsExportDownloadedDetails : DBXObject
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

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    name:(NSString *)name
    exportName:(NSString *)exportName
    part:(nullable NSString *)part
    fileName:(nullable NSString *)fileName
    NS_DESIGNATED_INITIALIZER;
@end

/// An export of a legal hold was downloaded.
@interface DBXTeamLogLegalHoldsExportDownloadedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an export of a legal hold was removed.
@interface DBXTeamLogLegalHoldsExportRemovedDetails : DBXObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// The name of the export.
@property (nonatomic, readonly, copy) NSString *exportName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId
    name:(NSString *)name
    exportName:(NSString *)exportName
    NS_DESIGNATED_INITIALIZER;
@end

/// An export of a legal hold was removed.
@interface DBXTeamLogLegalHoldsExportRemovedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a legal hold was released.
@interface DBXTeamLogLegalHoldsReleaseAHoldDetails : DBXObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// A legal hold was released.
@interface DBXTeamLogLegalHoldsReleaseAHoldType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were removed from a legal hold.
@interface DBXTeamLogLegalHoldsRemoveMembersDetails : DBXObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// Members were removed from a legal hold.
@interface DBXTeamLogLegalHoldsRemoveMembersType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a summary report of a legal hold was created.
@interface DBXTeamLogLegalHoldsReportAHoldDetails : DBXObject
/// The identifier of the legal hold.
@property (nonatomic, readonly, copy) NSString *legalHoldId;
/// The name of the legal hold.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLegalHoldId:(NSString *)legalHoldId name:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// A summary report of a legal hold was created.
@interface DBXTeamLogLegalHoldsReportAHoldType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
