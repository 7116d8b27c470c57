// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Binder.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogBinderAddPageDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBXTeamLogBinderAddPageType @dynamic description_; @end
@implementation DBXTeamLogBinderAddSectionDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBXTeamLogBinderAddSectionType @dynamic description_; @end
@implementation DBXTeamLogBinderRemovePageDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBXTeamLogBinderRemovePageType @dynamic description_; @end
@implementation DBXTeamLogBinderRemoveSectionDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBXTeamLogBinderRemoveSectionType @dynamic description_; @end
@implementation DBXTeamLogBinderRenamePageDetails @dynamic eventUuid, docTitle, binderItemName,
    previousBinderItemName; @end
@implementation DBXTeamLogBinderRenamePageType @dynamic description_; @end
@implementation DBXTeamLogBinderRenameSectionDetails @dynamic eventUuid, docTitle, binderItemName,
    previousBinderItemName; @end
@implementation DBXTeamLogBinderRenameSectionType @dynamic description_; @end
@implementation DBXTeamLogBinderReorderPageDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBXTeamLogBinderReorderPageType @dynamic description_; @end
@implementation DBXTeamLogBinderReorderSectionDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBXTeamLogBinderReorderSectionType @dynamic description_; @end
@implementation DBXTeamLogEventDetailsBinderAddPageDetails @dynamic binderAddPageDetails; @end
@implementation DBXTeamLogEventDetailsBinderAddSectionDetails @dynamic binderAddSectionDetails; @end
@implementation DBXTeamLogEventDetailsBinderRemovePageDetails @dynamic binderRemovePageDetails; @end
@implementation DBXTeamLogEventDetailsBinderRemoveSectionDetails @dynamic binderRemoveSectionDetails; @end
@implementation DBXTeamLogEventDetailsBinderRenamePageDetails @dynamic binderRenamePageDetails; @end
@implementation DBXTeamLogEventDetailsBinderRenameSectionDetails @dynamic binderRenameSectionDetails; @end
@implementation DBXTeamLogEventDetailsBinderReorderPageDetails @dynamic binderReorderPageDetails; @end
@implementation DBXTeamLogEventDetailsBinderReorderSectionDetails @dynamic binderReorderSectionDetails; @end
@implementation DBXTeamLogEventTypeBinderAddPage @dynamic binderAddPage; @end
@implementation DBXTeamLogEventTypeBinderAddSection @dynamic binderAddSection; @end
@implementation DBXTeamLogEventTypeBinderRemovePage @dynamic binderRemovePage; @end
@implementation DBXTeamLogEventTypeBinderRemoveSection @dynamic binderRemoveSection; @end
@implementation DBXTeamLogEventTypeBinderRenamePage @dynamic binderRenamePage; @end
@implementation DBXTeamLogEventTypeBinderRenameSection @dynamic binderRenameSection; @end
@implementation DBXTeamLogEventTypeBinderReorderPage @dynamic binderReorderPage; @end
@implementation DBXTeamLogEventTypeBinderReorderSection @dynamic binderReorderSection; @end
@implementation DBXTeamLogEventTypeArgBinderAddPage @end
@implementation DBXTeamLogEventTypeArgBinderAddSection @end
@implementation DBXTeamLogEventTypeArgBinderRemovePage @end
@implementation DBXTeamLogEventTypeArgBinderRemoveSection @end
@implementation DBXTeamLogEventTypeArgBinderRenamePage @end
@implementation DBXTeamLogEventTypeArgBinderRenameSection @end
@implementation DBXTeamLogEventTypeArgBinderReorderPage @end
@implementation DBXTeamLogEventTypeArgBinderReorderSection @end
