import { currentMs } from '../../../platform/clock/currentTime.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { PlaceSlots } from '../../gigs/PlaceSlots.tsx';
import type { ClockText } from '../dates/clockText.ts';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { takenPlaces } from '../../gigs/takenPlaces.ts';
import { PositionLabel } from '../../../pros/skills/PositionLabel.tsx';
import styles from './EntryHoverCard.module.css';

interface Props {
  entry: CalendarEntry;
  clock: ClockText;
  locationId: number;
}

/** The positions of an event that share their times, with their places. */
export function EventCard({ entry: { gigs, startMs, endMs }, clock, locationId }: Props) {
  const [{ event }] = gigs;
  return (
    <>
      <div>
        <p className={styles.title}>{event?.name}</p>
        <p className={styles.muted}>{clock.dayRange(startMs, endMs)}</p>
      </div>
      <ul className={styles.people}>
        {gigs.map((gig) => (
          <li key={gig.id}>
            <strong>
              <PositionLabel name={gig.skillName} />
            </strong>
            <PlaceSlots {...takenPlaces(gig)} isOver={endMs <= currentMs()} isCompact />
          </li>
        ))}
      </ul>
      {event ? (
        <LinkButton
          size="small"
          variant="contained"
          href={`/locations/${locationId}/event/${event.databaseId}`}
        >
          Open event
        </LinkButton>
      ) : null}
    </>
  );
}
