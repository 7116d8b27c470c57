// The storage of tasks, the serializers and the validators, and routes whose result is a list. Usage: Helpers URL TOKEN
#import "EmulatorClient.h"

static DBUserClient *client;

static void testTasksStorage(void) {
    administrate("faults/add", "{\"effect\": \"latency\", \"seconds\": 30, \"route\": \"files/upload\"}");
    administrate("faults/add", "{\"effect\": \"latency\", \"seconds\": 30, \"route\": \"files/download\"}");
    DBTasksStorage *storage = [[[DBTasksStorage alloc] init] autorelease];
    CHECK(![storage tasksInProgress]);
    __block int cancellations = 0;
    DBUploadTask *upload = [client.filesRoutes uploadData:@"/stored"
                                                inputData:[@"x" dataUsingEncoding:NSUTF8StringEncoding]];
    DBUploadTask *other = [client.filesRoutes uploadData:@"/other"
                                               inputData:[@"x" dataUsingEncoding:NSUTF8StringEncoding]];
    NSURL *destination = [NSURL fileURLWithPath:@"/tmp/stored"];
    DBDownloadUrlTask *file = [client.filesRoutes downloadUrl:@"/stored" overwrite:YES destination:destination];
    DBDownloadDataTask *data = [client.filesRoutes downloadData:@"/stored"];
    [storage addUploadTask:upload];
    [storage addUploadTask:other];
    [storage addDownloadUrlTask:file];
    [storage addDownloadDataTask:data];
    [storage removeUploadTask:other];
    [storage removeUploadTask:other];
    // What isn't a task is ignored.
    [storage addUploadTask:(id)@"task"];
    [storage removeUploadTask:(id)@"task"];
    CHECK([storage tasksInProgress]);
    [upload setResponseBlock:^(id result, id routeError, DBRequestError *error) {
        if ([error asClientError].nsError.code == NSURLErrorCancelled) cancellations++;
    }];
    [file setResponseBlock:^(id result, id routeError, DBRequestError *error, NSURL *url) {
        if ([error asClientError].nsError.code == NSURLErrorCancelled) cancellations++;
    }];
    [data setResponseBlock:^(id result, id routeError, DBRequestError *error, NSData *content) {
        if ([error asClientError].nsError.code == NSURLErrorCancelled) cancellations++;
    }];
    __block BOOL isOtherFinished = NO;
    [other setResponseBlock:^(id result, id routeError, DBRequestError *error) {
        isOtherFinished = YES;
    }];
    [storage cancelAllTasks];
    WAIT_UNTIL(cancellations == 3);
    CHECK(![storage tasksInProgress] && !isOtherFinished);
    [other cancel];
    WAIT_UNTIL(isOtherFinished);
    administrate("faults/clear", "{}");
}

static void testDates(void) {
    NSString *format = @"%Y-%m-%dT%H:%M:%SZ";
    NSDate *date = [DBNSDateSerializer deserialize:@"2015-05-12T15:50:38Z" dateFormat:format];
    CHECK([date timeIntervalSince1970] == 1431445838);
    CHECK_EQUAL([DBNSDateSerializer serialize:date dateFormat:format], @"2015-05-12T15:50:38Z");
    CHECK_EQUAL([DBNSDateSerializer serialize:[NSDate dateWithTimeIntervalSince1970:-0.5] dateFormat:format],
                @"1969-12-31T23:59:59Z");
    CHECK([[DBNSDateSerializer deserialize:@"2015-05-12" dateFormat:@"%Y-%m-%d"] timeIntervalSince1970] == 1431388800);
    CHECK([[DBNSDateSerializer deserialize:@"yesterday" dateFormat:format] timeIntervalSince1970] == 0);
    CHECK_EQUAL([DBNSDateSerializer serialize:date dateFormat:@""], @"");
}

static void testCollections(void) {
    NSArray *values = [NSArray arrayWithObjects:@"a", @"b", nil];
    NSArray *upper = [NSArray arrayWithObjects:@"A", @"B", nil];
    id (^uppercase)(id) = ^id(id value) { return [value uppercaseString]; };
    CHECK_EQUAL([DBArraySerializer serialize:values withBlock:uppercase], upper);
    CHECK_EQUAL([DBArraySerializer deserialize:values withBlock:uppercase], upper);
    NSDictionary *map = [NSDictionary dictionaryWithObject:@"a" forKey:@"key"];
    NSDictionary *upperMap = [NSDictionary dictionaryWithObject:@"A" forKey:@"key"];
    CHECK_EQUAL([DBMapSerializer serialize:map withBlock:uppercase], upperMap);
    CHECK_EQUAL([DBMapSerializer deserialize:map withBlock:uppercase], upperMap);
    CHECK_EQUAL([NSArray deserialize:(id)values], values);
    CHECK_EQUAL([NSString serialize:@"a"], @"a");
}

/// Validators log, and never raise.
static void testValidators(void) {
    NSNumber *one = [NSNumber numberWithInt:1], *two = [NSNumber numberWithInt:2];
    void (^string)(NSString *) = [DBStoneValidators stringValidator:one maxLength:two pattern:@"[a-z]+"];
    string(@"ab");
    string(@"");
    string(@"ABC");
    NSString *noString = nil;
    string(noString);
    [DBStoneValidators stringValidator:nil maxLength:nil pattern:@"("](@"a");
    void (^number)(NSNumber *) = [DBStoneValidators numericValidator:one maxValue:two];
    number([NSNumber numberWithInt:0]);
    number([NSNumber numberWithInt:3]);
    __block int calls = 0;
    id nothing = nil;
    void (^count)(id) = ^(id value) { calls++; };
    [DBStoneValidators arrayValidator:one maxItems:two itemValidator:count]([NSArray arrayWithObjects:@"a", @"b", @"c", nil]);
    CHECK(calls == 3);
    [DBStoneValidators mapValidator:count]([NSDictionary dictionaryWithObject:@"a" forKey:@"b"]);
    CHECK(calls == 4);
    [DBStoneValidators nullableValidator:count](nothing);
    [DBStoneValidators nonnullValidator:count](nothing);
    CHECK(calls == 4);
    [DBStoneValidators nullableValidator:count](@"a");
    [DBStoneValidators nonnullValidator:count](@"a");
    [DBStoneValidators nonnullValidator:nil](@"a");
    CHECK(calls == 6);
    [DBStoneValidators raiseIllegalStateErrorWithMessage:@"a message"];
}

static void testListRoutes(void) {
    DBRoute *route = [DBUSERSRouteObjects DBUSERSGetAccountBatch];
    CHECK(route.resultType == (Class)[NSArray class] && route.dataStructDeserialBlock != nil);
    CHECK(route.dataStructSerialBlock == nil);
    CHECK([DBUSERSRouteObjects DBUSERSGetAccount].dataStructDeserialBlock == nil);
    CHECK([(NSArray *)route.dataStructDeserialBlock(@"nonsense") count] == 0);
    __block int finished = 0;
    [[client.usersRoutes getCurrentAccount] setResponseBlock:^(DBUSERSFullAccount *me, id routeError, DBRequestError *error) {
        CHECK(me.accountId != nil);
        [[client.usersRoutes getAccountBatch:[NSArray arrayWithObject:me.accountId ?: @""]]
            setResponseBlock:^(NSArray *accounts, DBUSERSGetAccountBatchError *batchError, DBRequestError *other) {
                CHECK([accounts count] == 1);
                DBUSERSBasicAccount *account = [accounts lastObject];
                CHECK([account isKindOfClass:[DBUSERSBasicAccount class]] && account.email != nil);
                // The block of the route makes the same objects from JSON.
                NSDictionary *json = [DBUSERSBasicAccountSerializer serialize:account];
                DBRoute *batch = [DBUSERSRouteObjects DBUSERSGetAccountBatch];
                CHECK_EQUAL(batch.dataStructDeserialBlock([NSArray arrayWithObject:json]), accounts);
                finished++;
            }];
    }];
    WAIT_UNTIL(finished == 1);
}

int main(int argc, char **argv) {
    if (!readArguments(argc, argv)) return 2;
    @autoreleasepool {
        client = [clientWithToken(accessToken) retain];
        testTasksStorage();
        testDates();
        testCollections();
        testValidators();
        testListRoutes();
    }
    return DBFinish("Helpers");
}
