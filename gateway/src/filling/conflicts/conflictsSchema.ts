import './applicationConflicts.ts';
import './Conflict.ts';
