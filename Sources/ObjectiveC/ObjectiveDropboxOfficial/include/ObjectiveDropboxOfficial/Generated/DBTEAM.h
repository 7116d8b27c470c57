// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+AToF.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Base.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+GToR.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Group.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Legal.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+List.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Member.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Members.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+MembersSet.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+SToU.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Team.h>
