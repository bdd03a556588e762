import { useState } from 'react';
import {
  displayZone,
  formatDay,
  formatDetailedTime,
  formatTime,
  zoneAbbreviation,
} from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { browserZone } from '../theme/browserZone.ts';

export interface DateTextProps {
  /** An instant in ISO 8601. */
  instant: string;
  /** The IANA zone of the location; the browser's where it is absent or unknown. */
  zone: string | null | undefined;
  /** "Fri, Nov 20", "5:30 pm" or both. Default `dayTime`. */
  format?: 'day' | 'time' | 'dayTime';
  /** Shows the second on hover, for records of when something was. */
  isExact?: boolean;
  /** Adds the zone's short name: "EST". */
  isZoneShown?: boolean;
}

/** An instant as the clocks at the location show it. */
export function DateText({
  instant,
  zone,
  format = 'dayTime',
  isExact = false,
  isZoneShown = false,
}: DateTextProps) {
  const [now] = useState(() => currentInstant());
  const shownZone = displayZone(zone ?? null, browserZone());
  const moment = Temporal.Instant.from(instant);
  const parts = [
    format !== 'time' && formatDay(moment, shownZone, now),
    format !== 'day' && formatTime(moment, shownZone),
  ].filter(Boolean);
  return (
    <time dateTime={instant} title={isExact ? formatDetailedTime(moment, shownZone) : undefined}>
      {parts.join(', ')}
      {isZoneShown ? ` ${zoneAbbreviation(moment, shownZone)}` : null}
    </time>
  );
}
