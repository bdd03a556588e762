import './addUserNote.ts';
import './noteConnection.ts';
import './UserNote.ts';
