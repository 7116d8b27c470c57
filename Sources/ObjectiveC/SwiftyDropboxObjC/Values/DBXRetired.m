#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <SwiftyDropboxObjC/DBXRetired.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"

@implementation DBXTeamLogAccountCapturePolicyPreventPersonalCreation

- (instancetype)init {
    DBXTeamLogAccountCapturePolicy *other = [[DBXTeamLogAccountCapturePolicyOther alloc] init];
    self = [self initWithDropboxObject:[other copyDropboxObject]];
    DB_RELEASE(other);
    return self;
}

+ (instancetype)new {
    return [[self alloc] init];
}

/// It is sent as `other`, but isn't an object of that class.
- (DBXTeamLogAccountCapturePolicyOther *)asOther {
    return nil;
}

@end

@implementation DBXTeamLogAccountCapturePolicy (Retired)

- (DBXTeamLogAccountCapturePolicyPreventPersonalCreation *)asPreventPersonalCreation {
    BOOL isMember = [self isKindOfClass:[DBXTeamLogAccountCapturePolicyPreventPersonalCreation class]];
    return isMember ? (DBXTeamLogAccountCapturePolicyPreventPersonalCreation *)self : nil;
}

@end

@implementation DBXFilesPropertiesRemoveRpcRequest @end
@implementation DBXFilesPropertiesTemplateGetRpcRequest @end
@implementation DBXFilesPropertiesTemplateListRpcRequest @end
@implementation DBXTeamPropertiesTemplateListRpcRequest @end
@implementation DBXTeamPropertiesTemplateUpdateRpcRequest @end
