// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Upload.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILESUploadArg @dynamic contentHash; @end
@implementation DBFILESUploadArgSerializer @end
@implementation DBFILESUploadError @dynamic tag, path, propertiesError; @end
@implementation DBFILESUploadErrorSerializer @end
@implementation DBFILESUploadSessionAppendArg @dynamic cursor, close, contentHash; @end
@implementation DBFILESUploadSessionAppendArgSerializer @end
@implementation DBFILESUploadSessionAppendBatchArg @dynamic entries, contentHash; @end
@implementation DBFILESUploadSessionAppendBatchArgSerializer @end
@implementation DBFILESUploadSessionAppendBatchArgEntry @dynamic cursor, length, close; @end
@implementation DBFILESUploadSessionAppendBatchArgEntrySerializer @end
@implementation DBFILESUploadSessionAppendBatchEntryError @dynamic tag, incorrectOffset; @end
@implementation DBFILESUploadSessionAppendBatchEntryErrorSerializer @end
@implementation DBFILESUploadSessionAppendBatchError @dynamic tag; @end
@implementation DBFILESUploadSessionAppendBatchErrorSerializer @end
@implementation DBFILESUploadSessionAppendBatchResult @dynamic entries; @end
@implementation DBFILESUploadSessionAppendBatchResultSerializer @end
@implementation DBFILESUploadSessionAppendBatchResultEntry @dynamic tag, failure; @end
@implementation DBFILESUploadSessionAppendBatchResultEntrySerializer @end
@implementation DBFILESUploadSessionAppendError @dynamic tag, incorrectOffset; @end
@implementation DBFILESUploadSessionAppendErrorSerializer @end
@implementation DBFILESUploadSessionCursor @dynamic sessionId, offset; @end
@implementation DBFILESUploadSessionCursorSerializer @end
@implementation DBFILESUploadSessionFinishArg @dynamic cursor, commit, contentHash; @end
@implementation DBFILESUploadSessionFinishArgSerializer @end
@implementation DBFILESUploadSessionFinishBatchArg @dynamic entries; @end
@implementation DBFILESUploadSessionFinishBatchArgSerializer @end
@implementation DBFILESUploadSessionFinishBatchJobStatus @dynamic tag, complete; @end
@implementation DBFILESUploadSessionFinishBatchJobStatusSerializer @end
@implementation DBFILESUploadSessionFinishBatchLaunch @dynamic tag, asyncJobId, complete; @end
@implementation DBFILESUploadSessionFinishBatchLaunchSerializer @end
@implementation DBFILESUploadSessionFinishBatchResult @dynamic entries; @end
@implementation DBFILESUploadSessionFinishBatchResultSerializer @end
@implementation DBFILESUploadSessionFinishBatchResultEntry @dynamic tag, success, failure; @end
@implementation DBFILESUploadSessionFinishBatchResultEntrySerializer @end
@implementation DBFILESUploadSessionFinishError @dynamic tag, lookupFailed, path, propertiesError; @end
@implementation DBFILESUploadSessionFinishErrorSerializer @end
@implementation DBFILESUploadSessionLookupError @dynamic tag, incorrectOffset; @end
@implementation DBFILESUploadSessionLookupErrorSerializer @end
@implementation DBFILESUploadSessionOffsetError @dynamic correctOffset; @end
@implementation DBFILESUploadSessionOffsetErrorSerializer @end
@implementation DBFILESUploadSessionStartArg @dynamic close, sessionType, contentHash; @end
@implementation DBFILESUploadSessionStartArgSerializer @end
@implementation DBFILESUploadSessionStartBatchArg @dynamic sessionType, numSessions; @end
@implementation DBFILESUploadSessionStartBatchArgSerializer @end
@implementation DBFILESUploadSessionStartBatchResult @dynamic sessionIds; @end
@implementation DBFILESUploadSessionStartBatchResultSerializer @end
@implementation DBFILESUploadSessionStartError @dynamic tag; @end
@implementation DBFILESUploadSessionStartErrorSerializer @end
@implementation DBFILESUploadSessionStartResult @dynamic sessionId; @end
@implementation DBFILESUploadSessionStartResultSerializer @end
@implementation DBFILESUploadSessionType @dynamic tag; @end
@implementation DBFILESUploadSessionTypeSerializer @end
@implementation DBFILESUploadWriteFailed @dynamic reason, uploadSessionId; @end
@implementation DBFILESUploadWriteFailedSerializer @end
