import type { CancellationTerms } from '@brigade/domain/schedule/costs/lateCancellationFee.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import styles from './CostPreview.module.css';
import type { PreviewedCost } from './previewCost.ts';

interface Props {
  terms: CancellationTerms;
  cost: PreviewedCost;
}

/** What it would cost to call the shifts off too late. */
export function LateCancellation({ terms: { freeHours, guaranteedHours }, cost }: Props) {
  const { onFirstDate, altogether } = cost;
  const amount = formatMoney(onFirstDate.lateCancellationCents, 'USD');
  if (onFirstDate.lateCancellationCents === 0 || freeHours === 0) {
    return <p className={styles.hint}>You can cancel for free until the start.</p>;
  }
  return (
    <p className={styles.hint}>
      {`Free to cancel until ${freeHours} h before the start. Later, each confirmed pro is paid up to ` +
        `${guaranteedHours} h: ${amount} ${altogether ? 'for the first date, ' : ''}with all places confirmed.`}
    </p>
  );
}
