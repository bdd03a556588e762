import './gigApplicationsChanged.ts';
import './LiveChanges.ts';
import './locationGigsChanged.ts';
