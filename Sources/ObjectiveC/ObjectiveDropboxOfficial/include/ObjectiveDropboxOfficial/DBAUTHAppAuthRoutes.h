#import <ObjectiveDropboxOfficialFiles/Generated/DBAUTHRoutes.h>
