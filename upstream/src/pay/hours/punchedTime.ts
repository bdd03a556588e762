import type { Selectable } from 'kysely';
import type { ShiftBreaksTable } from '../../filling/applications/shiftBreaksTable.ts';
import type { TimePunchesTable } from '../../filling/applications/timePunchesTable.ts';

/** The time records of a pro in a gig, in order. */
export type TimeRecords = {
  punches: readonly Pick<Selectable<TimePunchesTable>, 'time' | 'punch_type' | 'is_automatic'>[];
  breaks: readonly Pick<Selectable<ShiftBreaksTable>, 'start_time' | 'end_time'>[];
  /** When a manager last changed or deleted one of them; null for never. */
  corrected_ts: Date | null;
};

/** A part of the work, from when to when. */
export type Span = { start: Date; end: Date };

type Punches = Pick<TimeRecords, 'punches'>;

/**
 * The stretches of work, each from a clock-in to the clock-out after it. A stretch without a clock-out by a person has
 * no end: an automatic one says nothing about when the pro left.
 */
export function stretchesOf({ punches }: Punches): { start: Date; end: Date | null }[] {
  const stretches: { start: Date; end: Date | null }[] = [];
  let open: { start: Date; end: Date | null } | undefined;
  for (const { punch_type, time, is_automatic } of punches) {
    if (punch_type === 'CLOCK_OUT') {
      if (open && !is_automatic) open.end = time;
      open = undefined;
    } else if (!open) {
      open = { start: time, end: null };
      stretches.push(open);
    }
  }
  return stretches;
}

/** The first clock-in and the last clock-out. An automatic clock-out says nothing about when the pro left. */
export function punchedTime({ punches }: Punches): { clockIn: Date | null; clockOut: Date | null } {
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

/** Whole minutes of all spans together. */
export function minutesOf(spans: readonly Span[]): number {
  return Math.floor(spans.reduce((sum, { start, end }) => sum + end.getTime() - start.getTime(), 0) / 60_000);
}
