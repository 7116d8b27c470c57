#import <ObjectiveDropboxOfficial/Generated/DBPAPERRoutes.h>
