#import <ObjectiveDropboxOfficialFiles/DBStoneValidators.h>

// Blocks don't retain objects with gcc's runtime, and can't be released automatically. There, validators are never released.
#if __has_feature(objc_arc)
#define DB_CAPTURE(object) (object)
#else
#define DB_CAPTURE(object) ([(object) retain])
#endif

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
    NSNumber *minimum = DB_CAPTURE(minLength), *maximum = DB_CAPTURE(maxLength);
    NSString *expression = DB_CAPTURE(pattern);
    void (^validator)(NSString *) = ^(NSString *value) {
        NSNumber *length = [NSNumber numberWithUnsignedInteger:[value length]];
        DBCheckLimits(length, minimum, maximum, [NSString stringWithFormat:@"The length of \"%@\"", value]);
        if (expression != nil) DBCheckPattern(value ?: @"", expression);
    };
    return DB_COPY_BLOCK(validator);
}

+ (void (^)(NSNumber *))numericValidator:(NSNumber *)minValue maxValue:(NSNumber *)maxValue {
    NSNumber *minimum = DB_CAPTURE(minValue), *maximum = DB_CAPTURE(maxValue);
    void (^validator)(NSNumber *) = ^(NSNumber *value) {
        if (value != nil) DBCheckLimits(value, minimum, maximum, @"The number");
    };
    return DB_COPY_BLOCK(validator);
}

+ (void (^)(NSArray *))arrayValidator:(NSNumber *)minItems
                             maxItems:(NSNumber *)maxItems
                        itemValidator:(void (^)(id))itemValidator {
    NSNumber *minimum = DB_CAPTURE(minItems), *maximum = DB_CAPTURE(maxItems);
    void (^validator)(NSArray *) = ^(NSArray *value) {
        NSNumber *count = [NSNumber numberWithUnsignedInteger:[value count]];
        DBCheckLimits(count, minimum, maximum, @"The number of elements");
        if (itemValidator == nil) return;
        for (id item in value) itemValidator(item);
    };
    return DB_COPY_BLOCK(validator);
}

+ (void (^)(NSDictionary *))mapValidator:(void (^)(id))itemValidator {
    void (^validator)(NSDictionary *) = ^(NSDictionary *value) {
        if (itemValidator == nil) return;
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
