import { gigStatusText } from '@brigade/domain/schedule/gigs/gigStatusText.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EventRow_event$data, EventRow_event$key } from '../../__generated__/EventRow_event.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { gigStatusTones } from '../gigs/gigStatusTones.ts';
import { PlaceSlots } from '../gigs/PlaceSlots.tsx';
import { takenPlaces } from '../gigs/takenPlaces.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
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
  const data = useFragment(
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
        selectedCount
        missingCount
        noShowsCount
        offeredCount
        openNowCount
      }
    `,
    event,
  );
  const { databaseId, name, startTime, endTime, timeZone, gigsCount } = data;
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
      {data.placesCount ? <EventFill event={data} places={data.placesCount} /> : null}
    </li>
  );
}

interface FillProps {
  event: Omit<EventRow_event$data, ' $fragmentType'>;
  places: number;
}

/** Who is in the places of the shifts of an event; a warning while some of these take place with open places. */
function EventFill({ event, places }: FillProps) {
  const {
    startTime,
    endTime,
    confirmedCount,
    selectedCount,
    missingCount,
    noShowsCount,
    offeredCount,
    openNowCount,
  } = event;
  const confirmed = confirmedCount ?? 0;
  // Not every server counts who is selected, so that it would not be known how many places are open.
  if (!startTime || !endTime || selectedCount == null) {
    return <PlaceSlots places={places} confirmed={confirmed} />;
  }
  const taken = takenPlaces({
    places,
    confirmed,
    selected: selectedCount,
    missing: missingCount,
    noShows: noShowsCount,
    offered: offeredCount,
  });
  const now = currentInstant();
  const [start, end] = [Temporal.Instant.from(startTime), Temporal.Instant.from(endTime)];
  const isOver = Temporal.Instant.compare(now, end) >= 0;
  const open = isOver ? 0 : (openNowCount ?? 0);
  return (
    <div className={styles.fill}>
      <PlaceSlots {...taken} isOver={isOver} />
      {open > 0 ? (
        <StatusBadge tone={gigStatusTones.SHORT_STAFFED}>
          {gigStatusText('SHORT_STAFFED', { startTime: start, endTime: end, open }, now)}
        </StatusBadge>
      ) : null}
    </div>
  );
}
