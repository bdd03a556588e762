import { longestShiftHours } from '../gigs/shiftLength.ts';

/** The times of a shift on the clock of the place, "18:30"; an end at or before the start is on the next day. */
export interface ShiftHours {
  readonly startTime: string;
  readonly endTime: string;
  readonly unpaidBreakMinutes: number;
}

/** What is wrong with a field of a shift template. */
export interface ShiftTemplateProblem {
  readonly field: 'endTime' | 'unpaidBreakMinutes';
  readonly message: string;
}

const dayMinutes = 24 * 60;

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** How long a shift is by the clock on the wall, in minutes: 1 to 1440. */
export function wallMinutes({ startTime, endTime }: Pick<ShiftHours, 'startTime' | 'endTime'>): number {
  const minutes = minuteOfDay(endTime) - minuteOfDay(startTime);
  return minutes > 0 ? minutes : minutes + dayMinutes;
}

/** What keeps these hours from being a template; empty when nothing does. */
export function shiftTemplateProblems(shift: ShiftHours): ShiftTemplateProblem[] {
  const minutes = wallMinutes(shift);
  const problems: ShiftTemplateProblem[] = [];
  if (minutes > longestShiftHours * 60) {
    problems.push({ field: 'endTime', message: `A shift can be at most ${longestShiftHours} hours long` });
  }
  if (shift.unpaidBreakMinutes >= minutes) {
    problems.push({ field: 'unpaidBreakMinutes', message: 'The break must be shorter than the shift' });
  }
  return problems;
}
