import { graphql, useFragment } from 'react-relay/hooks';
import type { PayoutBadge_work$key } from '../../__generated__/PayoutBadge_work.graphql.ts';
import { PaymentStatusBadge } from '../../filling/applications/PaymentStatusBadge.tsx';
import { payoutStatusOf } from './payoutStatusOf.ts';
import { payStatusOf } from './payStatusOf.ts';

/** The state of a payout that came first, where the status is about the charge, which is on its way or has failed. */
export function PayoutBadge({ work }: { work: PayoutBadge_work$key }) {
  const data = useFragment(
    graphql`
      fragment PayoutBadge_work on WorkPay @throwOnFieldError {
        ...payoutStatusOf_work
        ...payStatusOf_work
      }
    `,
    work,
  );
  const payout = payoutStatusOf(data);
  return payout !== null && ofCharge.has(payStatusOf(data)) ? <PaymentStatusBadge status={payout} /> : null;
}

const ofCharge: ReadonlySet<string> = new Set(['BUSINESS_PAYMENT_FAILED', 'BUSINESS_PAYMENT_PROCESSING']);
