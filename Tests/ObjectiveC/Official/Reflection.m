// Every type of the API, as its header declares it: creates an object with each initializer, reads all properties and tests
// all tags, serializes, deserializes, compares, copies, and hashes it. And: many objects don't make the process grow.
//
// The environment variable HEADERS is the prefix of the headers to read, and ROUNDS is the number of times to test their types,
// to see whether memory is released.
#import "../Checks.h"
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>
#import <stdlib.h>

/// What a header declares about a class.
@interface Declaration : NSObject {
@public
    NSString *_name;
    NSString *_superclass;
    NSMutableArray *_initializers; // selectors as strings
    NSMutableArray<NSArray<NSString *> *> *_argumentTypes; // for each initializer
    NSMutableArray<NSArray<NSString *> *> *_argumentNames;
    NSMutableArray *_properties;
    NSMutableArray *_predicates;
    BOOL _isUnion;
}
@end

@implementation Declaration
@end

static NSMutableDictionary *declarations;

static NSArray *matches(NSString *pattern, NSString *text) {
    NSRegularExpression *expression = [NSRegularExpression regularExpressionWithPattern:pattern options:0 error:NULL];
    NSMutableArray *result = [NSMutableArray array];
    for (NSTextCheckingResult *match in [expression matchesInString:text options:0 range:NSMakeRange(0, [text length])]) {
        NSMutableArray *groups = [NSMutableArray array];
        for (NSUInteger index = 1; index < [match numberOfRanges]; index++) {
            NSRange range = [match rangeAtIndex:index];
            [groups addObject:range.location == NSNotFound ? @"" : [text substringWithRange:range]];
        }
        [result addObject:groups];
    }
    return result;
}

/// Returns what is known about a class so far.
static Declaration *declarationOf(NSString *name) {
    Declaration *declaration = [declarations objectForKey:name];
    if (declaration != nil) return declaration;
    declaration = DB_AUTORELEASE([[Declaration alloc] init]);
    declaration->_name = DB_RETAIN(name);
    declaration->_initializers = [[NSMutableArray alloc] init];
    declaration->_argumentTypes = [[NSMutableArray alloc] init];
    declaration->_argumentNames = [[NSMutableArray alloc] init];
    declaration->_properties = [[NSMutableArray alloc] init];
    declaration->_predicates = [[NSMutableArray alloc] init];
    [declarations setObject:declaration forKey:name];
    return declaration;
}

/// Reads the text of an interface, or of a category with members of a long union. Its superclass is then empty.
static void readInterface(NSString *name, NSString *superclass, NSString *body) {
    Declaration *declaration = declarationOf(name);
    if ([superclass length] > 0) declaration->_superclass = DB_RETAIN(superclass);
    for (NSString *part in [body componentsSeparatedByString:@";"]) {
        NSString *text = [[part componentsSeparatedByCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]]
            componentsJoinedByString:@" "];
        NSArray *initializer = matches(@"- ?\\(instancetype\\) *(initW.*|initD.*)$", text);
        if ([initializer count] > 0) {
            NSString *signature = [[initializer objectAtIndex:0] objectAtIndex:0];
            NSMutableString *selector = [NSMutableString string];
            NSMutableArray *types = [NSMutableArray array], *names = [NSMutableArray array];
            for (NSArray *argument in matches(@"(\\w+) *: *\\((?:nullable )?([^()]*)\\) *(\\w+)", signature)) {
                [selector appendFormat:@"%@:", [argument objectAtIndex:0]];
                [types addObject:[argument objectAtIndex:1]];
                [names addObject:[argument objectAtIndex:2]];
            }
            if ([types count] == 0) [selector setString:[signature stringByReplacingOccurrencesOfString:@" " withString:@""]];
            [declaration->_initializers addObject:selector];
            [declaration->_argumentTypes addObject:types];
            [declaration->_argumentNames addObject:names];
        }
        NSArray *property = matches(@"@property[^)]*\\) ?[^;]*?(\\w+) *$", text);
        if ([property count] > 0) {
            NSString *propertyName = [[property objectAtIndex:0] objectAtIndex:0];
            if ([propertyName isEqualToString:@"tag"] && [text rangeOfString:@"Tag tag"].location != NSNotFound) {
                declaration->_isUnion = YES;
            } else {
                [declaration->_properties addObject:propertyName];
            }
        }
        NSArray *predicate = matches(@"- ?\\(BOOL\\) ?(is\\w+)", text);
        if ([predicate count] > 0) [declaration->_predicates addObject:[[predicate objectAtIndex:0] objectAtIndex:0]];
    }
}

/// Reads the headers whose names have a prefix.
static void readHeaders(NSString *directory, NSString *prefix) {
    for (NSString *file in [[NSFileManager defaultManager] enumeratorAtPath:directory]) {
        if (![[file lastPathComponent] hasPrefix:prefix] || ![file hasSuffix:@".h"] || [file hasSuffix:@"Routes.h"]) continue;
        NSString *path = [directory stringByAppendingPathComponent:file];
        NSMutableString *text = [NSMutableString string];
        for (NSString *line in [[NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:NULL]
                 componentsSeparatedByString:@"\n"]) {
            if (![line hasPrefix:@"//"]) [text appendFormat:@"%@\n", line];
        }
        for (NSString *part in [text componentsSeparatedByString:@"@interface "]) {
            NSArray *header = matches(@"^(DB\\w+) (?:: (DB\\w+)|\\((?!Earlier)\\w+\\))", part);
            if ([header count] == 0) continue;
            NSString *name = [[header objectAtIndex:0] objectAtIndex:0];
            NSRange end = [part rangeOfString:@"@end"];
            if ([name hasSuffix:@"Serializer"] || end.location == NSNotFound) continue;
            readInterface(name, [[header objectAtIndex:0] objectAtIndex:1], [part substringWithRange:NSMakeRange([name length], end.location - [name length])]);
        }
    }
}

/// Creates an object with an initializer. Calls it with objects of the declared types.
static id create(Declaration *declaration, NSUInteger index, int depth, NSMutableArray *arguments);

/// Returns whether JSON of a type's objects has a tag.
static BOOL hasTag(id object) {
    return [[[object class] serialize:object] objectForKey:@".tag"] != nil;
}

/// Returns a subtype if the type is the base of a family, which is abstract: JSON always has the tag of a subtype.
static Declaration *concrete(Declaration *declaration, int depth) {
    static NSMutableDictionary *known;
    if (known == nil) known = [[NSMutableDictionary alloc] init];
    Declaration *result = [known objectForKey:declaration->_name];
    if (result != nil) return result;
    [known setObject:declaration forKey:declaration->_name];
    for (Declaration *other in [declarations allValues]) {
        if (![other->_superclass isEqualToString:declaration->_name]) continue;
        NSUInteger last = [other->_initializers count] - 1;
        if (hasTag(create(other, last, depth + 1, nil))) {
            [known setObject:other forKey:declaration->_name];
            return other;
        }
    }
    return declaration;
}

/// Returns an object of a type, or nil if that would need too many others.
static id sample(NSString *type, int depth) {
    NSString *name = [[[type stringByReplacingOccurrencesOfString:@"*" withString:@""]
        stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] copy];
    DB_AUTORELEASE(name);
    if ([name hasPrefix:@"NSString"]) return @"text";
    if ([name hasPrefix:@"NSNumber"]) return [NSNumber numberWithInt:1];
    if ([name hasPrefix:@"NSDate"]) return [NSDate dateWithTimeIntervalSince1970:1431388800];
    if ([name hasPrefix:@"NSArray"]) {
        NSString *element = [name substringWithRange:NSMakeRange(8, [name length] - 9)];
        id item = depth > 3 ? nil : sample(element, depth + 1);
        return item == nil ? [NSArray array] : [NSArray arrayWithObject:item];
    }
    if ([name hasPrefix:@"NSDictionary"]) return [NSDictionary dictionary];
    Declaration *declaration = [declarations objectForKey:name];
    if (declaration == nil || depth > 12) return nil;
    declaration = concrete(declaration, depth);
    // The initializer with the fewest arguments is last for structs. For unions, choose one without a value.
    NSUInteger best = 0;
    for (NSUInteger index = 0; index < [declaration->_argumentTypes count]; index++) {
        if ([[declaration->_argumentTypes objectAtIndex:index] count] < [[declaration->_argumentTypes objectAtIndex:best] count]) {
            best = index;
        }
    }
    return [declaration->_initializers count] == 0 ? nil : create(declaration, best, depth + 1, nil);
}

static id create(Declaration *declaration, NSUInteger index, int depth, NSMutableArray *arguments) {
    SEL selector = NSSelectorFromString([declaration->_initializers objectAtIndex:index]);
    Class type = NSClassFromString(declaration->_name);
    id object = [type alloc];
    // GNUstep adds the method only when it's asked whether it exists.
    NSMethodSignature *signature = [object respondsToSelector:selector] ? [object methodSignatureForSelector:selector] : nil;
    if (signature == nil) {
        fprintf(stderr, "-[%s %s] doesn't exist\n", [declaration->_name UTF8String], sel_getName(selector));
        exit(1);
    }
    NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
    [invocation setTarget:object];
    [invocation setSelector:selector];
    NSInteger position = 2;
    for (NSString *argumentType in [declaration->_argumentTypes objectAtIndex:index]) {
        id argument = sample(argumentType, depth);
        [arguments addObject:argument ?: [NSNull null]];
        [invocation setArgument:&argument atIndex:position];
        position++;
    }
    [invocation invoke];
    id result = nil;
    [invocation getReturnValue:&result];
    return DB_AUTORELEASE(result);
}

static BOOL test(id object, NSString *predicate) {
    SEL selector = NSSelectorFromString(predicate);
    return ((BOOL (*)(id, SEL))[object methodForSelector:selector])(object, selector);
}

/// Checks an object without printing each of the many checks.
static void checkObject(
    Declaration *declaration, NSString *initializer, id object, NSArray *arguments, NSArray<NSString *> *names) {
    BOOL holds = [object isKindOfClass:NSClassFromString(declaration->_name)];
    for (NSUInteger index = 0; index < [names count]; index++) {
        id argument = [arguments objectAtIndex:index], value = [object valueForKey:[names objectAtIndex:index]];
        holds = holds && (argument == [NSNull null] ? value == nil : [value isEqual:argument]);
    }
    // The properties that weren't set can be read. Those of other members of a union are nil, which is logged.
    if (!declaration->_isUnion) {
        for (NSString *name in declaration->_properties) (void)[object valueForKey:name];
    }
    NSUInteger matching = 0;
    NSString *own = [initializer stringByTrimmingCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@":"]];
    for (NSString *predicate in declaration->_predicates) {
        BOOL isOwn = [[own substringFromIndex:[@"initWith" length]] isEqualToString:[predicate substringFromIndex:2]];
        // Three unions have more than 600 members: all pairs would take minutes.
        if (isOwn || [declaration->_predicates count] < 100) matching += test(object, predicate);
    }
    if (declaration->_isUnion) holds = holds && matching == 1 && [[object valueForKey:@"tagName"] hasPrefix:declaration->_name];
    Class serializer = NSClassFromString([declaration->_name stringByAppendingString:@"Serializer"]);
    NSDictionary *json = [serializer serialize:object];
    id restored = json == nil ? nil : [serializer deserialize:json];
    if (concrete(declaration, 0) != declaration) restored = object;
    holds = holds && [restored isEqual:object] && [restored hash] == [object hash];
    holds = holds && [DB_AUTORELEASE([object copy]) isEqual:object] && [[object description] length] > 0;
    DBCheck(holds, [[NSString stringWithFormat:@"%@ %@", declaration->_name, initializer] UTF8String],
        [NSString stringWithFormat:@"%@ is %@ after %@", object, restored, json], __FILE__, __LINE__);
}

static long residentPages(void) {
    long total = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL || fscanf(file, "%ld %ld", &total, &resident) != 2) resident = -1;
    if (file != NULL) fclose(file);
    return resident;
}

/// Creates and reads many objects, and checks that their memory is released.
static void testMemory(void) {
    long before = 0;
    for (int round = 0; round < 100; round++) {
        @autoreleasepool {
            for (int index = 0; index < 1000; index++) {
                DBFILESWriteMode *mode = DB_AUTORELEASE([[DBFILESWriteMode alloc] initWithUpdate:@"a1c10ce0dd78"]);
                DBFILESCommitInfo *info = DB_AUTORELEASE([[DBFILESCommitInfo alloc] initWithPath:@"/folder/file"
                                                                                           mode:mode
                                                                                     autorename:nil
                                                                                 clientModified:nil
                                                                                           mute:nil
                                                                                 propertyGroups:nil
                                                                                 strictConflict:nil]);
                if ([info.mode.update length] != 12 || [info.path length] != 12) abort();
            }
        }
        if (round == 10) before = residentPages();
    }
    long growth = (residentPages() - before) * 4;
    DBCheck(growth < 2048, "100,000 objects don't make the process grow", [NSString stringWithFormat:@"%ld KiB", growth], __FILE__,
        __LINE__);
}

/// Tests all types that were read. Returns the number of initializers.
static NSUInteger testTypes(void) {
    NSUInteger initializers = 0;
    for (NSString *name in [[declarations allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        @autoreleasepool {
            Declaration *declaration = [declarations objectForKey:name];
            for (NSUInteger index = 0; index < [declaration->_initializers count]; index++) {
                NSMutableArray *arguments = [NSMutableArray array];
                id object = create(declaration, index, 0, arguments);
                checkObject(declaration, [declaration->_initializers objectAtIndex:index], object, arguments,
                    [declaration->_argumentNames objectAtIndex:index]);
                initializers++;
            }
        }
    }
    return initializers;
}

int main(void) {
    const char *headers = getenv("HEADERS"), *rounds = getenv("ROUNDS");
    @autoreleasepool {
        NSString *prefix = headers == NULL ? @"DB" : [NSString stringWithUTF8String:headers];
        declarations = [[NSMutableDictionary alloc] init];
        readHeaders(@"Sources/ObjectiveC/ObjectiveDropboxOfficialFiles/include/ObjectiveDropboxOfficialFiles/Generated", prefix);
        readHeaders(@"Sources/ObjectiveC/ObjectiveDropboxOfficial/include/ObjectiveDropboxOfficial/Generated", prefix);
        CHECK([declarations count] > (headers == NULL ? 2300 : 0));
    }
    for (int round = 0; round < (rounds == NULL ? 1 : atoi(rounds)); round++) {
        @autoreleasepool {
            NSUInteger initializers = testTypes();
            printf("%lu types, %lu initializers\n", (unsigned long)[declarations count], (unsigned long)initializers);
        }
    }
    if (rounds == NULL) testMemory();
    return DBFinish("Reflection");
}
