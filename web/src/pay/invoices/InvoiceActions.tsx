import { paymentFailures } from '@brigade/domain/pay/payments/paymentFailures.ts';
import { chargeFailureText } from '@brigade/domain/pay/payments/returnedPart.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { formatDate } from '@brigade/domain/platform/time/formatDate.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceActions_invoice$key } from '../../__generated__/InvoiceActions_invoice.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { ApproveButton } from './ApproveButton.tsx';
import { PayButton } from './PayButton.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';

interface Props {
  invoice: InvoiceActions_invoice$key;
  billingPath: string;
}

/** What happens next with an invoice, and what a manager can do about it. */
export function InvoiceActions({ invoice, billingPath }: Props) {
  const data = useFragment(
    graphql`
      fragment InvoiceActions_invoice on Invoice @throwOnFieldError {
        id
        status
        timeZone
        heldCount
        reviewEndsAt
        dueDate
        isCharging
        failure
        returnedPart {
          amountCents
          currency
        }
        total {
          amountCents
          currency
        }
      }
    `,
    invoice,
  );
  const { id, status, isCharging, heldCount, dueDate, returnedPart } = data;
  // A part that came back is all that a retry charges.
  const charged = returnedPart ?? data.total;
  const total = formatMoney(charged.amountCents, charged.currency);
  if (status === 'PAID') return null;
  if (status === 'DRAFT') {
    return (
      <InlineAlert
        tone="warning"
        title="Review this draft"
        action={<ApproveButton invoiceId={id} total={total} />}
      >
        {'It is issued on '}
        <DateText instant={data.reviewEndsAt} zone={data.timeZone} isZoneShown />
        {'. Hold back lines that are wrong: they wait for the next invoice.'}
        {heldCount > 0 ? ` ${heldCount} held back.` : null}
      </InlineAlert>
    );
  }
  if (isCharging)
    return (
      <InlineAlert title="The payment is on its way">
        Cards take seconds, bank accounts a few days.
      </InlineAlert>
    );
  const isLate = status === 'FAILED' || status === 'OVERDUE';
  const failure = paymentFailures.find((known) => known === data.failure) ?? null;
  const due = dueDate ? formatDate(dueDate) : '';
  return (
    <InlineAlert
      tone={isLate ? 'danger' : 'info'}
      title={status === 'FAILED' ? 'The payment failed' : `Due ${due}`}
      action={<PayButton invoiceId={id} label={status === 'FAILED' ? `Retry ${total}` : `Pay ${total}`} />}
    >
      {status === 'FAILED' ? chargeFailureText(failure, returnedPart?.amountCents) : null}
      {status === 'OVERDUE' ? 'There was no payment method to charge. Add one, then pay.' : null}
      {status === 'ISSUED' ? 'The payment method on file is charged after that day.' : null}{' '}
      <TextLink href={billingPath}>Payment method</TextLink>
    </InlineAlert>
  );
}
