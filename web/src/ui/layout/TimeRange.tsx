import {
  displayZone,
  formatTime,
  formatTimeRange,
  zoneAbbreviation,
} from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { browserZone } from '../theme/browserZone.ts';
import styles from './TimeRange.module.css';

export interface TimeRangeProps {
  /** Instants in ISO 8601; the end is null while it is open. */
  start: string;
  end: string | null;
  /** The IANA zone of the location; the browser's where it is absent or unknown. */
  zone: string | null | undefined;
  /** Adds the zone's short name: "EST". */
  isZoneShown?: boolean;
}

/** From when to when, as the clocks at the location show it. */
export function TimeRange({ start, end, zone, isZoneShown = false }: TimeRangeProps) {
  const shownZone = displayZone(zone ?? null, browserZone());
  const from = Temporal.Instant.from(start);
  return (
    <span className={styles.range}>
      {end === null ? (
        `from ${formatTime(from, shownZone)}`
      ) : (
        <Range text={formatTimeRange(from, Temporal.Instant.from(end), shownZone)} />
      )}
      {isZoneShown ? <span className={styles.zone}> {zoneAbbreviation(from, shownZone)}</span> : null}
    </span>
  );
}

/** It breaks before "(+1 day)", and nowhere else. */
function Range({ text }: { text: string }) {
  const [times, laterDay] = text.split(/ (?=\()/);
  return (
    <>
      <span className={styles.unbroken}>{times}</span>
      {laterDay === undefined ? null : (
        <>
          {' '}
          <span className={styles.unbroken}>{laterDay}</span>
        </>
      )}
    </>
  );
}
