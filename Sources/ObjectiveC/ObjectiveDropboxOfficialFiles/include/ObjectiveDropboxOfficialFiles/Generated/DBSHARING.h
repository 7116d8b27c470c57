// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+AToG.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Base.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+File.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+IToR.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Link.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+List.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+SToV.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Share.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Shared.h>
