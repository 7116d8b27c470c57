#import <ObjectiveDropboxOfficialFiles/DBTasksStorage.h>
