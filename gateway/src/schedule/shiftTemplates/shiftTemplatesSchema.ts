import './createShiftTemplate.ts';
import './deleteShiftTemplate.ts';
import './ShiftTemplate.ts';
import './shiftTemplateFields.ts';
import './updateShiftTemplate.ts';
