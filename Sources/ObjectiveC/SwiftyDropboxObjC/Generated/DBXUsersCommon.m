// Generated from API/users_common.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXUsersCommon.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXUsersCommonAccountType @end
@implementation DBXUsersCommonAccountTypeBasic @end
@implementation DBXUsersCommonAccountTypePro @end
@implementation DBXUsersCommonAccountTypeBusiness @end
