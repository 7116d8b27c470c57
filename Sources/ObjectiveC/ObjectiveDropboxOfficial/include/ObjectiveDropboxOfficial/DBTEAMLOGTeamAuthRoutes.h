#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOGRoutes.h>
