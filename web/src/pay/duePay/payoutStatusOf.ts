import { graphql, readInlineData } from 'react-relay/hooks';
import type { payoutStatusOf_work$key } from '../../__generated__/payoutStatusOf_work.graphql.ts';
import type { PayoutStatus } from './payState.ts';

/** The status of the payout of work, which that of the application hides behind a charge; null before the first. */
export function payoutStatusOf(work: payoutStatusOf_work$key): PayoutStatus | null {
  const { proPayment } = readInlineData(
    graphql`
      fragment payoutStatusOf_work on WorkPay @inline @throwOnFieldError {
        application {
          proPayment {
            isPaid
            isFailed
          }
        }
      }
    `,
    work,
  ).application;
  if (!proPayment) return null;
  if (proPayment.isPaid) return 'PRO_PAID';
  return proPayment.isFailed ? 'PRO_PAYMENT_FAILED' : 'PRO_PAYMENT_PROCESSING';
}
