import './gigApplicationsChanged.ts';
import './LiveChanges.ts';
import './liveCursor.ts';
import './locationGigsChanged.ts';
import './managedGigsChanged.ts';
