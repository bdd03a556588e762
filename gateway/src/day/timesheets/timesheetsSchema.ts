import './BreakCheck.ts';
import './changeBreak.ts';
import './changePunch.ts';
import './deleteBreak.ts';
import './deletePunch.ts';
import './ShiftBreak.ts';
import './TimePunch.ts';
import './timeRecords.ts';
