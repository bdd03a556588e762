import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { CostLabel } from './CostLabel.tsx';
import styles from './CostLines.module.css';

interface Props {
  lines: readonly {
    /** What it is for, in words. */
    readonly label: string;
    readonly cents: number;
    /** How it was computed, in words; null where gigs of different lengths are added up. */
    readonly how: string | null;
  }[];
  totalLabel: string;
  totalCents: number;
}

/** What something costs: each part by itself, and all of them together. */
export function CostLines({ lines, totalLabel, totalCents }: Props) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, cents, how }) => (
        <div key={label} className={styles.line}>
          <dt>
            <CostLabel label={label} />
            {how === null ? null : <span className={styles.how}>{how}</span>}
          </dt>
          <dd>{formatMoney(cents, 'USD')}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{totalLabel}</dt>
        <dd>{formatMoney(totalCents, 'USD')}</dd>
      </div>
    </dl>
  );
}
