// DBFile and DBFileStatus: reading, writing, versions, transfers, and thumbnails.
#import "../Support/Check.h"
#import "../Support/Emulator.h"

void testFiles(void) {
    DBError *error = nil;
    DBAccountManager *manager = accountManager(temporaryDirectory());
    DBFilesystem *filesystem = [[[DBFilesystem alloc] initWithAccount:linkedAccount(manager, @"dave")] autorelease];
    DBFile *file = [filesystem createFile:path(@"/Text.txt") error:&error];
    CHECK(file != nil && error == nil);
    CHECK(file.open && !file.isThumb);
    CHECK_OBJECT([file readString:&error], @"");
    CHECK_NUMBER([[file readData:&error] length], 0);

    // Text, with bytes that end strings in C
    unichar zero = 0;
    NSString *text = [NSString stringWithFormat:@"h\u00E9llo%@w\u00F6rld",
                                                [NSString stringWithCharacters:&zero length:1]];
    CHECK_SUCCEEDS([file writeString:text error:&error]);
    CHECK_OBJECT([file readString:&error], text);
    CHECK_NUMBER(file.info.size, 13);
    CHECK_OBJECT(file.info.path, path(@"/text.txt"));
    CHECK(file.status.cached);
    CHECK_SUCCEEDS([file appendString:@"!" error:&error]);
    CHECK_OBJECT([file readString:&error], [text stringByAppendingString:@"!"]);

    // Data
    NSData *data = [NSData dataWithBytes:"\xFF\x00\xFE" length:3];
    CHECK_SUCCEEDS([file writeData:data error:&error]);
    CHECK_OBJECT([file readData:&error], data);
    CHECK_FAILS([file readString:&error], DBErrorBadType);
    CHECK_SUCCEEDS([file appendData:data error:&error]);
    CHECK_NUMBER([[file readData:NULL] length], 6);
    NSMutableData *large = [NSMutableData dataWithLength:3000000];
    CHECK_SUCCEEDS([file writeData:large error:&error]);
    CHECK_OBJECT([file readData:&error], large);
    CHECK_SUCCEEDS([file writeData:[NSData data] error:&error]);
    CHECK_NUMBER([[file readData:&error] length], 0);

    // A handle reads the version at which it was opened.
    CHECK_SUCCEEDS([file writeString:@"first" error:&error]);
    NSFileHandle *handle = [file readHandle:&error];
    CHECK(handle != nil && error == nil);
    CHECK_SUCCEEDS([file writeString:@"second" error:&error]);
    CHECK_OBJECT([handle readDataToEndOfFile], [@"first" dataUsingEncoding:NSUTF8StringEncoding]);
    [handle closeFile];

    // Local files
    NSString *local = [temporaryDirectory() stringByAppendingPathComponent:@"local"];
    [@"local" writeToFile:local atomically:YES encoding:NSUTF8StringEncoding error:NULL];
    CHECK_SUCCEEDS([file writeContentsOfFile:local shouldSteal:NO error:&error]);
    CHECK_OBJECT([file readString:&error], @"local");
    CHECK([[NSFileManager defaultManager] fileExistsAtPath:local]);
    CHECK_SUCCEEDS([file writeContentsOfFile:local shouldSteal:YES error:&error]);
    CHECK(![[NSFileManager defaultManager] fileExistsAtPath:local]);
    CHECK_OBJECT([file readString:&error], @"local");
    CHECK_SUCCEEDS([file update:&error]);
    CHECK(file.newerStatus == nil);

    // Text without UTF-8, and an empty path, leave the content alone.
    NSString *half = stringWithoutUTF8();
    CHECK_FAILS([file writeString:half error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([file appendString:half error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([file writeContentsOfFile:@"" shouldSteal:YES error:&error], DBErrorIllegalArgument);
    CHECK_OBJECT([file readString:&error], @"local");

    // A closed file
    WAIT_UNTIL(file.status.state == DBFileStateIdle);
    CHECK(file.status.error == nil);
    CHECK(file.status.progress == 1);
    [file close];
    [file close];
    CHECK(!file.isOpen);
    CHECK(file.info == nil);
    CHECK(file.newerStatus == nil);
    CHECK(!file.status.cached);
    CHECK_NUMBER(file.status.state, DBFileStateIdle);
    CHECK_NUMBER(file.status.error.dbErrorCode, DBErrorClosed);
    CHECK_FAILS([file readData:&error], DBErrorClosed);
    CHECK_FAILS([file readString:&error], DBErrorClosed);
    CHECK_FAILS([file readHandle:&error], DBErrorClosed);
    CHECK_FAILS([file writeData:data error:&error], DBErrorClosed);
    CHECK_FAILS([file writeString:@"" error:&error], DBErrorClosed);
    CHECK_FAILS([file appendData:data error:&error], DBErrorClosed);
    CHECK_FAILS([file appendString:@"" error:&error], DBErrorClosed);
    CHECK_FAILS([file writeContentsOfFile:@"/dev/null" shouldSteal:NO error:&error], DBErrorClosed);
    CHECK_FAILS([file update:&error], DBErrorClosed);

    // Deallocation closes a file, so that it can be opened again, and removes its observers.
    __block int formerCalls = 0, calls = 0;
    @autoreleasepool {
        DBFile *former = [filesystem openFile:path(@"/Text.txt") error:&error];
        CHECK([former isOpen]);
        [former addObserver:filesystem block:^{ formerCalls++; }];
    }
    @autoreleasepool {
        DBFile *observed = [filesystem openFile:path(@"/Text.txt") error:&error];
        [observed addObserver:filesystem block:^{ calls++; }];
        CHECK_SUCCEEDS([observed writeString:@"observed" error:&error]);
        WAIT_UNTIL(calls > 0);
        CHECK(formerCalls == 0);
    }
    CHECK_SUCCEEDS((file = [filesystem openFile:path(@"/Text.txt") error:&error]) != nil);
    CHECK(file.isOpen);

    // A file that was deleted here. The server doesn't learn of it in the meantime.
    emulate(@"faults/add", @"{\"effect\": \"latency\", \"seconds\": 60, \"account\": \"dave\"}");
    CHECK_SUCCEEDS([filesystem deletePath:path(@"/Text.txt") error:&error]);
    CHECK(file.info == nil);
    CHECK_FAILS([file writeString:@"late" error:&error], DBErrorDeleted);
    [filesystem shutDown];
    emulate(@"faults/clear", @"{}");
}

void testTransfers(void) {
    DBError *error = nil;
    DBAccountManager *manager = accountManager(temporaryDirectory());
    emulate(@"accounts/get", @"{\"account\": \"erin\"}");
    emulate(@"files/put", @"{\"account\": \"erin\", \"path\": \"/Note.txt\", \"text\": \"version 1\"}");
    NSString *large = [@"" stringByPaddingToLength:100000 withString:@"x" startingAtIndex:0];
    emulate(@"files/put", @"{\"account\": \"erin\", \"path\": \"/Large.txt\", \"text\": \"%@\"}", large);
    DBFilesystem *filesystem = [[[DBFilesystem alloc] initWithAccount:linkedAccount(manager, @"erin")] autorelease];

    // A download in progress
    emulate(@"faults/add", @"{\"effect\": \"slow_response\", \"bytes_per_second\": 50000, \"route\": \"files/download\", "
                           @"\"account\": \"erin\", \"times\": 1}");
    DBFile *file = [filesystem openFile:path(@"/Large.txt") error:&error];
    CHECK(file != nil && !file.status.cached);
    CHECK_NUMBER(file.status.state, DBFileStateDownloading);
    CHECK(filesystem.status.active);
    WAIT_UNTIL(file.status.progress > 0);
    CHECK(file.status.progress <= 1);
    CHECK_OBJECT([file readString:&error], large);
    CHECK(file.status.cached);
    [file close];

    // A newer version
    file = [filesystem openFile:path(@"/Note.txt") error:&error];
    CHECK_OBJECT([file readString:&error], @"version 1");
    CHECK(file.newerStatus == nil);
    __block int calls = 0;
    [file addObserver:manager
                block:^{
                    CHECK([NSThread isMainThread]);
                    calls++;
                }];
    emulate(@"files/put", @"{\"account\": \"erin\", \"path\": \"/Note.txt\", \"text\": \"version 2\"}");
    WAIT_UNTIL(file.newerStatus != nil);
    CHECK_OBJECT([file readString:&error], @"version 1");
    WAIT_UNTIL(file.newerStatus.cached);
    CHECK_NUMBER(file.newerStatus.state, DBFileStateIdle);
    CHECK_SUCCEEDS([file update:&error]);
    CHECK(file.newerStatus == nil);
    CHECK_OBJECT([file readString:&error], @"version 2");
    WAIT_UNTIL(calls > 0);
    [file removeObserver:manager];

    // A newer version that isn't in the cache yet
    emulate(@"faults/add", @"{\"effect\": \"latency\", \"seconds\": 1, \"route\": \"files/download\", "
                           @"\"account\": \"erin\", \"times\": 1}");
    emulate(@"files/put", @"{\"account\": \"erin\", \"path\": \"/Note.txt\", \"text\": \"version 3\"}");
    WAIT_UNTIL(file.newerStatus != nil);
    if (!file.newerStatus.cached) CHECK_FAILS([file update:&error], DBErrorNotCached);

    // A conflict: what was written here gets a path of its own, and the file follows it.
    CHECK_SUCCEEDS([file writeString:@"mine" error:&error]);
    WAIT_UNTIL(file.status.state == DBFileStateIdle);
    CHECK(![file.info.path isEqual:path(@"/Note.txt")]);
    CHECK_OBJECT([file readString:&error], @"mine");
    [file close];

    // An upload in progress
    emulate(@"faults/add", @"{\"effect\": \"latency\", \"seconds\": 1, \"route\": \"files/upload\", \"account\": \"erin\", "
                           @"\"times\": 1}");
    file = [filesystem createFile:path(@"/Upload") error:&error];
    CHECK_SUCCEEDS([file writeString:@"uploaded" error:&error]);
    CHECK_NUMBER(file.status.state, DBFileStateUploading);
    WAIT_UNTIL(filesystem.status.upload.inProgress);
    CHECK(filesystem.status.anyInProgress);
    WAIT_UNTIL(file.status.state == DBFileStateIdle);
    CHECK_NUMBER([[[filesystem fileInfoForPath:path(@"/Upload") error:&error] modifiedTime] timeIntervalSinceNow] > -600, 1);
    [filesystem shutDown];
}

void testThumbnails(void) {
    DBError *error = nil;
    DBAccountManager *manager = accountManager(temporaryDirectory());
    NSString *pixel = @"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    emulate(@"accounts/get", @"{\"account\": \"frank\"}");
    emulate(@"files/put", @"{\"account\": \"frank\", \"path\": \"/Pixel.png\", \"base64\": \"%@\"}", pixel);
    emulate(@"files/put", @"{\"account\": \"frank\", \"path\": \"/Note.txt\", \"text\": \"no image\"}");
    DBFilesystem *filesystem = [[[DBFilesystem alloc] initWithAccount:linkedAccount(manager, @"frank")] autorelease];
    DBPath *image = path(@"/Pixel.png");
    CHECK([filesystem fileInfoForPath:image error:&error].thumbExists);
    CHECK(![filesystem fileInfoForPath:path(@"/Note.txt") error:&error].thumbExists);
    const DBThumbSize sizes[] = {DBThumbSizeXS, DBThumbSizeS, DBThumbSizeM, DBThumbSizeL, DBThumbSizeXL};
    for (size_t index = 0; index < sizeof(sizes) / sizeof(*sizes); index++) {
        DBFile *thumbnail = [filesystem openThumbnail:image ofSize:sizes[index] inFormat:DBThumbFormatJPG error:&error];
        CHECK(thumbnail.isThumb && thumbnail.isOpen);
        NSData *data = [thumbnail readData:&error];
        CHECK([data length] > 2 && memcmp([data bytes], "\xFF\xD8", 2) == 0);
        CHECK_OBJECT(thumbnail.info.path, image);
        CHECK(thumbnail.status.cached);
        CHECK_FAILS([thumbnail writeString:@"" error:&error], DBErrorReadOnly);
        CHECK_FAILS([thumbnail appendString:@"" error:&error], DBErrorReadOnly);
    }
    // The file and several thumbnails of it can be open.
    DBFile *one = [filesystem openThumbnail:image ofSize:DBThumbSizeS inFormat:DBThumbFormatPNG error:&error];
    DBFile *other = [filesystem openThumbnail:image ofSize:DBThumbSizeS inFormat:DBThumbFormatPNG error:&error];
    DBFile *file = [filesystem openFile:image error:&error];
    CHECK(one.isOpen && other.isOpen && file.isOpen);
    CHECK(memcmp([[one readData:&error] bytes], "\x89PNG", 4) == 0);
    CHECK_FAILS([filesystem openThumbnail:path(@"/Note.txt") ofSize:DBThumbSizeS inFormat:DBThumbFormatPNG error:&error],
                DBErrorParamsNoThumb);
    [filesystem shutDown];
}
