import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigCancelled_gig$key } from '../../__generated__/GigCancelled_gig.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

/** An alert with the details of a cancellation. Renders nothing for other gigs. */
export function GigCancelled({ gig }: { gig: GigCancelled_gig$key }) {
  const { cancellation } = useFragment(
    graphql`
      fragment GigCancelled_gig on Gig {
        cancellation {
          reasonLabel
          explanation
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
  const cost =
    fee && fee.amountCents > 0
      ? `The late cancellation costs ${formatMoney(fee.amountCents, fee.currency)}.`
      : null;
  return (
    <InlineAlert tone="warning" title="This shift was cancelled">
      {[reasonLabel === null ? null : `${reasonLabel}.`, explanation, cost].filter(Boolean).join(' ')}
    </InlineAlert>
  );
}
