import type { ShiftBreak, Work } from './work.ts';

/**
 * When a break ends that is recorded after what followed it, from a phone without a connection for example: at the start
 * of the next break, or at the clock-out. Null if neither follows, so that the pro is on this break.
 */
export function impliedBreakEnd(
  { punches, breaks }: Pick<Work, 'punches' | 'breaks'>,
  start: Date,
): Date | null {
  const next = punches.find((punch) => punch.time > start);
  const other = breaks.find(({ start_time }) => start_time > start && (!next || start_time < next.time));
  if (other) return other.start_time;
  return next?.punch_type === 'CLOCK_OUT' ? next.time : null;
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
