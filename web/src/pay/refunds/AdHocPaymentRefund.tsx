import { graphql, useFragment } from 'react-relay/hooks';
import type { AdHocPaymentRefund_payment$key } from '../../__generated__/AdHocPaymentRefund_payment.graphql.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { RefundButton } from './RefundButton.tsx';

interface Props {
  payment: AdHocPaymentRefund_payment$key;
  /** Of the pro. */
  name: string;
}

/** Refunds an extra payment; nothing where nothing is left, or for a viewer who may not. */
export function AdHocPaymentRefund({ payment, name }: Props) {
  const { id, refundable } = useFragment(
    graphql`
      fragment AdHocPaymentRefund_payment on AdHocPayment @throwOnFieldError {
        id
        refundable {
          amountCents
        }
      }
    `,
    payment,
  );
  const { isPlatformAdmin } = useViewer();
  if (!isPlatformAdmin || refundable == null || refundable.amountCents <= 0) return null;
  return (
    <RefundButton
      thing={{ paymentId: id }}
      name={`the extra payment to ${name}`}
      known={{ leftCents: refundable.amountCents }}
    />
  );
}
