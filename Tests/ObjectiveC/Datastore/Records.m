// DBTable, DBRecord, and DBList on one device.
#import "Devices.h"

#include <math.h>

/// Sets a field, and checks that it's returned with the same type.
static void checkRoundTrip(DBRecord *record, id value, const char *type) {
    [record setObject:value forKey:@"value"];
    id found = [record objectForKey:@"value"];
    CHECK_OBJECT(found, value);
    if ([value isKindOfClass:[NSNumber class]]) CHECK(strchr(type, *[(NSNumber *)found objCType]) != NULL);
}

void testValues(void) {
    DBDatastore *datastore = defaultDatastore(device(@"ada"));
    DBTable *table = [datastore getTable:@"values"];
    DBRecord *record = [table insert:nil];
    checkRoundTrip(record, [NSNumber numberWithBool:YES], "cCB");
    checkRoundTrip(record, [NSNumber numberWithBool:NO], "cCB");
    checkRoundTrip(record, integer(1), "iq");
    checkRoundTrip(record, integer(LLONG_MAX), "q");
    checkRoundTrip(record, integer(LLONG_MIN), "q");
    checkRoundTrip(record, [NSNumber numberWithDouble:1.0], "d");
    checkRoundTrip(record, [NSNumber numberWithDouble:-INFINITY], "d");
    checkRoundTrip(record, [NSNumber numberWithFloat:0.5], "d");
    checkRoundTrip(record, @"h\u00E9llo \U0001F600", "");
    checkRoundTrip(record, @"", "");
    checkRoundTrip(record, [NSDate dateWithTimeIntervalSince1970:1234567890.125], "");
    checkRoundTrip(record, [NSData dataWithBytes:"\x00\xFF" length:2], "");
    checkRoundTrip(record, [NSData data], "");

    // Booleans, integers, and other numbers aren't the same.
    [record setObject:[NSNumber numberWithBool:YES] forKey:@"value"];
    DBError *error = nil;
    CHECK_NUMBER([[table query:field(@"value", [NSNumber numberWithBool:YES]) error:&error] count], 1);
    CHECK_NUMBER([[table query:field(@"value", integer(1)) error:&error] count], 0);
    [record setObject:integer(1) forKey:@"value"];
    CHECK_NUMBER([[table query:field(@"value", integer(1)) error:&error] count], 1);
    CHECK_NUMBER([[table query:field(@"value", [NSNumber numberWithDouble:1]) error:&error] count], 0);
    // An NaN, and an integer without a sign
    [record setObject:[NSNumber numberWithDouble:NAN] forKey:@"value"];
    CHECK(isnan([[record objectForKey:@"value"] doubleValue]));
    [record setObject:[NSNumber numberWithUnsignedLongLong:ULLONG_MAX] forKey:@"value"];
    CHECK([[record objectForKey:@"value"] doubleValue] == 18446744073709551615.0);
    [record setObject:[NSNumber numberWithUnsignedLongLong:42] forKey:@"value"];
    CHECK_OBJECT([record objectForKey:@"value"], integer(42));

    // A mutable object is copied.
    NSMutableString *text = [NSMutableString stringWithString:@"first"];
    NSMutableData *data = [NSMutableData dataWithBytes:"a" length:1];
    NSMutableArray *array = [NSMutableArray arrayWithObject:text];
    NSMutableDictionary *fields = [NSMutableDictionary dictionaryWithObjectsAndKeys:text, @"text", data, @"data", array,
                                                                                    @"list", nil];
    [record update:fields];
    [text setString:@"second"];
    [data setLength:0];
    [array removeAllObjects];
    CHECK_OBJECT([record objectForKey:@"text"], @"first");
    CHECK_NUMBER([[record objectForKey:@"data"] length], 1);
    CHECK_OBJECT([(DBList *)[record objectForKey:@"list"] values], [NSArray arrayWithObject:@"first"]);

    // What can't be a value
    CHECK_RAISES([record setObject:[NSNull null] forKey:@"value"], DBErrorBadType);
    CHECK_RAISES([record setObject:[NSURL URLWithString:@"a:b"] forKey:@"value"], DBErrorBadType);
    CHECK_RAISES([record setObject:nothing forKey:@"value"], DBErrorIllegalArgument);
    CHECK_RAISES([record setObject:stringWithoutUTF8() forKey:@"value"], DBErrorIllegalArgument);
    CHECK_RAISES([record setObject:[NSDate dateWithTimeIntervalSince1970:INFINITY] forKey:@"value"], DBErrorIllegalArgument);
    CHECK_RAISES([record setObject:[NSDate dateWithTimeIntervalSince1970:1e300] forKey:@"value"], DBErrorIllegalArgument);
    NSArray *nested = [NSArray arrayWithObject:[NSArray arrayWithObject:@"a"]];
    CHECK_RAISES([record setObject:nested forKey:@"value"], DBErrorBadType);
    NSMutableArray *endless = [NSMutableArray array];
    [endless addObject:[[endless retain] autorelease]];
    CHECK_RAISES([record setObject:endless forKey:@"value"], DBErrorBadType);
    [endless removeAllObjects];
    CHECK_RAISES([record setObject:[NSArray arrayWithObject:[NSNull null]] forKey:@"value"], DBErrorBadType);
    CHECK_RAISES([record setObject:@"a" forKey:nothing], DBErrorIllegalArgument);
    CHECK_RAISES([record setObject:@"a" forKey:(id)integer(1)], DBErrorIllegalArgument);
    CHECK_RAISES([record setObject:@"a" forKey:@"no spaces"], DBErrorIllegalArgument);
    CHECK_RAISES([record setObject:@"a" forKey:@":reserved"], DBErrorIllegalArgument);
    CHECK_RAISES([record setObject:@"a" forKey:stringWithoutUTF8()], DBErrorIllegalArgument);
    CHECK_RAISES([record update:(id)@"fields"], DBErrorBadType);
    CHECK_RAISES([record update:field(@"a", [NSNull null])], DBErrorBadType);
    CHECK_RAISES([table insert:(id)[NSArray array]], DBErrorBadType);
    CHECK_OBJECT([record objectForKey:@"value"], integer(42));
    [datastore.manager shutDown];
}

void testRecords(void) {
    DBError *error = nil;
    DBDatastore *datastore = defaultDatastore(device(@"ada"));
    CHECK_NUMBER(datastore.size, DBDatastoreBaseSize);
    CHECK_NUMBER(datastore.unsyncedChangesSize, 0);
    CHECK_NUMBER([[datastore getTables:&error] count], 0);
    DBTable *table = [datastore getTable:@"notes"];
    CHECK_OBJECT(table.tableId, @"notes");
    CHECK(table.datastore == datastore && table.isOpen);
    CHECK([table isEqual:[datastore getTable:@"notes"]] && ![table isEqual:[datastore getTable:@"other"]]);

    DBRecord *note = [table insert:field(@"title", @"Milk")];
    CHECK_NUMBER([note.recordId length], 22);
    CHECK_OBJECT(note.table, table);
    CHECK_OBJECT(note.fields, field(@"title", @"Milk"));
    CHECK_NUMBER(note.size, DBRecordBaseSize + DBFieldBaseSize + 4);
    CHECK_NUMBER(datastore.size, DBDatastoreBaseSize + note.size);
    CHECK_NUMBER(datastore.recordCount, 1);
    // A change counts its fields.
    CHECK_NUMBER(datastore.unsyncedChangesSize,
                 DBDatastoreBaseUnsyncedChangesSize + DBDatastoreBaseChangeSize + DBFieldBaseSize + 4);
    CHECK_OBJECT([[[datastore getTables:&error] objectAtIndex:0] tableId], @"notes");
    CHECK(datastore.status.outgoing);

    // Other objects for the same record
    DBRecord *same = [table getRecord:note.recordId error:&error];
    CHECK([same isEqual:note] && [same hash] == [note hash] && same != note);
    [note setObject:[NSNumber numberWithBool:YES] forKeyedSubscript:@"done"];
    CHECK_OBJECT([same objectForKeyedSubscript:@"done"], [NSNumber numberWithBool:YES]);
    [same update:[NSDictionary dictionaryWithObjectsAndKeys:@"Bread", @"title", integer(2), @"count", nil]];
    CHECK_NUMBER([note.fields count], 3);
    [note removeObjectForKey:@"count"];
    [note removeObjectForKey:@"count"];
    CHECK([note objectForKey:@"count"] == nil);
    CHECK_OBJECT([note description], ([NSString stringWithFormat:@"notes/%@", note.recordId]));

    // A failed update changes nothing.
    NSDictionary *invalid = [NSDictionary dictionaryWithObjectsAndKeys:@"x", @"title", @"y", @"not valid", nil];
    CHECK_RAISES([note update:invalid], DBErrorIllegalArgument);
    CHECK_OBJECT([note objectForKey:@"title"], @"Bread");

    // Records with an ID
    BOOL inserted = NO;
    DBRecord *me = [table getOrInsertRecord:@"me" fields:field(@"points", integer(1)) inserted:&inserted error:&error];
    CHECK(me != nil && inserted && error == nil);
    me = [table getOrInsertRecord:@"me" fields:field(@"points", integer(9)) inserted:&inserted error:&error];
    CHECK(!inserted);
    CHECK_OBJECT([me objectForKey:@"points"], integer(1));
    CHECK([table getOrInsertRecord:@"you" fields:nil inserted:NULL error:NULL] != nil);
    CHECK([table getRecord:@"nobody" error:&error] == nil && error == nil);
    CHECK_FAILS([table getRecord:@"no spaces" error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([table getRecord:nothing error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([table getOrInsertRecord:@"" fields:nil inserted:&inserted error:&error], DBErrorIllegalArgument);
    CHECK_FAILS([table getOrInsertRecord:@"a" fields:field(@"a", [NSNull null]) inserted:NULL error:&error],
                DBErrorBadType);

    // Queries
    CHECK_NUMBER([[table query:nil error:&error] count], 3);
    CHECK_OBJECT([table query:field(@"points", integer(1)) error:&error], [NSArray arrayWithObject:me]);
    CHECK_FAILS([table query:(id)@"filter" error:&error], DBErrorBadType);
    CHECK_FAILS([table query:field(@"a", [NSNull null]) error:&error], DBErrorBadType);

    // Deletion
    [me deleteRecord];
    [me deleteRecord];
    CHECK(me.deleted && me.isDeleted);
    CHECK_RAISES(me.fields, DBErrorDeleted);
    CHECK_RAISES(me.size, DBErrorDeleted);
    CHECK_RAISES([me objectForKey:@"points"], DBErrorDeleted);
    CHECK_RAISES([me setObject:integer(1) forKey:@"points"], DBErrorDeleted);
    CHECK_RAISES([me getOrCreateList:@"list"], DBErrorDeleted);

    // IDs
    CHECK([DBTable isValidId:@"A.b-_+/=9"] && ![DBTable isValidId:@""] && ![DBTable isValidId:@":info"]);
    CHECK([DBRecord isValidId:@"a"] && ![DBRecord isValidId:nothing] && ![DBRecord isValidId:(id)integer(1)]);
    CHECK([DBRecord isValidFieldName:[@"" stringByPaddingToLength:64 withString:@"x" startingAtIndex:0]]);
    CHECK(![DBRecord isValidFieldName:[@"" stringByPaddingToLength:65 withString:@"x" startingAtIndex:0]]);
    CHECK([DBDatastore isValidId:@"a.b"] && ![DBDatastore isValidId:@"A"] && ![DBDatastore isValidId:stringWithoutUTF8()]);
    CHECK([DBDatastore isValidShareableId:@".a"] && ![DBDatastore isValidShareableId:@"a"]);
    CHECK_RAISES([datastore getTable:@"no spaces"], DBErrorIllegalArgument);
    CHECK_RAISES([datastore getTable:nothing], DBErrorIllegalArgument);
    CHECK_RAISES([datastore getTable:@":info"], DBErrorIllegalArgument);
    CHECK_RAISES([table setResolutionRule:(DBResolutionRule)99 forField:@"a"], DBErrorIllegalArgument);
    CHECK_RAISES([table setResolutionRule:DBResolutionMax forField:nothing], DBErrorIllegalArgument);

    // Limits
    NSString *large = [@"" stringByPaddingToLength:DBRecordSizeLimit withString:@"x" startingAtIndex:0];
    CHECK_RAISES([table insert:field(@"a", large)], DBErrorSizeLimit);
    large = [large substringFromIndex:DBRecordBaseSize + DBFieldBaseSize];
    DBRecord *largest = [table insert:field(@"a", large)];
    CHECK_NUMBER(largest.size, DBRecordSizeLimit);
    [largest deleteRecord];
    DBException *exception = nil;
    @try {
        while (datastore.unsyncedChangesSize <= DBDatastoreUnsyncedChangesSizeLimit) [table insert:field(@"a", large)];
    } @catch (DBException *caught) {
        exception = caught;
    }
    CHECK_NUMBER(exception.error.dbErrorCode, DBErrorSizeLimit);
    CHECK_NUMBER([table query:nil error:&error].count, 21);
    CHECK_NUMBER([sync(datastore) count], 0);
    CHECK_NUMBER(datastore.unsyncedChangesSize, 0);
    // Objects that only code without the headers can create
    for (Class class in [NSArray arrayWithObjects:[DBTable class], [DBRecord class], [DBList class], nil]) {
        CHECK([[(id)class alloc] init] == nil);
    }
    [datastore.manager shutDown];
}

void testLists(void) {
    DBDatastore *datastore = defaultDatastore(device(@"ada"));
    DBRecord *record = [[datastore getTable:@"lists"] insert:field(@"text", @"no list")];
    DBList *list = [record getOrCreateList:@"list"];
    CHECK(list != nil && [list count] == 0);
    CHECK([record objectForKey:@"list"] == nil);
    CHECK_RAISES([list removeLastObject], DBErrorBadIndex);
    CHECK_RAISES([record getOrCreateList:@"text"], DBErrorBadType);
    CHECK_RAISES([record getOrCreateList:nothing], DBErrorIllegalArgument);

    [list addObject:@"a"];
    [list addObject:integer(3)];
    [list insertObject:[NSNumber numberWithBool:YES] atIndex:1];
    CHECK_OBJECT(list.values, ([NSArray arrayWithObjects:@"a", [NSNumber numberWithBool:YES], integer(3), nil]));
    CHECK([[record objectForKey:@"list"] isKindOfClass:[DBList class]]);
    CHECK([[record.fields objectForKey:@"list"] isKindOfClass:[DBList class]]);
    CHECK_OBJECT([list objectAtIndex:2], integer(3));
    CHECK_OBJECT([list objectAtIndexedSubscript:0], @"a");
    [list setObject:@"b" atIndexedSubscript:0];
    [list replaceObjectAtIndex:1 withObject:@"c"];
    [list moveObjectAtIndex:0 toIndex:2];
    CHECK_OBJECT(list.values, ([NSArray arrayWithObjects:@"c", integer(3), @"b", nil]));
    [list removeObjectAtIndex:1];
    [list removeLastObject];
    CHECK_OBJECT(list.values, [NSArray arrayWithObject:@"c"]);

    // Fast enumeration of more items than its buffer has, which doesn't see what the loop changes
    for (int number = 0; number < 50; number++) [list addObject:integer(number)];
    NSUInteger count = 0;
    for (id item in list) {
        CHECK(item != nil);
        if (count++ < 10) [list removeLastObject];
    }
    CHECK_NUMBER(count, 51);
    CHECK_NUMBER([list count], 41);
    for (id item in [record getOrCreateList:@"empty"]) CHECK(item == nil);

    // A list as the value of another field
    [record setObject:list forKey:@"copy"];
    CHECK_NUMBER([(DBList *)[record objectForKey:@"copy"] count], 41);
    [record setObject:[NSArray array] forKey:@"copy"];
    CHECK_NUMBER([(DBList *)[record objectForKey:@"copy"] count], 0);
    CHECK_OBJECT([(DBList *)[record objectForKey:@"copy"] description], [[NSArray array] description]);

    CHECK_RAISES([list objectAtIndex:41], DBErrorBadIndex);
    CHECK_RAISES([list objectAtIndex:NSNotFound], DBErrorBadIndex);
    CHECK_RAISES([list objectAtIndex:(NSUInteger)-1], DBErrorBadIndex);
    CHECK_RAISES([list insertObject:@"a" atIndex:42], DBErrorBadIndex);
    CHECK_RAISES([list removeObjectAtIndex:(NSUInteger)-1], DBErrorBadIndex);
    CHECK_RAISES([list moveObjectAtIndex:0 toIndex:41], DBErrorBadIndex);
    CHECK_RAISES([list replaceObjectAtIndex:41 withObject:@"a"], DBErrorBadIndex);
    CHECK_RAISES([list addObject:nothing], DBErrorIllegalArgument);
    CHECK_RAISES([list addObject:[NSNull null]], DBErrorBadType);
    CHECK_RAISES([list addObject:[NSArray array]], DBErrorBadType);
    [record removeObjectForKey:@"list"];
    CHECK_NUMBER([list count], 0);
    [record setObject:@"text" forKey:@"list"];
    CHECK_RAISES(list.values, DBErrorBadType);
    CHECK_RAISES([list addObject:@"a"], DBErrorBadType);
    CHECK([[list description] length] > 0);

    // A list that can't be read isn't an empty one, also in an app that doesn't want exceptions.
    DBRecord *other = [[datastore getTable:@"lists"] insert:field(@"a", @"kept")];
    CHECK_RAISES([other update:field(@"a", list)], DBErrorBadType);
    CHECK_RAISES([other setObject:list forKey:@"a"], DBErrorBadType);
    DBException.raisesFatalErrors = NO;
    [other update:field(@"a", list)];
    [other setObject:list forKey:@"a"];
    CHECK([[datastore getTable:@"lists"] insert:field(@"a", list)] == nil);
    DBException.raisesFatalErrors = YES;
    CHECK_OBJECT([other objectForKey:@"a"], @"kept");
    [datastore.manager shutDown];
}
