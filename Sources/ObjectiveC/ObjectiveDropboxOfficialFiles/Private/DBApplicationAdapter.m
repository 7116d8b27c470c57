#import "DBApplicationAdapter.h"

#import <DropboxObjectiveCRuntime/DBSignInAdapter.h>

/// An app that shows its sign-in page with a block that cancels the sign-in.
@interface DBApplicationAdapter : DBSignInAdapter
@end

@implementation DBApplicationAdapter

- (void)presentPage:(NSURL *)url {
    // With GNUstep, the block doesn't retain the adapter, which exists until the sign-in has finished.
    [(id<DBSharedApplication>)[self application] presentAuthChannel:url
                                                      cancelHandler:^{
                                                        [self cancel];
                                                      }];
}

@end

void DBSetApplicationCallbacks(DropboxApplicationCallbacks *callbacks, id<DBSharedApplication> application) {
    DBApplicationAdapter *adapter = [[DBApplicationAdapter alloc] initWithApplication:application];
    [adapter setCallbacks:callbacks];
    DB_RELEASE(adapter);
}
