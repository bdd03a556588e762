import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { EventBandLink } from '../entries/EventBandLink.tsx';
import type { EventBand } from '../entries/eventBands.ts';
import styles from './EventBands.module.css';

/** More bands than these would push the hours away. */
const maxLanes = 3;

interface Props {
  bands: readonly EventBand[];
  /** How many days the grid has. */
  days: number;
  locationId: number;
}

/** The events of the visible days as bands above the hours, and how many more there are. */
export function EventBands({ bands, days, locationId }: Props) {
  const shown = bands.filter(({ lane }) => lane < maxLanes);
  const hidden = bands.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <div
      className={styles.bands}
      style={{ gridTemplateColumns: `var(--hours-width) repeat(${days}, minmax(0, 1fr))` }}
    >
      {hidden > 0 ? (
        <TextLink className={styles.more} href={`/locations/${locationId}/events`}>
          <span aria-hidden="true">{`+${hidden}`}</span>
          <VisuallyHidden>{hidden === 1 ? '1 more event' : `${hidden} more events`}</VisuallyHidden>
        </TextLink>
      ) : null}
      {shown.map((band) => (
        <EventBandLink
          key={band.eventId}
          band={band}
          locationId={locationId}
          style={{ gridRow: band.lane + 1, gridColumn: `${band.first + 2} / ${band.last + 3}` }}
        />
      ))}
    </div>
  );
}
