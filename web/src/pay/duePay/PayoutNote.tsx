import { paymentFailures, paymentFailureText } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayoutNote_work$key } from '../../__generated__/PayoutNote_work.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import styles from './pay.module.css';
import { readPayability } from './readPayability.ts';

/** Why a pro does not get the money of some work, and what to do; nothing while they do. */
export function PayoutNote({ work }: { work: PayoutNote_work$key }) {
  const data = useFragment(
    graphql`
      fragment PayoutNote_work on WorkPay @throwOnFieldError {
        payoutFailure
        application {
          pro {
            displayName
          }
        }
        ...readPayability_work
      }
    `,
    work,
  );
  const { payoutFailure, application } = data;
  const { isPayable, isPayoutOnly, isWaiting } = readPayability(data);
  if (isWaiting) {
    return (
      <div className={styles.payout}>
        <Badge tone="warning">{isPayable ? 'The payout will wait' : 'Cannot be paid yet'}</Badge>
        <p className={styles.muted}>Ask {application.pro.displayName} to finish their payout account.</p>
      </div>
    );
  }
  if (payoutFailure == null) return null;
  const failure = paymentFailures.find((known) => known === payoutFailure) ?? null;
  return (
    <div className={styles.payout}>
      {/* Otherwise the status says it. */}
      {isPayoutOnly ? <Badge tone="danger">Payout failed</Badge> : null}
      <p className={styles.failure}>{paymentFailureText(failure)}</p>
    </div>
  );
}
