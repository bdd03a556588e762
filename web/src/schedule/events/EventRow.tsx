import { graphql, useFragment } from 'react-relay/hooks';
import type { EventRow_event$key } from '../../__generated__/EventRow_event.graphql.ts';
import { PlaceSlots } from '../gigs/PlaceSlots.tsx';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';
import { EventDates } from './EventDates.tsx';
import { eventHref } from './eventHref.ts';
import styles from './EventList.module.css';

interface Props {
  event: EventRow_event$key;
  locationId: number;
}

/** An event in the list, with its dates and fill state. */
export function EventRow({ event, locationId }: Props) {
  const { databaseId, name, startTime, endTime, timeZone, gigsCount, placesCount, confirmedCount } =
    useFragment(
      graphql`
        fragment EventRow_event on Event @throwOnFieldError {
          databaseId
          name
          startTime
          endTime
          timeZone
          gigsCount
          placesCount
          confirmedCount
        }
      `,
      event,
    );
  const followLink = useLinkClick();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <a className={styles.link} href={eventHref(locationId, databaseId)} onClick={followLink}>
            {name}
          </a>
        </h2>
        <span className={styles.facts}>
          {startTime && endTime ? (
            <>
              <EventDates start={startTime} end={endTime} zone={timeZone ?? null} />
              {` · ${gigsCount === 1 ? '1 shift' : `${gigsCount ?? 0} shifts`}`}
            </>
          ) : (
            'No shifts yet'
          )}
        </span>
      </div>
      {placesCount ? <PlaceSlots confirmed={confirmedCount ?? 0} places={placesCount} /> : null}
    </li>
  );
}
