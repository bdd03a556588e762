import { daySummary } from '@brigade/domain/insight/home/daySummary.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationsDay_schedule$key } from '../../../__generated__/LocationsDay_schedule.graphql.ts';
import { useMinutes } from '../../../day/roster/useMinutes.ts';
import { currentInstant, currentMs } from '../../../platform/clock/currentTime.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { NoResults } from '../../../ui/illustrations/NoResults.tsx';
import { browserZone } from '../../../ui/theme/browserZone.ts';
import { boardHours } from '../boardHours.ts';
import { LocationDay } from './LocationDay.tsx';
import styles from './LocationsDay.module.css';
import { NextShift } from './NextShift.tsx';
import { shiftsByLocation } from './shiftsByLocation.ts';

const atWork: ReadonlySet<string> = new Set(['IN', 'ON_BREAK']);

interface Props {
  schedule: LocationsDay_schedule$key;
  /** Whether another day is loading. */
  isBusy: boolean;
}

/** The shifts of a day by location, those first where someone is missing, below what they add up to. */
export function LocationsDay({ schedule, isBusy }: Props) {
  const { from, gigs, isTruncated } = useFragment(
    graphql`
      fragment LocationsDay_schedule on DaySchedule @throwOnFieldError {
        from
        isTruncated
        gigs {
          gig {
            startTime
            endTime
            places
            confirmed
          }
          location {
            databaseId
            timeZone
          }
          pros {
            attendance {
              state
            }
          }
          ...NextShift_gig
          ...LocationDay_gigs
        }
      }
    `,
    schedule,
  );
  useMinutes();
  const shifts = gigs.map((staffed) => {
    const states = staffed.pros.map(({ attendance }) => attendance?.state ?? '');
    return {
      staffed,
      locationId: staffed.location.databaseId,
      startTime: staffed.gig.startTime,
      in: states.filter((state) => atWork.has(state)).length,
      missing: states.filter((state) => state === 'LATE').length,
    };
  });
  const groups = shiftsByLocation(shifts);
  const sum = (count: (shift: (typeof shifts)[number]) => number) =>
    shifts.reduce((total, shift) => total + count(shift), 0);
  const now = currentInstant();
  const isToday = gigs.some(
    ({ location }) => String(now.toZonedDateTimeISO(zoneOf(location)).toPlainDate()) === from,
  );
  const hours = isToday
    ? boardHours(gigs.map(({ gig: { startTime, endTime } }) => ({ startTime, endTime })))
    : null;
  const next = isToday ? gigs.find(({ gig }) => Date.parse(gig.startTime) > currentMs()) : undefined;

  if (gigs.length === 0) {
    return (
      <EmptyState illustration={<NoResults />} title="No shifts">
        None of your locations has a shift on this day.
      </EmptyState>
    );
  }
  return (
    <div className={styles.day} aria-busy={isBusy}>
      <p className={styles.summary}>
        {daySummary({
          shifts: shifts.length,
          locations: groups.length,
          places: sum(({ staffed: { gig } }) => gig.places),
          filled: sum(({ staffed: { gig } }) => Math.min(gig.places, gig.confirmed)),
          now: isToday ? { in: sum((shift) => shift.in), missing: sum((shift) => shift.missing) } : null,
        })}{' '}
        {next ? <NextShift gig={next} /> : null}
      </p>
      {isTruncated ? (
        <InlineAlert>The first 200 shifts are shown. Open a location to see all of its shifts.</InlineAlert>
      ) : null}
      <div className={styles.locations}>
        {groups.map((group) => (
          <LocationDay
            key={group[0]?.locationId}
            gigs={group.map(({ staffed }) => staffed)}
            date={from}
            hours={hours}
          />
        ))}
      </div>
    </div>
  );
}

function zoneOf({ timeZone }: { readonly timeZone: string | null | undefined }): string {
  return timeZone ?? browserZone();
}
