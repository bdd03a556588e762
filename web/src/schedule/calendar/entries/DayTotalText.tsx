import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { DayTotal } from './dayTotals.ts';
import styles from './DayTotalText.module.css';

interface Props {
  total: DayTotal | undefined;
}

/** What is planned on a day: "3 shifts · 5/8". Nothing without shifts. */
export function DayTotalText({ total }: Props) {
  if (!total || total.shifts === 0) return null;
  const shifts = total.shifts === 1 ? '1 shift' : `${total.shifts} shifts`;
  return (
    <span className={styles.total} data-open={total.confirmed < total.places || undefined}>
      <VisuallyHidden>{`${shifts}, ${total.confirmed} of ${total.places} places confirmed`}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={styles.shifts}>{`${shifts} · `}</span>
        <span className={styles.places}>{`${total.confirmed}/${total.places}`}</span>
      </span>
    </span>
  );
}
