import { displayZone, formatDay, formatTimeRange } from '@brigade/domain/time/formatTime.ts';
import { Temporal } from '@brigade/domain/time/temporal.ts';
import { currentInstant } from '../clock/currentTime.ts';
import { browserZone } from '../ui/browserZone.ts';

interface GigFacts {
  readonly databaseId: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
  readonly position: string;
}

/** A gig in one line: "Server #12 · Fri, Nov 20 · 5 – 11 pm". */
export function gigLine({ databaseId, startTime, endTime, timeZone, position }: GigFacts): string {
  const zone = displayZone(timeZone, browserZone());
  const [start, end] = [Temporal.Instant.from(startTime), Temporal.Instant.from(endTime)];
  const day = formatDay(start, zone, currentInstant());
  return `${position} #${databaseId} · ${day} · ${formatTimeRange(start, end, zone)}`;
}
