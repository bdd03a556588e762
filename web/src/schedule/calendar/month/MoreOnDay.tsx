import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import { dayLabel } from '../dates/dayLabel.ts';
import type { EventBand } from '../entries/eventBands.ts';
import styles from './MoreOnDay.module.css';
import { maxLanes } from './WeekBands.tsx';

interface Props {
  day: Temporal.PlainDate;
  /** The address of the day by itself. */
  href: string;
  /** How many entries have no room. */
  entries: number;
  /** The events of the week. */
  bands: readonly EventBand[];
}

/** A link to what a day of a month has no room for: shifts, and events. Nothing if all of it is shown. */
export function MoreOnDay({ day, href, entries, bands }: Props) {
  const followLink = useLinkClick();
  const weekday = day.dayOfWeek % 7;
  const events = bands.filter(
    ({ first, last, lane }) => first <= weekday && weekday <= last && lane >= maxLanes,
  ).length;
  const parts = [
    ...(entries > 0 ? [`${entries} more`] : []),
    ...(events > 0 ? [`${events} more ${events === 1 ? 'event' : 'events'}`] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <a
      className={styles.more}
      href={href}
      aria-label={`${parts.join(' and ')} on ${dayLabel(day)}`}
      onClick={followLink}
    >
      {parts.map((part) => `+${part}`).join(', ')}
    </a>
  );
}
