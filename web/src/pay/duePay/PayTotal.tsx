import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayTotal_location$key } from '../../__generated__/PayTotal_location.graphql.ts';
import { prosCount } from '../../pros/groups/prosCount.ts';
import { RollingText } from '../../ui/motion/RollingText.tsx';
import styles from './pay.module.css';

/** The total of what can be paid at a location now, over all shifts; nothing where it is unknown. */
export function PayTotal({ location }: { location: PayTotal_location$key }) {
  const { dueTotal } = useFragment(
    graphql`
      fragment PayTotal_location on Location @throwOnFieldError {
        dueTotal @catch(to: NULL) {
          amount {
            amountCents
          }
          gigs
          pros
        }
      }
    `,
    location,
  );
  if (!dueTotal || dueTotal.pros === 0) return null;
  const { amount, gigs, pros } = dueTotal;
  return (
    <p className={styles.total}>
      <strong>
        <RollingText>{`${formatMoney(amount.amountCents, 'USD')} due`}</RollingText>
      </strong>
      <span className={styles.muted}>
        {`${prosCount(pros)} in ${gigs === 1 ? '1 shift' : `${gigs} shifts`}, fees included`}
      </span>
    </p>
  );
}
