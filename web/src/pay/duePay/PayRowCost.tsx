import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { CostLines } from '../../schedule/costs/CostLines.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import styles from './pay.module.css';
import type { WorkCost } from './workCost.ts';

/** What paying the work of a row costs, which opens to its lines. */
export function PayRowCost({ name, cost: { lines, totalCents } }: { name: string; cost: WorkCost }) {
  const total = formatMoney(totalCents, 'USD');
  return (
    <Disclosure label={`Cost of ${name}: ${total}`} summary={<span className={styles.cost}>{total}</span>}>
      <CostLines
        lines={lines.map((line) => ({ ...line, how: null }))}
        totalLabel="Total"
        totalCents={totalCents}
      />
    </Disclosure>
  );
}
