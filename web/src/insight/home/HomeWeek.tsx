import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeWeek_home$key } from '../../__generated__/HomeWeek_home.graphql.ts';
import { dayLabel, weekdayLabel } from '../../schedule/calendar/dates/dayLabel.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';
import styles from './HomeWeek.module.css';

/** The next seven days: how many places of each are filled. */
export const HomeWeek = memo(function HomeWeek({
  home,
  locationId,
}: {
  home: HomeWeek_home$key;
  locationId: number;
}) {
  const { days } = useFragment(
    graphql`
      fragment HomeWeek_home on Home @throwOnFieldError {
        days {
          date
          gigs
          places
          confirmed
        }
      }
    `,
    home,
  );
  const followLink = useLinkClick();
  return (
    <Card title="Next 7 days" padding="compact">
      <ul className={styles.days}>
        {days.map(({ date, gigs, places, confirmed }) => {
          const day = Temporal.PlainDate.from(date);
          const words = gigs === 0 ? 'no shifts' : `${confirmed} of ${places} places filled`;
          return (
            <li key={date}>
              <a
                className={styles.day}
                href={`/locations/${locationId}/schedule?date=${date}`}
                data-state={stateOf(places, confirmed)}
                onClick={followLink}
              >
                <VisuallyHidden>{`${dayLabel(day)}: ${words}`}</VisuallyHidden>
                <span className={styles.weekday} aria-hidden="true">
                  {weekdayLabel(day)}
                </span>
                <span className={styles.date} aria-hidden="true">
                  {day.day}
                </span>
                <span className={styles.count} aria-hidden="true">
                  {gigs === 0 ? '–' : `${confirmed}/${places}`}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </Card>
  );
});

function stateOf(places: number, confirmed: number): string {
  if (places === 0) return 'none';
  return confirmed >= places ? 'full' : 'open';
}
