import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigTotal_gig$key } from '../../__generated__/GigTotal_gig.graphql.ts';
import styles from './GigWage.module.css';

/** The total cost of a gig. Renders nothing if the viewer may not see costs. */
export function GigTotal({ gig }: { gig: GigTotal_gig$key }) {
  const { cost } = useFragment(
    graphql`
      fragment GigTotal_gig on Gig @throwOnFieldError {
        cost @catch(to: NULL) {
          total {
            amountCents
            currency
          }
        }
      }
    `,
    gig,
  );
  if (!cost) return null;
  return (
    <span
      className={styles.total}
    >{`${formatMoney(cost.total.amountCents, cost.total.currency)} total`}</span>
  );
}
