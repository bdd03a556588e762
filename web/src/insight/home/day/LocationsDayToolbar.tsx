import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { PrintButton } from '../../../ui/actions/PrintButton.tsx';
import styles from './LocationsDayToolbar.module.css';

interface Props {
  /** The day that is shown. */
  day: Temporal.PlainDate;
  /** The chosen day, which may still load, YYYY-MM-DD; null for today. */
  date: string | null;
}

/** Moves between days, and prints them. */
export function LocationsDayToolbar({ day, date }: Props) {
  const turned = (days: 1 | -1) =>
    `/locations/day?date=${(date === null ? day : Temporal.PlainDate.from(date)).add({ days }).toString()}`;
  return (
    <div className={styles.toolbar}>
      <LinkButton variant="outlined" href="/locations/day">
        Today
      </LinkButton>
      <LinkButton
        iconOnly
        variant="ghost"
        aria-label="Previous day"
        href={turned(-1)}
        icon={<ChevronLeft aria-hidden="true" />}
      />
      <LinkButton
        iconOnly
        variant="ghost"
        aria-label="Next day"
        href={turned(1)}
        icon={<ChevronRight aria-hidden="true" />}
      />
      <PrintButton className={styles.print} />
    </div>
  );
}
