#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
