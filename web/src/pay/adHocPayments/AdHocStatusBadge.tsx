import { adHocStatusLabel } from '@brigade/domain/pay/adHocPayments/adHocState.ts';
import { paymentFlags, paymentStatuses } from '@brigade/domain/filling/applications/paymentStatus.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AdHocStatusBadge_payment$key } from '../../__generated__/AdHocStatusBadge_payment.graphql.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';

/** How far an extra payment has come. */
export function AdHocStatusBadge({ payment }: { payment: AdHocStatusBadge_payment$key }) {
  const data = useFragment(
    graphql`
      fragment AdHocStatusBadge_payment on AdHocPayment @throwOnFieldError {
        status
      }
    `,
    payment,
  );
  const status = paymentStatuses.find((known) => known === data.status) ?? 'SUBMITTED';
  const { isFailed, isPaid } = paymentFlags(status);
  return (
    <StatusBadge tone={isFailed ? 'danger' : isPaid ? 'success' : 'info'}>
      {adHocStatusLabel(status)}
    </StatusBadge>
  );
}
