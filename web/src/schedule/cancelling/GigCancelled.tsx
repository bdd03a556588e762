import {
  cancellationPayments,
  cancellationPaymentText,
  isCancellationDue,
} from '@brigade/domain/schedule/cancelling/cancellationPayment.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigCancelled_gig$key } from '../../__generated__/GigCancelled_gig.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';

interface Props {
  gig: GigCancelled_gig$key;
  locationId: number;
}

/** An alert with the details of a cancellation, and what is owed for a late one. Renders nothing for other gigs. */
export function GigCancelled({ gig, locationId }: Props) {
  const { databaseId, cancellation } = useFragment(
    graphql`
      fragment GigCancelled_gig on Gig {
        databaseId
        cancellation {
          reasonLabel
          explanation
          payment
          fee @catch(to: NULL) {
            amountCents
            currency
          }
        }
      }
    `,
    gig,
  );
  if (!cancellation) return null;
  const { reasonLabel, explanation, fee } = cancellation;
  const payment = cancellationPayments.find((known) => known === cancellation.payment);
  const owed = fee && fee.amountCents > 0 ? formatMoney(fee.amountCents, fee.currency) : null;
  const cost =
    owed === null
      ? null
      : payment === undefined
        ? `The late cancellation costs ${owed}.`
        : `Its confirmed pros get ${owed} for the late cancellation. ${cancellationPaymentText(payment)}`;
  return (
    <InlineAlert
      tone="warning"
      title="This shift was cancelled"
      action={
        owed === null || payment === undefined ? undefined : (
          <TextLink href={`/locations/${locationId}/gigs/${databaseId}/pay`}>
            {isCancellationDue(payment) ? 'Pay the pros' : 'See the pay'}
          </TextLink>
        )
      }
    >
      {[reasonLabel === null ? null : `${reasonLabel}.`, explanation, cost].filter(Boolean).join(' ')}
    </InlineAlert>
  );
}
