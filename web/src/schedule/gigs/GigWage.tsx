import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigWage_gig$key } from '../../__generated__/GigWage_gig.graphql.ts';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import styles from './GigWage.module.css';

/** The hourly wage, or a dash if the viewer may not see wages. */
export function GigWage({ gig }: { gig: GigWage_gig$key }) {
  const { wage } = useFragment(
    graphql`
      fragment GigWage_gig on Gig @throwOnFieldError {
        wage @catch(to: NULL) {
          amountCents
          currency
        }
      }
    `,
    gig,
  );
  if (!wage) {
    return (
      <Tooltip text="Your role can’t see wages. Only team members and admins of this location can.">
        <button type="button" className={styles.hidden} aria-label="Wage hidden">
          –
        </button>
      </Tooltip>
    );
  }
  return (
    <span className={styles.wage}>
      {formatMoney(wage.amountCents, wage.currency)}
      <span className={styles.unit}> / h</span>
    </span>
  );
}
