import { useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { PayActQuery } from '../../../__generated__/PayActQuery.graphql.ts';
import payActQuery from '../../../__generated__/PayActQuery$parameters.ts';
import { Fault } from '../../../platform/relay/Fault.ts';
import { ActQuery } from './ActQuery.tsx';
import styles from './acts.module.css';
import { GigToPay } from './GigToPay.tsx';

interface Props {
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** Whether it is about payments that failed, and not about those that are due. */
  isRetry: boolean;
}

/** Approves the hours of shifts and pays them, or retries the payments that failed. */
export function PayAct({ locationId, zone, isRetry }: Props) {
  return (
    <ActQuery<PayActQuery> parameters={payActQuery} variables={{ locationId }}>
      {(queryRef) => <LoadedPay queryRef={queryRef} zone={zone} isRetry={isRetry} locationId={locationId} />}
    </ActQuery>
  );
}

function LoadedPay({
  queryRef,
  zone,
  isRetry,
  locationId,
}: Props & { queryRef: PreloadedQuery<PayActQuery> }) {
  const { location } = usePreloadedQuery<PayActQuery>(
    graphql`
      query PayActQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) {
          duePay(first: 20) {
            edges {
              node {
                id
                status
                cancellation {
                  payment
                }
                fill {
                  unpaid
                }
                ...GigToPay_gig
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!location?.duePay) throw new Fault('UNKNOWN', 'What is due at this location could not be loaded.');
  const gigs = location.duePay.edges.map(({ node }) => node);
  // What was listed at first stays in sight after it was paid.
  const [concerned] = useState(
    () =>
      new Set(gigs.filter((gig) => gig.fill.unpaid !== 0 && hasFailed(gig) === isRetry).map(({ id }) => id)),
  );
  if (concerned.size === 0) {
    return <p className={styles.note}>These shifts are further down in the list of what is due.</p>;
  }
  return (
    <ul className={styles.rows} aria-label="Shifts to pay">
      {gigs
        .filter(({ id }) => concerned.has(id))
        .map((gig) => (
          <GigToPay key={gig.id} gig={gig} locationId={locationId} zone={zone} />
        ))}
    </ul>
  );
}

/** Whether a payment of a shift failed: also of one that was cancelled late. */
function hasFailed({
  status,
  cancellation,
}: {
  status: string;
  cancellation: { readonly payment: string | null | undefined } | null | undefined;
}) {
  return status === 'FAILED_PAYMENT' || cancellation?.payment === 'FAILED';
}
