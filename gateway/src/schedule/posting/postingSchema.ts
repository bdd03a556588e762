import './PostableSkill.ts';
import './gigPostingFields.ts';
import './postGigs.ts';
import './postingFields.ts';
import './ShiftLineInput.ts';
