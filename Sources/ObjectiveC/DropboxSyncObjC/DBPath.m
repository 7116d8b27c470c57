#import <DropboxSyncObjC/DBPath.h>
#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>

@implementation DBPath

+ (DBPath *)root {
    return DBSyncObjectForReference([DBPath class], dropboxSyncPathCreateRoot(), NULL, NULL);
}

- (id)initWithString:(NSString *)pathStr {
    DropboxSyncPathRef path = dropboxSyncPathCreate(DBSyncBytesOfString(pathStr));
    if (path == NULL) {
        DB_RELEASE(self);
        return nil;
    }
    return [self initWithReference:path];
}

- (id)copyWithZone:(NSZone *)zone {
    (void)zone;
    return DB_RETAIN(self);
}

- (NSString *)name {
    return DBSyncStringFromBuffer(dropboxSyncPathCopyName([self reference]));
}

- (DBPath *)childPath:(NSString *)childName {
    DropboxSyncPathRef child = dropboxSyncPathCreateChild([self reference], DBSyncBytesOfString(childName));
    return DBSyncObjectForReference([DBPath class], child, NULL, NULL);
}

- (DBPath *)parent {
    return DBSyncObjectForReference([DBPath class], dropboxSyncPathCreateParent([self reference]), NULL, NULL);
}

- (NSString *)stringValue {
    return DBSyncStringFromBuffer(dropboxSyncPathCopyText([self reference]));
}

// MARK: Comparison

- (BOOL)isEqual:(id)other {
    if (other == self) return YES;
    if (![other isKindOfClass:[DBPath class]]) return NO;
    return dropboxSyncPathIsEqual([self reference], [(DBPath *)other reference]) ? YES : NO;
}

- (NSUInteger)hash {
    return dropboxSyncPathGetHash([self reference]);
}

- (NSString *)description {
    return [self stringValue];
}

@end
