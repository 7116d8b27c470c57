#import <Foundation/Foundation.h>

@class DBAccount;

NS_ASSUME_NONNULL_BEGIN

// The types are those of the original headers, which didn't say `void`.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wstrict-prototypes"

/// A block that is called on the main queue when something changes.
///
/// The block doesn't receive the change: read the properties of the object. Several changes can cause one call.
typedef void (^DBObserver)();

#pragma clang diagnostic pop

/// A block that is called on the main queue with an account that was linked or unlinked.
typedef void (^DBAccountManagerObserver)(DBAccount *account);

NS_ASSUME_NONNULL_END
