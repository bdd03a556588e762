import { displayZone, formatDay, formatTimeRange } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';

/** A conflict as the gateway returns it. */
export interface Conflict {
  readonly kind: string;
  readonly work:
    | {
        readonly startTime: string;
        readonly endTime: string;
        readonly isConfirmed: boolean;
        readonly locationName: string | null | undefined;
      }
    | null
    | undefined;
  readonly restMinutes: number | null | undefined;
  readonly weekMinutes: number | null | undefined;
}

/**
 * A conflict in words for people: "Works Fri, Nov 20, 5 – 11 pm at Copper Finch Bar". A place that the reader may not
 * know of is "another location".
 */
export function conflictText(
  { kind, work, restMinutes, weekMinutes }: Conflict,
  zone: string | null,
  now: Temporal.Instant = currentInstant(),
): string {
  if (kind === 'OVERTIME') return `Over 40 hours that week: ${hoursText(weekMinutes ?? 0)} with this shift`;
  if (!work) return 'Has other work';
  const shownZone = displayZone(zone, browserZone());
  const [from, until] = [Temporal.Instant.from(work.startTime), Temporal.Instant.from(work.endTime)];
  const when = `${formatDay(from, shownZone, now)}, ${formatTimeRange(from, until, shownZone)}`;
  const where = work.locationName ?? 'another location';
  const what = `${work.isConfirmed ? 'works' : 'is selected'} ${when} at ${where}`;
  if (kind === 'SHORT_REST') return `Only ${hoursText(restMinutes ?? 0)} of rest: ${what}`;
  return `Same time: ${what}`;
}

/** "7 h 30 min" */
function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
