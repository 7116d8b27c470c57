// Generated from API/*.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBPAPER.h>
#import <ObjectiveDropboxOfficial/Generated/DBPAPEREarlierRoutes.h>
#import <ObjectiveDropboxOfficial/Generated/DBPAPEREarlierTypes.h>
#import <ObjectiveDropboxOfficial/Generated/DBPAPERRoutes.h>
#import <ObjectiveDropboxOfficial/Generated/DBRIVIERA.h>
#import <ObjectiveDropboxOfficial/Generated/DBRIVIERAEarlierRoutes.h>
#import <ObjectiveDropboxOfficial/Generated/DBRIVIERAEarlierTypes.h>
#import <ObjectiveDropboxOfficial/Generated/DBRIVIERARoutes.h>
#import <ObjectiveDropboxOfficial/Generated/DBSECONDARYEMAILS.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMEarlierRoutes.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMEarlierTypes.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOGEarlierRoutes.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOGEarlierTypes.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOGRoutes.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMRoutes.h>
