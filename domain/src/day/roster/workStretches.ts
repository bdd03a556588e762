import type { Temporal } from '../../platform/time/temporal.ts';

type Instant = Temporal.Instant;

/** A part of the work of a pro, from a clock-in to the clock-out after it. */
export interface Stretch {
  readonly start: Instant;
  /** Null while the pro is at work. */
  readonly end: Instant | null;
}

/**
 * The stretches of work of a pro, who can clock in again after a clock-out.
 *
 * @param punches the punches in order
 */
export function workStretches(
  punches: readonly { readonly type: 'CLOCK_IN' | 'CLOCK_OUT'; readonly time: Instant }[],
): readonly Stretch[] {
  return punches.reduce<readonly Stretch[]>((stretches, { type, time }) => {
    const last = stretches.at(-1);
    const isIn = last?.end === null;
    if (type === 'CLOCK_IN') return isIn ? stretches : [...stretches, { start: time, end: null }];
    return isIn ? [...stretches.slice(0, -1), { start: last.start, end: time }] : stretches;
  }, []);
}
