import { EventBandLink } from '../entries/EventBandLink.tsx';
import type { EventBand } from '../entries/eventBands.ts';
import styles from './WeekBands.module.css';

/** More bands than these would leave no room for shifts. */
export const maxLanes = 2;

interface Props {
  /** The events of the week. */
  bands: readonly EventBand[];
  /** The index of the day in the week. */
  weekday: number;
  locationId: number;
}

/** The bands of a day in a month: each begins in the cell of its first day, and reaches over the next ones. */
export function WeekBands({ bands, weekday, locationId }: Props) {
  const here = bands.filter(
    ({ first, last, lane }) => first <= weekday && weekday <= last && lane < maxLanes,
  );
  const rows = Math.max(0, ...here.map(({ lane }) => lane + 1));
  if (rows === 0) return null;
  return (
    <div className={styles.bands} style={{ blockSize: `calc(${rows} * var(--band-row))` }}>
      {here
        .filter(({ first }) => first === weekday)
        .map((band) => (
          <EventBandLink
            key={band.eventId}
            band={band}
            locationId={locationId}
            style={{
              insetBlockStart: `calc(${band.lane} * var(--band-row))`,
              inlineSize: `calc(${band.last - band.first + 1} * (100% + var(--cell-gap)) - var(--cell-gap))`,
            }}
          />
        ))}
    </div>
  );
}
