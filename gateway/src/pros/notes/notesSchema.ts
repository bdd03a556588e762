import './addProNote.ts';
import './deleteProNote.ts';
import './ProNote.ts';
import './proNoteConnection.ts';
