import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeCostLines_cost$key } from '../../__generated__/DisputeCostLines_cost.graphql.ts';
import { CostLines } from '../../schedule/costs/CostLines.tsx';

/** What granting a claim, or a part of it, costs on top. */
export function DisputeCostLines({ cost }: { cost: DisputeCostLines_cost$key }) {
  const { lines, total, isChargedNow, isInvoiced } = useFragment(
    graphql`
      fragment DisputeCostLines_cost on DisputeCost @throwOnFieldError {
        lines {
          label
          amount {
            amountCents
          }
        }
        total {
          amountCents
        }
        isChargedNow
        isInvoiced
      }
    `,
    cost,
  );
  const chargeLabel = isChargedNow ? 'Charged now' : 'Added to the charge of the shift';
  return (
    <CostLines
      lines={lines.map(({ label, amount }) => ({ label, cents: amount.amountCents, how: null }))}
      totalLabel={isInvoiced ? 'On your next invoice' : chargeLabel}
      totalCents={total.amountCents}
    />
  );
}
