import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';

/** The longest range of a team captain's page. */
const mostHours = 7 * 24;

interface Facts {
  /** The number of a gig of the event. */
  readonly sourceGigId: number;
  /** Instants in ISO 8601. */
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
}

/** The address of the page for the team captains of an event, for its first seven days. */
export function captainHrefOf({ sourceGigId, startTime, endTime, timeZone }: Facts): string {
  const latest = Temporal.Instant.from(startTime).add({ hours: mostHours });
  const end = Temporal.Instant.compare(endTime, latest) > 0 ? latest.toString() : endTime;
  return `/team-captain${stringifySearch({
    source_gig_id: sourceGigId,
    start_time: startTime,
    end_time: end,
    timezone: timeZone,
  })}`;
}
