#ifndef __APPLE__
#define _GNU_SOURCE  // for strptime
#endif
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBStoneSerializers.h>
#import <time.h>

@implementation DBNSDateSerializer

+ (NSString *)serialize:(NSDate *)value dateFormat:(NSString *)dateFormat {
    // Whole seconds, also for dates before 1970.
    NSTimeInterval seconds = [DBObjectOfClass(value, [NSDate class]) timeIntervalSince1970];
    time_t whole = (time_t)seconds;
    if ((NSTimeInterval)whole > seconds) whole--;
    struct tm parts;
    char text[256];
    const char *format = DBCString(dateFormat);
    if (format == NULL || gmtime_r(&whole, &parts) == NULL) return @"";
    size_t length = strftime(text, sizeof text, format, &parts);
    return [NSString stringWithUTF8String:length == 0 ? "" : text];
}

+ (NSDate *)deserialize:(NSString *)value dateFormat:(NSString *)dateFormat {
    struct tm parts = {.tm_mday = 1, .tm_year = 70};
    const char *text = DBCString(value), *format = DBCString(dateFormat);
    const char *end = text == NULL || format == NULL ? NULL : strptime(text, format, &parts);
    if (end == NULL || *end != '\0') {
        NSLog(@"+[DBNSDateSerializer deserialize:dateFormat:]: \"%@\" isn't a date in the format \"%@\"", value, dateFormat);
        return [NSDate dateWithTimeIntervalSince1970:0];
    }
    return [NSDate dateWithTimeIntervalSince1970:(NSTimeInterval)timegm(&parts)];
}

@end

// MARK: - Collections

@implementation DBArraySerializer

+ (NSArray *)serialize:(NSArray *)value withBlock:(id (^)(id))serializeBlock {
    NSMutableArray *results = [NSMutableArray array];
    for (id element in DBObjectOfClass(value, [NSArray class])) [results addObject:serializeBlock(element) ?: [NSNull null]];
    return results;
}

+ (NSArray *)deserialize:(NSArray *)jsonData withBlock:(id (^)(id))deserializeBlock {
    return [self serialize:jsonData withBlock:deserializeBlock];
}

@end

@implementation DBMapSerializer

+ (NSDictionary *)serialize:(NSDictionary *)value withBlock:(id (^)(id))serializeBlock {
    NSMutableDictionary *results = [NSMutableDictionary dictionary];
    value = DBObjectOfClass(value, [NSDictionary class]);
    for (id key in value) [results setObject:serializeBlock([value objectForKey:key]) ?: [NSNull null] forKey:key];
    return results;
}

+ (NSDictionary *)deserialize:(NSDictionary *)jsonData withBlock:(id (^)(id))deserializeBlock {
    return [self serialize:jsonData withBlock:deserializeBlock];
}

@end

// MARK: - Results of routes

@implementation NSArray (DBSerializable)

+ (NSDictionary<NSString *, id> *)serialize:(id)instance {
    return instance;
}

+ (id)deserialize:(NSDictionary<NSString *, id> *)dict {
    return dict;
}

@end

@implementation NSString (DBSerializable)

+ (NSDictionary<NSString *, id> *)serialize:(id)instance {
    return instance;
}

+ (id)deserialize:(NSDictionary<NSString *, id> *)dict {
    return dict;
}

@end
