import { breakToEnd, impliedBreakEnd } from '@brigade/domain/day/roster/impliedBreakEnd.ts';
import type { WorkTimes } from '@brigade/domain/day/roster/workTimes.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { Act } from './act.ts';
import { addsRecord } from './queue.ts';

/** The times of a pro as they are once the server has what waits on this device. */
export function withActs(work: WorkTimes, acts: readonly Act[]): WorkTimes {
  return acts.filter(addsRecord).reduce(withAct, work);
}

function withAct(work: WorkTimes, { kind, time: text }: Act): WorkTimes {
  const time = Temporal.Instant.from(text);
  const punches = (type: 'CLOCK_IN' | 'CLOCK_OUT') =>
    [...work.punches, { type, time }].toSorted((one, other) =>
      Temporal.Instant.compare(one.time, other.time),
    );
  // A clock-out ends the break that the pro is on.
  const ended = work.breaks.map((one) => (one.end === null ? { ...one, end: time } : one));
  switch (kind) {
    case 'clockIn':
      return { ...work, punches: punches('CLOCK_IN') };
    case 'clockOut':
      return { ...work, punches: punches('CLOCK_OUT'), breaks: ended };
    case 'startBreak':
      return { ...work, breaks: withBreak(work, time) };
    case 'endBreak':
      return { ...work, breaks: withEnd(work, time) };
    default:
      return work;
  }
}

/** A break that began before a clock-out of another manager, or a later break, ends with it, until its own end counts. */
function withBreak(work: WorkTimes, start: Temporal.Instant): WorkTimes['breaks'] {
  const end = impliedBreakEnd(work, start.epochMilliseconds);
  return [...work.breaks, { start, end }].toSorted((one, other) =>
    Temporal.Instant.compare(one.start, other.start),
  );
}

function withEnd(work: WorkTimes, end: Temporal.Instant): WorkTimes['breaks'] {
  const ending = breakToEnd(work, end.epochMilliseconds);
  return work.breaks.map((one) => (one === ending ? { ...one, end } : one));
}
