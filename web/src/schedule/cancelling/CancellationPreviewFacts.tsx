import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { CancellationPreviewFactsQuery } from '../../__generated__/CancellationPreviewFactsQuery.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

interface Props {
  queryRef: PreloadedQuery<CancellationPreviewFactsQuery>;
}

/** The number of cancelled gigs, the affected pros and the fee. */
export function CancellationPreviewFacts({ queryRef }: Props) {
  const { cancellationPreview: preview } = usePreloadedQuery<CancellationPreviewFactsQuery>(
    graphql`
      query CancellationPreviewFactsQuery($gigIds: [ID!]!, $scope: GigScope) @preloadable @throwOnFieldError {
        cancellationPreview(gigIds: $gigIds, scope: $scope) {
          gigCount
          confirmedPros
          applicants
          fee {
            amountCents
            currency
          }
          feeTotal @catch(to: NULL) {
            amountCents
          }
          results {
            errors {
              message
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!preview) return null;
  const { gigCount, confirmedPros, applicants, fee, feeTotal, results } = preview;
  const refusals = results.flatMap(({ errors: [error] }) => (error ? [error.message] : []));
  if (gigCount === 0 || !fee) {
    return <InlineAlert tone="danger">{refusals[0] ?? 'There is nothing to cancel.'}</InlineAlert>;
  }
  const isFree = fee.amountCents === 0;
  // Of another server, only what the pros are owed may be known.
  const total = feeTotal?.amountCents ?? fee.amountCents;
  const extra = total - fee.amountCents;
  return (
    <InlineAlert
      tone={isFree ? 'info' : 'warning'}
      title={isFree ? 'No cancellation fee' : `Cancellation fee: ${formatMoney(total, fee.currency)}`}
    >
      {[
        extra === 0
          ? ''
          : `Owed to pros: ${formatMoney(fee.amountCents, fee.currency)}. Fees: ${formatMoney(extra, fee.currency)}.`,
        gigCount === 1 ? '' : `${gigCount} shifts will be cancelled.`,
        prosSentence(confirmedPros, isFree),
        applicants === 0
          ? ''
          : `${applicants === 1 ? '1 application' : `${applicants} applications`} will be closed.`,
        refusals.length === 0
          ? ''
          : `${refusals.length === 1 ? '1 shift' : `${refusals.length} shifts`} can no longer be cancelled.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' ')}
    </InlineAlert>
  );
}

function prosSentence(count: number, isFree: boolean): string {
  if (count === 0) return 'No pros are confirmed yet.';
  const who = count === 1 ? '1 confirmed pro' : `${count} confirmed pros`;
  return isFree ? `${who} will be notified.` : `${who} will be notified and paid for the late cancellation.`;
}
