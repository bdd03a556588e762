import { type Conflict, type ScheduledWork, restHours, weekMinutes } from './conflict.ts';

/** A time of work, including its unpaid break. */
type Work = Pick<ScheduledWork, 'start_time' | 'end_time' | 'unpaid_break_minutes'>;

/** A week of the gig's place, from a Sunday to the next one by the clock there. */
export type Week = { start: Date; end: Date };

const minute = 60_000;

/**
 * The conflicts of a gig with the other work of a pro: overlaps, then short rests, then weeks with overtime. Compares
 * instants, so that a daylight saving change adds or removes no hour.
 *
 * @param weeks those that the gig touches
 */
export function detectConflicts(
  gig: Work,
  held: readonly ScheduledWork[],
  weeks: readonly Week[],
): Conflict[] {
  const overlaps = held.filter((work) => restMinutes(gig, work) < 0);
  const short = held
    .map((work) => ({ work, restMinutes: restMinutes(gig, work) }))
    .filter((rest) => rest.restMinutes >= 0 && rest.restMinutes < restHours * 60);
  const long = weeks
    .map((week) => ({ minutes: sum([gig, ...held].map((work) => minutesIn(week, work))), week }))
    .filter(({ minutes, week }) => minutes > weekMinutes && minutesIn(week, gig) > 0);
  return [
    ...overlaps.map((work) => ({ kind: 'OVERLAP', work }) as const),
    ...short.map((rest) => ({ kind: 'SHORT_REST', ...rest }) as const),
    ...long.map(({ minutes, week }) => ({ kind: 'OVERTIME', minutes, weekStart: week.start }) as const),
  ];
}

/** Whole minutes between the end of one and the start of the other; negative when they overlap. */
function restMinutes(one: Work, other: Work): number {
  const between = Math.max(
    other.start_time.getTime() - one.end_time.getTime(),
    one.start_time.getTime() - other.end_time.getTime(),
  );
  return Math.floor(between / minute);
}

/** The minutes of work that lie in a week. The break counts to the week in which the work begins. */
function minutesIn({ start, end }: Week, { start_time, end_time, unpaid_break_minutes }: Work): number {
  const from = Math.max(start.getTime(), start_time.getTime());
  const until = Math.min(end.getTime(), end_time.getTime());
  const pause = start_time >= start && start_time < end ? unpaid_break_minutes : 0;
  return Math.max(0, (until - from) / minute - pause);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
