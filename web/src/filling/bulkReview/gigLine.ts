import { displayZone, formatDay, formatTimeRange } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';

interface GigFacts {
  readonly databaseId: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string | null | undefined;
  readonly position: string;
}

/** A gig in one line: "Server #12 · Fri, Nov 20 · 5 – 11 pm". */
export function gigLine({ databaseId, startTime, endTime, timeZone, position }: GigFacts): string {
  const zone = displayZone(timeZone ?? null, browserZone());
  const [start, end] = [Temporal.Instant.from(startTime), Temporal.Instant.from(endTime)];
  const day = formatDay(start, zone, currentInstant());
  return `${position} #${databaseId} · ${day} · ${formatTimeRange(start, end, zone)}`;
}
