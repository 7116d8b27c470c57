#import <ObjectiveDropboxOfficialFiles/DBCustomRoutes.h>
