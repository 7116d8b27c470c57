// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Search.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXFilesSearchArg @dynamic path, query, start, maxResults, mode; @end
@implementation DBXFilesSearchError @end
@implementation DBXFilesSearchErrorPath @dynamic path; @end
@implementation DBXFilesSearchErrorInvalidArgument @dynamic invalidArgument; @end
@implementation DBXFilesSearchErrorInternalError @end
@implementation DBXFilesSearchErrorOther @end
@implementation DBXFilesSearchMatch @dynamic matchType, metadata; @end
@implementation DBXFilesSearchMatchFieldOptions @dynamic includeHighlights; @end
@implementation DBXFilesSearchMatchType @end
@implementation DBXFilesSearchMatchTypeFilename @end
@implementation DBXFilesSearchMatchTypeContent @end
@implementation DBXFilesSearchMatchTypeBoth @end
@implementation DBXFilesSearchMatchTypeV2 @end
@implementation DBXFilesSearchMatchTypeV2Filename @end
@implementation DBXFilesSearchMatchTypeV2FileContent @end
@implementation DBXFilesSearchMatchTypeV2FilenameAndContent @end
@implementation DBXFilesSearchMatchTypeV2ImageContent @end
@implementation DBXFilesSearchMatchTypeV2Metadata @end
@implementation DBXFilesSearchMatchTypeV2Other @end
@implementation DBXFilesSearchMatchV2 @dynamic metadata, matchType, highlightSpans; @end
@implementation DBXFilesSearchMode @end
@implementation DBXFilesSearchModeFilename @end
@implementation DBXFilesSearchModeFilenameAndContent @end
@implementation DBXFilesSearchModeDeletedFilename @end
@implementation DBXFilesSearchOptions @dynamic path, maxResults, orderBy, fileStatus, filenameOnly, fileExtensions,
    fileCategories, accountId; @end
@implementation DBXFilesSearchOrderBy @end
@implementation DBXFilesSearchOrderByRelevance @end
@implementation DBXFilesSearchOrderByLastModifiedTime @end
@implementation DBXFilesSearchOrderByOther @end
@implementation DBXFilesSearchResult @dynamic matches, more, start; @end
@implementation DBXFilesSearchV2Arg @dynamic query, options, matchFieldOptions, includeHighlights; @end
@implementation DBXFilesSearchV2ContinueArg @dynamic cursor; @end
@implementation DBXFilesSearchV2Result @dynamic matches, hasMore, cursor; @end
