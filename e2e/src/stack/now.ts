import { inject } from 'vitest';

/** What time it is on the stacks whose clock has not been moved since they started. */
export function now(): Temporal.Instant {
  return Temporal.Now.instant().add({ milliseconds: inject('clockOffset') });
}
