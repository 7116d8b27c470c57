#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The names of an account's user and team.
@interface DBAccountInfo : NSObject {
@private
    NSString *_displayName;
    NSString *_userName;
    NSString *_orgName;
}

/// The name of the account for display: `userName`, or `userName (orgName)` for a member of a team.
@property (nonatomic, readonly) NSString *displayName;

/// The user's name.
@property (nonatomic, readonly) NSString *userName;

/// The name of the user's team; `nil` if the user isn't in a team.
@property (nonatomic, readonly, nullable) NSString *orgName;

@end

NS_ASSUME_NONNULL_END
