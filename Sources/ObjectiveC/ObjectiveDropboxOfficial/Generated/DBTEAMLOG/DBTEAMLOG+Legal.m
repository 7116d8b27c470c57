// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Legal.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGLegalHoldsActivateAHoldDetails @dynamic legalHoldId, name, startDate, endDate; @end
@implementation DBTEAMLOGLegalHoldsActivateAHoldDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsActivateAHoldType @dynamic description_; @end
@implementation DBTEAMLOGLegalHoldsActivateAHoldTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsAddMembersDetails @dynamic legalHoldId, name; @end
@implementation DBTEAMLOGLegalHoldsAddMembersDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsAddMembersType @dynamic description_; @end
@implementation DBTEAMLOGLegalHoldsAddMembersTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsChangeHoldDetailsDetails @dynamic legalHoldId, name, previousValue, dNewValue; @end
@implementation DBTEAMLOGLegalHoldsChangeHoldDetailsDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsChangeHoldDetailsType @dynamic description_; @end
@implementation DBTEAMLOGLegalHoldsChangeHoldDetailsTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsChangeHoldNameDetails @dynamic legalHoldId, previousValue, dNewValue; @end
@implementation DBTEAMLOGLegalHoldsChangeHoldNameDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsChangeHoldNameType @dynamic description_; @end
@implementation DBTEAMLOGLegalHoldsChangeHoldNameTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsExportAHoldDetails @dynamic legalHoldId, name, exportName; @end
@implementation DBTEAMLOGLegalHoldsExportAHoldDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsExportAHoldType @dynamic description_; @end
@implementation DBTEAMLOGLegalHoldsExportAHoldTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsExportCancelledDetails @dynamic legalHoldId, name, exportName; @end
@implementation DBTEAMLOGLegalHoldsExportCancelledDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsExportCancelledType @dynamic description_; @end
@implementation DBTEAMLOGLegalHoldsExportCancelledTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsExportDownloadedDetails @dynamic legalHoldId, name, exportName, part, fileName; @end
@implementation DBTEAMLOGLegalHoldsExportDownloadedDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsExportDownloadedType @dynamic description_; @end
@implementation DBTEAMLOGLegalHoldsExportDownloadedTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsExportRemovedDetails @dynamic legalHoldId, name, exportName; @end
@implementation DBTEAMLOGLegalHoldsExportRemovedDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsExportRemovedType @dynamic description_; @end
@implementation DBTEAMLOGLegalHoldsExportRemovedTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsReleaseAHoldDetails @dynamic legalHoldId, name; @end
@implementation DBTEAMLOGLegalHoldsReleaseAHoldDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsReleaseAHoldType @dynamic description_; @end
@implementation DBTEAMLOGLegalHoldsReleaseAHoldTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsRemoveMembersDetails @dynamic legalHoldId, name; @end
@implementation DBTEAMLOGLegalHoldsRemoveMembersDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsRemoveMembersType @dynamic description_; @end
@implementation DBTEAMLOGLegalHoldsRemoveMembersTypeSerializer @end
@implementation DBTEAMLOGLegalHoldsReportAHoldDetails @dynamic legalHoldId, name; @end
@implementation DBTEAMLOGLegalHoldsReportAHoldDetailsSerializer @end
@implementation DBTEAMLOGLegalHoldsReportAHoldType @dynamic description_; @end
@implementation DBTEAMLOGLegalHoldsReportAHoldTypeSerializer @end
