// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+AToF.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+GToR.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Group.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Legal.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+List.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Member.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Members.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+MembersSet.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+SToU.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Team.h>
