import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigWage_gig$key } from '../../__generated__/GigWage_gig.graphql.ts';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import styles from './GigWage.module.css';

/** What an hour pays; a dash where this person may not see it. */
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
      <Tooltip text="Your role does not show wages. Team members and admins of the location see them.">
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
