// DBPath, DBError, and DBException.
#import "../Support/Check.h"
#import "../Support/Emulator.h"

void testPaths(void) {
    DBPath *root = [DBPath root];
    CHECK_OBJECT([root stringValue], @"/");
    CHECK_OBJECT([root name], @"/");
    CHECK([root parent] == nil);
    CHECK_OBJECT(path(@""), root);
    CHECK_OBJECT(path(@"/"), root);

    DBPath *note = path(@"/Notes/Today.txt");
    CHECK_OBJECT([note stringValue], @"/Notes/Today.txt");
    CHECK_OBJECT([note name], @"Today.txt");
    CHECK_OBJECT([[note parent] stringValue], @"/Notes");
    CHECK_OBJECT([[note parent] parent], root);
    CHECK_OBJECT([[root childPath:@"Notes"] childPath:@"Today.txt"], note);
    CHECK_OBJECT([note description], @"/Notes/Today.txt");

    // Comparison as Dropbox compares.
    CHECK_OBJECT(path(@"/notes/TODAY.TXT"), note);
    CHECK_NUMBER([path(@"/notes/TODAY.TXT") hash], [note hash]);
    CHECK_OBJECT(path(@"/caf\u00E9"), path(@"/cafe\u0301"));
    CHECK(![note isEqual:root]);
    CHECK(![note isEqual:@"/Notes/Today.txt"]);
    CHECK(![note isEqual:nil]);
    DBPath *copy = [[note copy] autorelease];
    CHECK_OBJECT(copy, note);
    NSDictionary *table = [NSDictionary dictionaryWithObject:@"value" forKey:note];
    CHECK_OBJECT([table objectForKey:path(@"/NOTES/today.txt")], @"value");

    // What Dropbox doesn't accept.
    unichar zero[] = {'/', 'a', 0};
    NSString *surrogate = stringWithoutUTF8();
    NSString *zeroByte = [NSString stringWithCharacters:zero length:3];
    NSString *longName = [@"/" stringByPaddingToLength:300 withString:@"x" startingAtIndex:0];
    for (NSString *invalid in [NSArray arrayWithObjects:@"a", @"/a/", @"//a", @"/..", @"/a\\b", @"/.DS_Store", longName,
                                                        surrogate, zeroByte, nil]) {
        CHECK_OBJECT([path(invalid) stringValue], nil);
    }
    CHECK(path(nothing) == nil);
    CHECK([root childPath:@"a/b"] == nil);
    CHECK([root childPath:@""] == nil);
    CHECK([root childPath:nothing] == nil);
    CHECK([root childPath:(id)[NSNumber numberWithInt:1]] == nil);
    CHECK(path((id)[NSNull null]) == nil);

    // The type of a class variable hides that the initializer is unavailable.
    Class pathClass = [DBPath class];
    CHECK([[pathClass alloc] init] == nil);
}

void testErrors(void) {
    DBError *error = [[[DBError alloc] initWithDomain:DBErrorDomain code:DBErrorQuota userInfo:nil] autorelease];
    CHECK_NUMBER([error dbErrorCode], DBErrorQuota);
    CHECK_NUMBER([error code], DBErrorQuota);
    CHECK([error isKindOfClass:[NSError class]]);
    CHECK_NUMBER(DBErrorParamsNotFound, DBErrorNotFound);

    NSDictionary *userInfo = [NSDictionary dictionaryWithObject:error forKey:NSUnderlyingErrorKey];
    DBException *exception = [[[DBException alloc] initWithName:DBExceptionName
                                                         reason:@"a test"
                                                       userInfo:userInfo] autorelease];
    @try {
        [exception raise];
        CHECK(NO);
    } @catch (DBException *caught) {
        CHECK_OBJECT([caught name], DBExceptionName);
        CHECK_OBJECT([caught error], error);
    }
    CHECK([[[[DBException alloc] initWithName:DBExceptionName reason:nil userInfo:nil] autorelease] error] == nil);
}
