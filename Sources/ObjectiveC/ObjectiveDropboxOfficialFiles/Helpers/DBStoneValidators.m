#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBStoneValidators.h>

// Blocks don't retain objects with gcc's runtime, and can't be released automatically. There, validators are never released.
#if __has_feature(objc_arc)
#define DB_CAPTURE(object) (object)
#else
#define DB_CAPTURE(object) ([(object) retain])
#endif

static NSNumber *DBNumberOrNil(id object) {
    return DBObjectOfClass(object, [NSNumber class]);
}

/// Logs that a value is of another class, and returns `NO` then. `nil` is of each class.
static BOOL DBIsOfClass(id value, Class expected) {
    if (value == nil || [value isKindOfClass:expected]) return YES;
    NSLog(@"%@ isn't of the class %@", value, NSStringFromClass(expected));
    return NO;
}

/// Logs that a value isn't between two limits, which can be `nil`.
static void DBCheckLimits(NSNumber *value, NSNumber *minimum, NSNumber *maximum, NSString *subject) {
    if (minimum != nil && [value compare:minimum] == NSOrderedAscending) {
        NSLog(@"%@ is %@, but must be at least %@", subject, value, minimum);
    }
    if (maximum != nil && [value compare:maximum] == NSOrderedDescending) {
        NSLog(@"%@ is %@, but must be at most %@", subject, value, maximum);
    }
}

/// Logs that a string doesn't match a regular expression.
static void DBCheckPattern(NSString *value, NSString *pattern) {
    NSRegularExpression *expression = [NSRegularExpression
        regularExpressionWithPattern:[NSString stringWithFormat:@"\\A(?:%@)\\z", pattern]
                             options:0
                               error:NULL];
    if (expression == nil) {
        NSLog(@"The pattern \"%@\" isn't a valid regular expression", pattern);
    } else if ([expression numberOfMatchesInString:value options:0 range:NSMakeRange(0, [value length])] == 0) {
        NSLog(@"The string \"%@\" doesn't match the pattern \"%@\"", value, pattern);
    }
}

// An implementation can't use the class's type parameter.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wmismatched-return-types"

@implementation DBStoneValidators

+ (void (^)(NSString *))stringValidator:(NSNumber *)minLength maxLength:(NSNumber *)maxLength pattern:(NSString *)pattern {
    NSNumber *minimum = DB_CAPTURE(DBNumberOrNil(minLength)), *maximum = DB_CAPTURE(DBNumberOrNil(maxLength));
    NSString *expression = DB_CAPTURE(DBStringOrNil(pattern));
    void (^validator)(NSString *) = ^(NSString *value) {
        if (!DBIsOfClass(value, [NSString class])) return;
        NSNumber *length = [NSNumber numberWithUnsignedInteger:[value length]];
        DBCheckLimits(length, minimum, maximum, [NSString stringWithFormat:@"The length of \"%@\"", value]);
        if (expression != nil) DBCheckPattern(value ?: @"", expression);
    };
    return DB_COPY_BLOCK(validator);
}

+ (void (^)(NSNumber *))numericValidator:(NSNumber *)minValue maxValue:(NSNumber *)maxValue {
    NSNumber *minimum = DB_CAPTURE(DBNumberOrNil(minValue)), *maximum = DB_CAPTURE(DBNumberOrNil(maxValue));
    void (^validator)(NSNumber *) = ^(NSNumber *value) {
        if (value != nil && DBIsOfClass(value, [NSNumber class])) DBCheckLimits(value, minimum, maximum, @"The number");
    };
    return DB_COPY_BLOCK(validator);
}

+ (void (^)(NSArray *))arrayValidator:(NSNumber *)minItems
                             maxItems:(NSNumber *)maxItems
                        itemValidator:(void (^)(id))itemValidator {
    NSNumber *minimum = DB_CAPTURE(DBNumberOrNil(minItems)), *maximum = DB_CAPTURE(DBNumberOrNil(maxItems));
    void (^validator)(NSArray *) = ^(NSArray *value) {
        if (!DBIsOfClass(value, [NSArray class])) return;
        NSNumber *count = [NSNumber numberWithUnsignedInteger:[value count]];
        DBCheckLimits(count, minimum, maximum, @"The number of elements");
        if (itemValidator == nil) return;
        for (id item in value) itemValidator(item);
    };
    return DB_COPY_BLOCK(validator);
}

+ (void (^)(NSDictionary *))mapValidator:(void (^)(id))itemValidator {
    void (^validator)(NSDictionary *) = ^(NSDictionary *value) {
        if (itemValidator == nil || !DBIsOfClass(value, [NSDictionary class])) return;
        for (id key in value) itemValidator([value objectForKey:key]);
    };
    return DB_COPY_BLOCK(validator);
}

+ (void (^)(id))nullableValidator:(void (^)(id))internalValidator {
    void (^validator)(id) = ^(id value) {
        if (value != nil && internalValidator != nil) internalValidator(value);
    };
    return DB_COPY_BLOCK(validator);
}

+ (void (^)(id))nonnullValidator:(void (^)(id))internalValidator {
    void (^validator)(id) = ^(id value) {
        if (value == nil) {
            NSLog(@"A value is nil, but is required");
        } else if (internalValidator != nil) {
            internalValidator(value);
        }
    };
    return DB_COPY_BLOCK(validator);
}

+ (void)raiseIllegalStateErrorWithMessage:(NSString *)message {
    NSLog(@"%@", message);
}

@end

#pragma clang diagnostic pop
