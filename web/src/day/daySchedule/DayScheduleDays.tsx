import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DayScheduleDays_schedule$key } from '../../__generated__/DayScheduleDays_schedule.graphql.ts';
import { dayLabel } from '../../schedule/calendar/dates/dayLabel.ts';
import { daysFrom } from '../../schedule/calendar/dates/shownDays.ts';
import { useMinutes } from '../roster/useMinutes.ts';
import styles from './DayScheduleDays.module.css';
import { StaffedShift } from './StaffedShift.tsx';

interface Props {
  schedule: DayScheduleDays_schedule$key;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** Whether the viewer may fill open places and replace pros. */
  canManage: boolean;
  /** Whether other days are loading. */
  isBusy: boolean;
}

/** The shifts of each day. A shift that began the evening before is on the first day. */
export function DayScheduleDays({ schedule, locationId, zone, canManage, isBusy }: Props) {
  const { from, until, gigs } = useFragment(
    graphql`
      fragment DayScheduleDays_schedule on DaySchedule @throwOnFieldError {
        from
        until
        gigs {
          gig {
            id
            startTime
          }
          ...StaffedShift_gig
        }
      }
    `,
    schedule,
  );
  useMinutes();
  const dayOf = (instant: string) => {
    const day = String(Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate());
    return day < from ? from : day;
  };
  return (
    <div className={styles.days} aria-busy={isBusy}>
      {daysFrom(from, until).map((day) => {
        const shifts = gigs.filter(({ gig }) => dayOf(gig.startTime) === String(day));
        const label = dayLabel(day);
        return (
          <section key={String(day)} aria-label={label} className={styles.day}>
            <h2 className={styles.heading}>{label}</h2>
            {shifts.length === 0 ? <p className={styles.none}>No shifts</p> : null}
            {shifts.map((shift) => (
              <StaffedShift
                key={shift.gig.id}
                gig={shift}
                locationId={locationId}
                zone={zone}
                canManage={canManage}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}
