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
      return { ...work, breaks: [...work.breaks, { start: time, end: null }] };
    case 'endBreak':
      return { ...work, breaks: ended };
    default:
      return work;
  }
}
