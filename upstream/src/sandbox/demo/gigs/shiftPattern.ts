import type { WallClockHours } from '../calendar/shiftTimes.ts';
import type { WeekCurve } from '../calendar/plannedDays.ts';
import type { SkillName } from '../skills/skillNames.ts';

/** A kind of shift that a location posts regularly. */
export interface ShiftPattern {
  /** As in "the dinner shift". */
  name: string;
  hours: WallClockHours;
  days: WeekCurve;
  /** The trades, their relative frequency and the maximum headcount of a gig. */
  staff: readonly (readonly [skill: SkillName, weight: number, mostHeads: number])[];
}

export const everyDay: WeekCurve = [1, 1, 1, 1, 1, 1, 1];
export const weekdays: WeekCurve = [1, 1, 1, 1, 1, 0, 0];
export const weekend: WeekCurve = [0, 0, 0, 0, 0, 1, 1];
export const lateWeek: WeekCurve = [0, 0, 0, 1, 2, 2, 0.5];
export const towardsWeekend: WeekCurve = [0.5, 0.6, 0.8, 1, 1.4, 1.5, 1];
