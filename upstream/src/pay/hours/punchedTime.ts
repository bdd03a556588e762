import type { Selectable } from 'kysely';
import type { ShiftBreaksTable } from '../../filling/applications/shiftBreaksTable.ts';
import type { TimePunchesTable } from '../../filling/applications/timePunchesTable.ts';

/** The time records of a pro in a gig, in order. */
export type TimeRecords = {
  punches: readonly Pick<Selectable<TimePunchesTable>, 'time' | 'punch_type' | 'is_automatic'>[];
  breaks: readonly Pick<Selectable<ShiftBreaksTable>, 'start_time' | 'end_time'>[];
};

/** The first clock-in and the last clock-out. An automatic clock-out says nothing about when the pro left. */
export function punchedTime({ punches }: Pick<TimeRecords, 'punches'>): {
  clockIn: Date | null;
  clockOut: Date | null;
} {
  const last = punches.at(-1);
  return {
    clockIn: punches.find(({ punch_type }) => punch_type === 'CLOCK_IN')?.time ?? null,
    clockOut: last?.punch_type === 'CLOCK_OUT' && !last.is_automatic ? last.time : null,
  };
}

/** Whole minutes from one instant to the next. */
export function minutesBetween(start: Date, end: Date): number {
  return Math.floor((end.getTime() - start.getTime()) / 60_000);
}
