import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { CancellationPreviewFactsQuery } from '../../__generated__/CancellationPreviewFactsQuery.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

interface Props {
  queryRef: PreloadedQuery<CancellationPreviewFactsQuery>;
}

/** How many gigs go, who is told and what they are owed. */
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
  const { gigCount, confirmedPros, applicants, fee, results } = preview;
  const refusals = results.flatMap(({ errors: [error] }) => (error ? [error.message] : []));
  if (gigCount === 0) return <InlineAlert tone="danger">{refusals[0] ?? 'Nothing to cancel.'}</InlineAlert>;
  const isFree = fee.amountCents === 0;
  return (
    <InlineAlert
      tone={isFree ? 'info' : 'warning'}
      title={isFree ? 'Free of charge' : `Costs ${formatMoney(fee.amountCents, fee.currency)}`}
    >
      {[
        gigCount === 1 ? '' : `${gigCount} gigs are cancelled.`,
        prosSentence(confirmedPros, isFree),
        applicants === 0
          ? ''
          : `${applicants === 1 ? '1 application closes' : `${applicants} applications close`}.`,
        refusals.length === 0 ? '' : `${refusals.length} of the gigs cannot be cancelled any more.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' ')}
    </InlineAlert>
  );
}

function prosSentence(count: number, isFree: boolean): string {
  if (count === 0) return 'Nobody is confirmed yet.';
  const who = count === 1 ? '1 confirmed pro is told' : `${count} confirmed pros are told`;
  return isFree ? `${who}.` : `${who}, and paid for the late cancellation.`;
}
