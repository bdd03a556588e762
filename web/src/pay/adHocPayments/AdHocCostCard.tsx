import { adHocCostLines } from '@brigade/domain/pay/adHocPayments/adHocCost.ts';
import type { AdHocReason } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { CostLines } from '../../schedule/costs/CostLines.tsx';
import styles from './newPayment.module.css';
import { useAdHocCost } from './useAdHocCost.ts';

interface Props {
  applicationId: string;
  reason: AdHocReason;
  /** What the pro gets; null while that is not known. */
  cents: number | null;
  chargesBusiness: boolean;
  /** Null for that of the shift. */
  employmentType: 'W2' | 'F1099' | null;
}

/** What the payment costs, before it is sent. */
export function AdHocCostCard({ applicationId, reason, cents, chargesBusiness, employmentType }: Props) {
  const { cost, isLoading, hasFailed } = useAdHocCost(
    applicationId,
    reason,
    chargesBusiness ? cents : null,
    employmentType,
  );
  return (
    <section aria-label="Cost" aria-busy={isLoading || undefined} className={styles.cost}>
      <h2 className={styles.title}>Cost</h2>
      {!chargesBusiness && cents !== null ? (
        <CostLines
          lines={[{ label: 'To the pro', cents, how: null }]}
          totalLabel="Paid by the platform"
          totalCents={cents}
        />
      ) : cost ? (
        <CostLines
          lines={adHocCostLines(cost).map((line) => ({ ...line, how: null }))}
          totalLabel="You pay"
          totalCents={cost.paymentAmount}
        />
      ) : (
        <p className={styles.hint}>{hintOf(cents, hasFailed)}</p>
      )}
    </section>
  );
}

function hintOf(cents: number | null, hasFailed: boolean): string {
  if (hasFailed) return 'The cost could not be loaded. You can still send the payment.';
  return cents === null ? 'Enter an amount to see the fees.' : 'Loading the fees…';
}
