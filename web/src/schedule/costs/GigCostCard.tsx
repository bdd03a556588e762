import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigCostCard_gig$key } from '../../__generated__/GigCostCard_gig.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { CostLines } from './CostLines.tsx';
import styles from './CostPreview.module.css';

/** What a gig costs, for who may see costs; nothing for the others. */
export default function GigCostCard({ gig }: { gig: GigCostCard_gig$key }) {
  const { cost, fill, status } = useFragment(
    graphql`
      fragment GigCostCard_gig on Gig @throwOnFieldError {
        status
        fill {
          places
          confirmed
        }
        cost @catch(to: NULL) {
          lines {
            label
            amount {
              amountCents
            }
            how
          }
          perPlace {
            amountCents
          }
          total {
            amountCents
          }
        }
      }
    `,
    gig,
  );
  if (!cost || status === 'CANCELLED') return null;
  const soFar = formatMoney(cost.perPlace.amountCents * fill.confirmed, 'USD');
  return (
    <Card title="Cost">
      <div className={styles.parts}>
        <CostLines
          lines={cost.lines.map(({ label, amount, how }) => ({ label, cents: amount.amountCents, how }))}
          totalLabel={fill.places === 1 ? 'Total' : `Total for ${fill.places} places`}
          totalCents={cost.total.amountCents}
        />
        {fill.confirmed < fill.places ? (
          <p className={styles.hint}>{`${fill.confirmed} of ${fill.places} confirmed: ${soFar} so far.`}</p>
        ) : null}
      </div>
    </Card>
  );
}
