import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** Whether an instant has passed. Sessions and tokens follow the real clock, which a sandbox cannot move. */
export function isOver(instant: string, now = Temporal.Now.instant()): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(instant), now) <= 0;
}
