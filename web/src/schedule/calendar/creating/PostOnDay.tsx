import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import Plus from 'lucide-react/icons/plus';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import { dayLabel } from '../dates/dayLabel.ts';
import type { NewShiftHref } from './newShift.ts';
import styles from './PostOnDay.module.css';

interface Props {
  day: Temporal.PlainDate;
  today: Temporal.PlainDate;
  /** Null if the viewer cannot post. */
  newShiftHref: NewShiftHref | null;
}

/**
 * Leads to a new shift on a day, also by keyboard. A pointer sees it over the element with `data-post-day` around it, a
 * finger always.
 */
export function PostOnDay({ day, today, newShiftHref }: Props) {
  const followLink = useLinkClick();
  if (newShiftHref === null || Temporal.PlainDate.compare(day, today) < 0) return null;
  return (
    <a
      className={styles.add}
      href={newShiftHref({ date: day })}
      aria-label={`Post a shift on ${dayLabel(day)}`}
      onClick={followLink}
    >
      <Plus aria-hidden="true" />
    </a>
  );
}
