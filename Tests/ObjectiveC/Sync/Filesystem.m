// DBFilesystem and DBFileInfo: files and folders, the cache, and what fails.
#import "../Support/Check.h"
#import "../Support/Emulator.h"

#include <signal.h>
#include <sys/resource.h>

void testFilesystem(void) {
    DBError *error = nil;
    DBAccountManager *manager = accountManager(temporaryDirectory());
    emulate(@"files/put", @"{\"account\": \"ada\", \"path\": \"/Served/Note.txt\", \"text\": \"Buy milk\"}");
    DBAccount *account = linkedAccount(manager, @"ada");
    DBFilesystem *filesystem = [[[DBFilesystem alloc] initWithAccount:account] autorelease];
    CHECK(filesystem.account == account);
    CHECK([DBFilesystem sharedFilesystem] == nil);
    [DBFilesystem setSharedFilesystem:filesystem];
    CHECK([DBFilesystem sharedFilesystem] == filesystem);
    CHECK(filesystem.status.active);
    // An account has one filesystem at a time.
    CHECK([[DBFilesystem alloc] initWithAccount:account] == nil);

    // Listing waits for the first sync.
    NSArray *items = [filesystem listFolder:[DBPath root] error:&error];
    CHECK(error == nil);
    CHECK(filesystem.completedFirstSync);
    CHECK_NUMBER([items count], 1);
    DBFileInfo *folder = [items objectAtIndex:0];
    CHECK_OBJECT(folder.path, path(@"/served"));
    CHECK_OBJECT([folder.path stringValue], @"/Served");
    CHECK(folder.isFolder);
    CHECK_NUMBER(folder.size, 0);
    CHECK(folder.modifiedTime == nil);
    CHECK(!folder.thumbExists);
    CHECK_OBJECT(folder.iconName, @"folder");
    DBFileInfo *note = [filesystem fileInfoForPath:path(@"/served/note.txt") error:&error];
    CHECK(note != nil && error == nil);
    // An object that isn't a path
    CHECK_FAILS([filesystem fileInfoForPath:(id)@"/served/note.txt" error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([filesystem openFile:(id)[NSNull null] error:&error], DBErrorIllegalArgument);
    error = nil;
    CHECK(!note.isFolder);
    CHECK_NUMBER(note.size, 8);
    CHECK(fabs([note.modifiedTime timeIntervalSinceNow]) < 3600);
    CHECK_OBJECT(note.iconName, @"page_white_text");

    // Changes are visible immediately.
    CHECK_SUCCEEDS([filesystem createFolder:path(@"/New") error:&error]);
    DBFile *file = [filesystem createFile:path(@"/New/a") error:&error];
    CHECK_SUCCEEDS([file writeString:@"text" error:&error]);
    [file close];
    CHECK_SUCCEEDS([filesystem movePath:path(@"/New/a") toPath:path(@"/New/b") error:&error]);
    CHECK_SUCCEEDS([filesystem fileInfoForPath:path(@"/new/B") error:&error]);
    CHECK_NUMBER([[filesystem listFolder:path(@"/New") error:NULL] count], 1);
    CHECK_SUCCEEDS([filesystem deletePath:path(@"/Served") error:&error]);
    CHECK_FAILS([filesystem fileInfoForPath:path(@"/Served/Note.txt") error:&error], DBErrorNotFound);

    // The link is made for what the server has.
    NSString *link = [filesystem fetchShareLinkForPath:path(@"/New/b") shorten:YES error:&error];
    CHECK([link hasPrefix:@"http"]);
    CHECK_OBJECT([filesystem fetchShareLinkForPath:path(@"/New/b") shorten:NO error:&error], link);
    WAIT_UNTIL(!filesystem.status.anyInProgress);
    CHECK(filesystem.status.anyError == nil);
    CHECK(filesystem.status.upload != nil && !filesystem.status.upload.inProgress);
    CHECK(filesystem.status.download.error == nil && filesystem.status.metadata.error == nil);
    NSDictionary *content = emulate(@"files/read", @"{\"account\": \"ada\", \"path\": \"/New/b\"}");
    CHECK_OBJECT([content objectForKey:@"text"], @"text");

    // The cache.
    CHECK_NUMBER(filesystem.fileCacheSize, 4);
    CHECK_NUMBER(filesystem.maxFileCacheSize, 500 * 1000 * 1000);
    filesystem.maxFileCacheSize = 0;
    CHECK_NUMBER(filesystem.maxFileCacheSize, 0);
    CHECK_NUMBER(filesystem.fileCacheSize, 0);
    filesystem.maxFileCacheSize = ULLONG_MAX;
    CHECK_NUMBER(filesystem.maxFileCacheSize, LLONG_MAX);

    [DBFilesystem setSharedFilesystem:nil];
    CHECK([DBFilesystem sharedFilesystem] == nil);
    [filesystem shutDown];
}

void testFailures(void) {
    DBError *error = nil;
    DBAccountManager *manager = accountManager(temporaryDirectory());
    DBAccount *account = linkedAccount(manager, @"carol");
    DBFilesystem *filesystem = [[[DBFilesystem alloc] initWithAccount:account] autorelease];
    DBPath *missing = path(@"/missing"), *below = path(@"/missing/a"), *here = path(@"/here"), *folder = path(@"/folder");
    DBFile *file = [filesystem createFile:here error:&error];
    CHECK_SUCCEEDS([file writeString:@"here" error:&error]);
    CHECK_SUCCEEDS([filesystem createFolder:folder error:&error]);

    // Not found
    CHECK_FAILS([filesystem openFile:missing error:&error], DBErrorNotFound);
    CHECK_OBJECT([error domain], DBErrorDomain);
    CHECK([error isKindOfClass:[DBError class]]);
    CHECK_NUMBER([error dbErrorCode], DBErrorNotFound);
    CHECK([[error localizedDescription] rangeOfString:@"/missing"].length > 0);
    CHECK_FAILS([filesystem listFolder:missing error:&error], DBErrorNotFound);
    CHECK_FAILS([filesystem fileInfoForPath:missing error:&error], DBErrorParamsNotFound);
    CHECK_FAILS([filesystem deletePath:missing error:&error], DBErrorNotFound);
    CHECK_FAILS([filesystem movePath:missing toPath:path(@"/other") error:&error], DBErrorNotFound);
    CHECK_FAILS([filesystem fetchShareLinkForPath:missing shorten:NO error:&error], DBErrorNotFound);
    CHECK_FAILS([filesystem openThumbnail:missing ofSize:DBThumbSizeS inFormat:DBThumbFormatPNG error:&error],
                DBErrorNotFound);
    // Exists, missing parents, wrong kinds
    CHECK_FAILS([filesystem createFile:here error:&error], DBErrorExists);
    CHECK_FAILS([filesystem createFolder:here error:&error], DBErrorExists);
    CHECK_FAILS([filesystem movePath:folder toPath:here error:&error], DBErrorExists);
    CHECK_FAILS([filesystem createFile:below error:&error], DBErrorParent);
    CHECK_FAILS([filesystem createFolder:path(@"/here/a") error:&error], DBErrorParent);
    CHECK_FAILS([filesystem movePath:here toPath:below error:&error], DBErrorParent);
    CHECK_FAILS([filesystem openFile:folder error:&error], DBErrorInvalidOperation);
    CHECK_FAILS([filesystem listFolder:here error:&error], DBErrorInvalidOperation);
    CHECK_FAILS([filesystem deletePath:[DBPath root] error:&error], DBErrorInvalidOperation);
    CHECK_FAILS([filesystem movePath:folder toPath:path(@"/folder/inside") error:&error], DBErrorInvalidOperation);
    CHECK_FAILS([filesystem openFile:here error:&error], DBErrorAlreadyOpen);
    // Arguments
    CHECK_FAILS([filesystem listFolder:nothing error:&error], DBErrorIllegalArgument);
    CHECK([[error localizedDescription] rangeOfString:@"path"].length > 0);
    CHECK_FAILS([filesystem fileInfoForPath:nothing error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([filesystem openFile:path(@"invalid") error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([filesystem createFile:nothing error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([filesystem createFolder:nothing error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([filesystem deletePath:nothing error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([filesystem movePath:here toPath:nothing error:&error], DBErrorIllegalArgument);
    CHECK([[error localizedDescription] rangeOfString:@"toPath"].length > 0);
    CHECK_FAILS([filesystem fetchShareLinkForPath:nothing shorten:NO error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([filesystem openThumbnail:here ofSize:(DBThumbSize)77 inFormat:DBThumbFormatJPG error:&error],
                DBErrorIllegalArgument);
    CHECK_FAILS([filesystem openThumbnail:here ofSize:DBThumbSizeL inFormat:(DBThumbFormat)77 error:&error],
                DBErrorIllegalArgument);
    CHECK_FAILS([file writeData:nothing error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([file writeString:nothing error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([file appendData:nothing error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([file appendString:nothing error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([file writeContentsOfFile:nothing shouldSteal:NO error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([file writeContentsOfFile:@"/no/such/file" shouldSteal:NO error:&error], DBErrorFileIO);
    CHECK_FAILS([file writeContentsOfFile:@"/no/such/file" shouldSteal:YES error:&error], DBErrorFileIO);
    // An error isn't required.
    CHECK([filesystem openFile:missing error:NULL] == nil);

    // The disk rejects large files. Nothing is lost.
    struct rlimit limit, small;
    getrlimit(RLIMIT_FSIZE, &limit);
    signal(SIGXFSZ, SIG_IGN);
    small = limit;
    small.rlim_cur = 4 << 20;
    setrlimit(RLIMIT_FSIZE, &small);
    error = nil;
    // Swift can't catch exceptions, so an app can have fatal errors returned.
    CHECK(DBException.raisesFatalErrors);
    DBException.raisesFatalErrors = NO;
    CHECK(![file writeData:[NSMutableData dataWithLength:8 << 20] error:&error]);
    DBException.raisesFatalErrors = YES;
    CHECK(error.dbErrorCode == DBErrorSystem || error.dbErrorCode == DBErrorDiskSpace);
    CHECK([error localizedFailureReason] != nil);
    setrlimit(RLIMIT_FSIZE, &limit);
    CHECK_OBJECT([file readString:&error], @"here");

    // The Dropbox is full: the status has the error.
    WAIT_UNTIL(!filesystem.status.upload.inProgress);
    emulate(@"accounts/set_quota", @"{\"account\": \"carol\", \"quota\": 10}");
    CHECK_SUCCEEDS([file writeString:@"longer than ten bytes" error:&error]);
    WAIT_UNTIL(file.status.error != nil);
    CHECK_NUMBER(file.status.error.dbErrorCode, DBErrorQuota);
    CHECK(file.status.cached);
    CHECK_NUMBER(file.status.state, DBFileStateUploading);
    WAIT_UNTIL(filesystem.status.anyError != nil);
    CHECK_NUMBER(filesystem.status.anyError.error.dbErrorCode, DBErrorQuota);
    CHECK(filesystem.status.anyError.inProgress);
    [filesystem shutDown];
    [account unlink];
}
