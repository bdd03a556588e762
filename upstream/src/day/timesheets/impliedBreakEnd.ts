import type { ShiftBreak, Work } from './work.ts';

/**
 * When a break ends that is recorded after the clock-out that followed it, from a phone without a connection for
 * example: at that clock-out, or at the start of the next break before it. Null if no clock-out follows.
 */
export function impliedBreakEnd(
  { punches, breaks }: Pick<Work, 'punches' | 'breaks'>,
  start: Date,
): Date | null {
  const next = punches.find((punch) => punch.time > start);
  if (next?.punch_type !== 'CLOCK_OUT') return null;
  const other = breaks.find(({ start_time }) => start_time > start && start_time < next.time);
  return other?.start_time ?? next.time;
}

/** The break that an end at this time is of: the one that the pro is on, or the last before it with an implied end. */
export function breakToEnd(work: Pick<Work, 'punches' | 'breaks'>, time: Date): ShiftBreak | undefined {
  const { breaks } = work;
  return (
    breaks.find(({ end_time }) => end_time === null) ??
    breaks.findLast(
      ({ start_time, end_time }) =>
        start_time < time && end_time?.getTime() === impliedBreakEnd(work, start_time)?.getTime(),
    )
  );
}
