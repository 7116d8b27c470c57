#import <ObjectiveDropboxOfficialFiles/DBOpenWithInfo.h>

#if TARGET_OS_IOS

/// The start of the keys of the user defaults under which descriptions are stored.
static NSString *const DBStorageKeyPrefix = @"DropboxOpenWithInfo-";

@implementation DBOpenWithInfo {
    NSString *_userId;
    NSString *_rev;
    NSString *_path;
    NSDate *_modifiedTime;
    BOOL _readOnly;
    NSString *_verb;
    NSString *_sessionId;
    NSString *_fileId;
    NSData *_fileData;
    NSString *_sourceApp;
}

@synthesize userId = _userId, rev = _rev, path = _path, modifiedTime = _modifiedTime, readOnly = _readOnly,
            verb = _verb, sessionId = _sessionId, fileId = _fileId, fileData = _fileData, sourceApp = _sourceApp;

- (id)initWithUserId:(NSString *)userId
                 rev:(NSString *)rev
                path:(NSString *)path
        modifiedTime:(NSDate *)modifiedTime
            readOnly:(BOOL)readOnly
                verb:(NSString *)verb
           sessionId:(NSString *)sessionId
              fileId:(NSString *)fileId
            fileData:(NSData *)fileData
           sourceApp:(NSString *)sourceApp {
    self = [super init];
    if (self != nil) {
        _userId = [userId copy];
        _rev = [rev copy];
        _path = [path copy];
        _modifiedTime = [modifiedTime copy];
        _readOnly = readOnly;
        _verb = [verb copy];
        _sessionId = [sessionId copy];
        _fileId = [fileId copy];
        _fileData = [fileData copy];
        _sourceApp = [sourceApp copy];
    }
    return self;
}

// MARK: Archives

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_userId forKey:@"userId"];
    [coder encodeObject:_rev forKey:@"rev"];
    [coder encodeObject:_path forKey:@"path"];
    [coder encodeObject:_modifiedTime forKey:@"modifiedTime"];
    [coder encodeBool:_readOnly forKey:@"readOnly"];
    [coder encodeObject:_verb forKey:@"verb"];
    [coder encodeObject:_sessionId forKey:@"sessionId"];
    [coder encodeObject:_fileId forKey:@"fileId"];
    [coder encodeObject:_fileData forKey:@"fileData"];
    [coder encodeObject:_sourceApp forKey:@"sourceApp"];
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    Class string = [NSString class];
    NSString *userId = [coder decodeObjectOfClass:string forKey:@"userId"];
    NSString *rev = [coder decodeObjectOfClass:string forKey:@"rev"];
    NSString *path = [coder decodeObjectOfClass:string forKey:@"path"];
    NSString *verb = [coder decodeObjectOfClass:string forKey:@"verb"];
    if (userId == nil || rev == nil || path == nil || verb == nil) return nil;
    return [self initWithUserId:userId
                            rev:rev
                           path:path
                   modifiedTime:[coder decodeObjectOfClass:[NSDate class] forKey:@"modifiedTime"]
                       readOnly:[coder decodeBoolForKey:@"readOnly"]
                           verb:verb
                      sessionId:[coder decodeObjectOfClass:string forKey:@"sessionId"]
                         fileId:[coder decodeObjectOfClass:string forKey:@"fileId"]
                       fileData:[coder decodeObjectOfClass:[NSData class] forKey:@"fileData"]
                      sourceApp:[coder decodeObjectOfClass:string forKey:@"sourceApp"]];
}

// MARK: User defaults

- (void)writeToStorageForSession:(NSString *)sessionId {
    NSString *session = sessionId != nil ? sessionId : _sessionId;
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:self requiringSecureCoding:NO error:NULL];
    if (session == nil || data == nil) return;
    [[NSUserDefaults standardUserDefaults] setObject:data forKey:[DBStorageKeyPrefix stringByAppendingString:session]];
}

+ (DBOpenWithInfo *)popFromStorageForSession:(NSString *)sessionId {
    if (sessionId == nil) return nil;
    NSString *key = [DBStorageKeyPrefix stringByAppendingString:sessionId];
    NSUserDefaults *settings = [NSUserDefaults standardUserDefaults];
    NSData *data = [settings dataForKey:key];
    if (data == nil) return nil;
    [settings removeObjectForKey:key];
    NSKeyedUnarchiver *archive = [[NSKeyedUnarchiver alloc] initForReadingFromData:data error:NULL];
    archive.requiresSecureCoding = NO;
    id object = [archive decodeObjectForKey:NSKeyedArchiveRootObjectKey];
    [archive finishDecoding];
    return [object isKindOfClass:[DBOpenWithInfo class]] ? object : nil;
}

@end

#endif
