// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Legal.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsLegalHoldsActivateAHoldDetails @dynamic legalHoldsActivateAHoldDetails; @end
@implementation DBXTeamLogEventDetailsLegalHoldsAddMembersDetails @dynamic legalHoldsAddMembersDetails; @end
@implementation DBXTeamLogEventDetailsLegalHoldsChangeHoldDetailsDetails @dynamic legalHoldsChangeHoldDetailsDetails; @end
@implementation DBXTeamLogEventDetailsLegalHoldsChangeHoldNameDetails @dynamic legalHoldsChangeHoldNameDetails; @end
@implementation DBXTeamLogEventDetailsLegalHoldsExportAHoldDetails @dynamic legalHoldsExportAHoldDetails; @end
@implementation DBXTeamLogEventDetailsLegalHoldsExportCancelledDetails @dynamic legalHoldsExportCancelledDetails; @end
@implementation DBXTeamLogEventDetailsLegalHoldsExportDownloadedDetails @dynamic legalHoldsExportDownloadedDetails; @end
@implementation DBXTeamLogEventDetailsLegalHoldsExportRemovedDetails @dynamic legalHoldsExportRemovedDetails; @end
@implementation DBXTeamLogEventDetailsLegalHoldsReleaseAHoldDetails @dynamic legalHoldsReleaseAHoldDetails; @end
@implementation DBXTeamLogEventDetailsLegalHoldsRemoveMembersDetails @dynamic legalHoldsRemoveMembersDetails; @end
@implementation DBXTeamLogEventDetailsLegalHoldsReportAHoldDetails @dynamic legalHoldsReportAHoldDetails; @end
@implementation DBXTeamLogEventTypeLegalHoldsActivateAHold @dynamic legalHoldsActivateAHold; @end
@implementation DBXTeamLogEventTypeLegalHoldsAddMembers @dynamic legalHoldsAddMembers; @end
@implementation DBXTeamLogEventTypeLegalHoldsChangeHoldDetails @dynamic legalHoldsChangeHoldDetails; @end
@implementation DBXTeamLogEventTypeLegalHoldsChangeHoldName @dynamic legalHoldsChangeHoldName; @end
@implementation DBXTeamLogEventTypeLegalHoldsExportAHold @dynamic legalHoldsExportAHold; @end
@implementation DBXTeamLogEventTypeLegalHoldsExportCancelled @dynamic legalHoldsExportCancelled; @end
@implementation DBXTeamLogEventTypeLegalHoldsExportDownloaded @dynamic legalHoldsExportDownloaded; @end
@implementation DBXTeamLogEventTypeLegalHoldsExportRemoved @dynamic legalHoldsExportRemoved; @end
@implementation DBXTeamLogEventTypeLegalHoldsReleaseAHold @dynamic legalHoldsReleaseAHold; @end
@implementation DBXTeamLogEventTypeLegalHoldsRemoveMembers @dynamic legalHoldsRemoveMembers; @end
@implementation DBXTeamLogEventTypeLegalHoldsReportAHold @dynamic legalHoldsReportAHold; @end
@implementation DBXTeamLogEventTypeArgLegalHoldsActivateAHold @end
@implementation DBXTeamLogEventTypeArgLegalHoldsAddMembers @end
@implementation DBXTeamLogEventTypeArgLegalHoldsChangeHoldDetails @end
@implementation DBXTeamLogEventTypeArgLegalHoldsChangeHoldName @end
@implementation DBXTeamLogEventTypeArgLegalHoldsExportAHold @end
@implementation DBXTeamLogEventTypeArgLegalHoldsExportCancelled @end
@implementation DBXTeamLogEventTypeArgLegalHoldsExportDownloaded @end
@implementation DBXTeamLogEventTypeArgLegalHoldsExportRemoved @end
@implementation DBXTeamLogEventTypeArgLegalHoldsReleaseAHold @end
@implementation DBXTeamLogEventTypeArgLegalHoldsRemoveMembers @end
@implementation DBXTeamLogEventTypeArgLegalHoldsReportAHold @end
@implementation DBXTeamLogLegalHoldsActivateAHoldDetails @dynamic legalHoldId, name, startDate, endDate; @end
@implementation DBXTeamLogLegalHoldsActivateAHoldType @dynamic description_; @end
@implementation DBXTeamLogLegalHoldsAddMembersDetails @dynamic legalHoldId, name; @end
@implementation DBXTeamLogLegalHoldsAddMembersType @dynamic description_; @end
@implementation DBXTeamLogLegalHoldsChangeHoldDetailsDetails @dynamic legalHoldId, name, previousValue, newValue; @end
@implementation DBXTeamLogLegalHoldsChangeHoldDetailsType @dynamic description_; @end
@implementation DBXTeamLogLegalHoldsChangeHoldNameDetails @dynamic legalHoldId, previousValue, newValue; @end
@implementation DBXTeamLogLegalHoldsChangeHoldNameType @dynamic description_; @end
@implementation DBXTeamLogLegalHoldsExportAHoldDetails @dynamic legalHoldId, name, exportName; @end
@implementation DBXTeamLogLegalHoldsExportAHoldType @dynamic description_; @end
@implementation DBXTeamLogLegalHoldsExportCancelledDetails @dynamic legalHoldId, name, exportName; @end
@implementation DBXTeamLogLegalHoldsExportCancelledType @dynamic description_; @end
@implementation DBXTeamLogLegalHoldsExportDownloadedDetails @dynamic legalHoldId, name, exportName, part, fileName; @end
@implementation DBXTeamLogLegalHoldsExportDownloadedType @dynamic description_; @end
@implementation DBXTeamLogLegalHoldsExportRemovedDetails @dynamic legalHoldId, name, exportName; @end
@implementation DBXTeamLogLegalHoldsExportRemovedType @dynamic description_; @end
@implementation DBXTeamLogLegalHoldsReleaseAHoldDetails @dynamic legalHoldId, name; @end
@implementation DBXTeamLogLegalHoldsReleaseAHoldType @dynamic description_; @end
@implementation DBXTeamLogLegalHoldsRemoveMembersDetails @dynamic legalHoldId, name; @end
@implementation DBXTeamLogLegalHoldsRemoveMembersType @dynamic description_; @end
@implementation DBXTeamLogLegalHoldsReportAHoldDetails @dynamic legalHoldId, name; @end
@implementation DBXTeamLogLegalHoldsReportAHoldType @dynamic description_; @end
