import type { Temporal } from '../../platform/time/temporal.ts';
import type { WorkTimes } from './workTimes.ts';

type Records = Pick<WorkTimes, 'punches' | 'breaks'>;

/**
 * When a break ends that is recorded after the clock-out that followed it, from a phone without a connection for
 * example: at that clock-out, or at the start of the next break before it. Null if no clock-out follows.
 *
 * @param start in milliseconds since the epoch
 */
export function impliedBreakEnd({ punches, breaks }: Records, start: number): Temporal.Instant | null {
  const next = punches.find(({ time }) => time.epochMilliseconds > start);
  if (next?.type !== 'CLOCK_OUT') return null;
  const end = next.time.epochMilliseconds;
  const other = breaks.find((one) => {
    const begin = one.start.epochMilliseconds;
    return begin > start && begin < end;
  });
  return other ? other.start : next.time;
}

/**
 * The break that an end at this time is of: the one that the pro is on, or the last before it with an implied end.
 *
 * @param time in milliseconds since the epoch
 */
export function breakToEnd(work: Records, time: number): WorkTimes['breaks'][number] | undefined {
  return (
    work.breaks.find(({ end }) => end === null) ??
    work.breaks.findLast(({ start, end }) => {
      const implied = impliedBreakEnd(work, start.epochMilliseconds);
      return start.epochMilliseconds < time && implied !== null && end?.equals(implied) === true;
    })
  );
}
