import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeWeek_days$key } from '../../__generated__/HomeWeek_days.graphql.ts';
import { dayLabel, weekdayLabel } from '../../schedule/calendar/dates/dayLabel.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';
import styles from './HomeWeek.module.css';

interface Props {
  days: HomeWeek_days$key;
  /** The location whose schedule the days lead to; without one, to those of all locations. */
  locationId?: number;
}

/** The next seven days: how many places of each are filled. */
export const HomeWeek = memo(function HomeWeek({ days: key, locationId }: Props) {
  const days = useFragment(
    graphql`
      fragment HomeWeek_days on HomeDay @relay(plural: true) @throwOnFieldError {
        date
        gigs
        places
        confirmed
      }
    `,
    key,
  );
  const followLink = useLinkClick();
  return (
    <Card
      className={styles.card}
      title="Next 7 days"
      padding="compact"
      actions={locationId === undefined ? <TextLink href="/locations/day">Today’s shifts</TextLink> : null}
    >
      <ul className={styles.days}>
        {days.map(({ date, gigs, places, confirmed }) => {
          const day = Temporal.PlainDate.from(date);
          const words = gigs === 0 ? 'no shifts' : `${confirmed} of ${places} places filled`;
          return (
            <li key={date}>
              <a
                className={styles.day}
                data-state={stateOf(places, confirmed)}
                href={
                  locationId === undefined
                    ? `/locations/day?date=${date}`
                    : `/locations/${locationId}/schedule?date=${date}`
                }
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
