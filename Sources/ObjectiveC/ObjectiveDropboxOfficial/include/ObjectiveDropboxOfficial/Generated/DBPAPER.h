// Generated from API/paper.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBPAPER/DBPAPER+Base.h>
#import <ObjectiveDropboxOfficial/Generated/DBPAPER/DBPAPER+List.h>
#import <ObjectiveDropboxOfficial/Generated/DBPAPER/DBPAPER+Paper.h>
#import <ObjectiveDropboxOfficial/Generated/DBPAPER/DBPAPER+Types.h>
