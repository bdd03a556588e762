import './GigChange.ts';
import './gigChanges.ts';
