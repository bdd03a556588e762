import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceLineRefund_line$key } from '../../__generated__/InvoiceLineRefund_line.graphql.ts';
import { RefundButton } from './RefundButton.tsx';

/** Refunds the work or the extra payment that a line bills; nothing beside corrections, which count with their work. */
export function InvoiceLineRefund({ line }: { line: InvoiceLineRefund_line$key }) {
  const { applicationId, adHocPaymentId, adHocReason, proName, correctsNumber, total } = useFragment(
    graphql`
      fragment InvoiceLineRefund_line on InvoiceLine @throwOnFieldError {
        applicationId
        adHocPaymentId
        adHocReason
        proName
        correctsNumber
        total {
          amountCents
        }
      }
    `,
    line,
  );
  const known = { billedCents: total.amountCents };
  if (adHocPaymentId != null) {
    return (
      <RefundButton
        thing={{ paymentId: adHocPaymentId }}
        name={`the extra payment to ${proName}`}
        known={known}
      />
    );
  }
  if (applicationId == null || adHocReason != null || correctsNumber != null) return null;
  return <RefundButton thing={{ applicationId }} name={`the work of ${proName}`} known={known} />;
}
