#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARINGRoutes.h>
