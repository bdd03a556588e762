import { Temporal } from '../../platform/time/temporal.ts';
import { currentGigStatusLabel, type CurrentGigStatus } from './currentGigStatus.ts';

interface TextFacts {
  readonly startTime: Temporal.Instant;
  readonly endTime: Temporal.Instant;
  /** The number of places that no one has, is selected for or is asked to take. */
  readonly open: number;
}

/** The status in words for people. A shift that lacks pros says that it has started, for it has little time left. */
export function gigStatusText(
  status: CurrentGigStatus,
  { startTime, endTime, open }: TextFacts,
  now: Temporal.Instant,
): string {
  const isOn = Temporal.Instant.compare(now, startTime) >= 0 && Temporal.Instant.compare(now, endTime) < 0;
  if (!isOn || (status !== 'UNFILLED' && status !== 'SHORT_STAFFED')) return currentGigStatusLabel(status);
  return open > 0 ? `Started, ${open} open` : 'Started, short-staffed';
}
