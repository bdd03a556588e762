import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { PayActQuery } from '../../../__generated__/PayActQuery.graphql.ts';
import payActQuery from '../../../__generated__/PayActQuery$parameters.ts';
import { Fault } from '../../../platform/relay/Fault.ts';
import { ActQuery } from './ActQuery.tsx';
import styles from './acts.module.css';
import { GigToPay } from './GigToPay.tsx';
import { MovingRows } from '../../../ui/motion/MovingRows.tsx';

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
    <ActQuery<PayActQuery>
      parameters={payActQuery}
      variables={{ locationId, state: isRetry ? 'FAILED' : 'UNPAID' }}
    >
      {(queryRef) => <LoadedPay queryRef={queryRef} zone={zone} locationId={locationId} />}
    </ActQuery>
  );
}

function LoadedPay({
  queryRef,
  zone,
  locationId,
}: Omit<Props, 'isRetry'> & { queryRef: PreloadedQuery<PayActQuery> }) {
  const { location } = usePreloadedQuery<PayActQuery>(
    graphql`
      query PayActQuery($locationId: DatabaseId!, $state: DuePayState!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) {
          duePay(first: 20, state: $state) {
            edges {
              node {
                id
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
  // What was listed at first stays in sight after it was paid: the list is not loaded again.
  const { edges } = location.duePay;
  if (edges.length === 0) return <p className={styles.note}>Nothing is left to pay here.</p>;
  return (
    <MovingRows className={styles.rows} aria-label="Shifts to pay">
      {edges.map(({ node }) => (
        <GigToPay key={node.id} gig={node} locationId={locationId} zone={zone} />
      ))}
    </MovingRows>
  );
}
