import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { daySummary_gig$data, daySummary_gig$key } from '../../__generated__/daySummary_gig.graphql.ts';

type PlannedGig = Pick<daySummary_gig$data, 'fill' | 'cost'>;

/** What is planned on a day. */
export function daySummaryOf(gigs: readonly daySummary_gig$key[]): string {
  return daySummary(
    gigs.map((key) =>
      readInlineData(
        graphql`
          fragment daySummary_gig on Gig @inline @throwOnFieldError {
            fill {
              confirmed
              places
            }
            cost @catch(to: NULL) {
              total {
                amountCents
                currency
              }
            }
          }
        `,
        key,
      ),
    ),
  );
}

/** What is planned on a day: "7 shifts · 16 of 28 filled · $5,876.00". The cost needs that of every gig, in one currency. */
export function daySummary(gigs: readonly PlannedGig[]): string {
  const shifts = gigs.length === 1 ? '1 shift' : `${gigs.length} shifts`;
  // A shift with more pros than places does not fill the places of another.
  const filled = gigs.reduce((sum, { fill }) => sum + Math.min(fill.confirmed, fill.places), 0);
  const places = gigs.reduce((sum, { fill }) => sum + fill.places, 0);
  const totals = gigs.flatMap(({ cost }) => (cost ? [cost.total] : []));
  const currencies = new Set(totals.map(({ currency }) => currency));
  const [currency] = currencies;
  const cents = totals.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    shifts,
    `${filled} of ${places} filled`,
    ...(currency !== undefined && currencies.size === 1 && totals.length === gigs.length
      ? [formatMoney(cents, currency)]
      : []),
  ].join(' · ');
}
