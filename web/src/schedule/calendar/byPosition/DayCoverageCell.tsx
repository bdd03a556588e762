import { coverageText } from '@brigade/domain/schedule/events/coverage.ts';
import { slotDetails } from '@brigade/domain/schedule/gigs/slotCounts.ts';
import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import Plus from 'lucide-react/icons/plus';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { CoverageMark } from '../../events/CoverageMark.tsx';
import { postHref } from '../../posting/postHref.ts';
import { dayLabel } from '../dates/dayLabel.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import styles from './CalendarCoverage.module.css';
import type { DayCell } from './dayCoverage.ts';

interface Props {
  cell: DayCell;
  position: string;
  isPast: boolean;
  isToday: boolean;
  locationId: number;
  /** The gig whose terms a new shift in an empty cell starts with; null if none can be posted. */
  exampleOf: BoardGig | null;
  hrefOfDay: (day: Temporal.PlainDate, positionId?: number) => string;
}

/** A position on a day: leads to its shift, to its shifts if there are several, and else to posting one. */
export function DayCoverageCell({
  cell,
  position,
  isPast,
  isToday,
  locationId,
  exampleOf,
  hrefOfDay,
}: Props) {
  const followLink = useLinkClick();
  const { day, taken, gigs } = cell;
  const [gig] = gigs;
  const name = `${position}, ${dayLabel(day)}`;
  const today = { 'data-today': isToday || undefined };
  if (taken !== null && gig) {
    const waiting = isPast ? 0 : gigs.reduce((sum, { openApplications }) => sum + openApplications, 0);
    const label = [
      name,
      coverageText(taken),
      ...slotDetails(taken, isPast),
      ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ].join(', ');
    const href =
      gigs.length === 1
        ? `/locations/${locationId}/gigs/${gig.databaseId}`
        : hrefOfDay(day, gig.skillDatabaseId);
    return (
      <td {...today}>
        <a className={styles.link} href={href} onClick={followLink}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className={styles.facts} aria-hidden="true">
            <CoverageMark taken={taken} isPast={isPast} />
            {waiting > 0 ? <span className={styles.waiting}>{`${waiting} waiting`}</span> : null}
          </span>
        </a>
      </td>
    );
  }
  if (isPast || exampleOf === null) {
    return (
      <td {...today}>
        <span className={styles.none}>–</span>
      </td>
    );
  }
  return (
    <td {...today}>
      <a
        className={styles.add}
        href={postHref(locationId, { date: String(day), copyOf: exampleOf.databaseId })}
        aria-label={`Post ${name}`}
        onClick={followLink}
      >
        <Plus aria-hidden="true" />
      </a>
    </td>
  );
}
