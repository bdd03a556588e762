import type { Temporal } from '../../platform/time/temporal.ts';
import type { WorkTimes } from './workTimes.ts';

type Records = Pick<WorkTimes, 'punches' | 'breaks'>;

/**
 * When a break ends that is recorded after what followed it, from a phone without a connection for example: at the start
 * of the next break, or at the clock-out. Null if neither follows, so that the pro is on this break.
 *
 * @param start in milliseconds since the epoch
 */
export function impliedBreakEnd({ punches, breaks }: Records, start: number): Temporal.Instant | null {
  const next = punches.find(({ time }) => time.epochMilliseconds > start);
  const until = next?.time.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const [other] = breaks
    .map((one) => one.start)
    .filter(({ epochMilliseconds: begin }) => begin > start && begin < until)
    .toSorted((one, another) => one.epochMilliseconds - another.epochMilliseconds);
  if (other) return other;
  return next?.type === 'CLOCK_OUT' ? next.time : null;
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
