import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { ExtraPaymentsActQuery } from '../../../__generated__/ExtraPaymentsActQuery.graphql.ts';
import extraPaymentsActQuery from '../../../__generated__/ExtraPaymentsActQuery$parameters.ts';
import { Fault } from '../../../platform/relay/Fault.ts';
import { ActQuery } from './ActQuery.tsx';
import styles from './acts.module.css';
import { ExtraPaymentToRetry } from './ExtraPaymentToRetry.tsx';
import { MovingRows } from '../../../ui/motion/MovingRows.tsx';

/** Retries extra payments that failed. */
export function ExtraPaymentsAct({ locationId }: { locationId: number }) {
  return (
    <ActQuery<ExtraPaymentsActQuery> parameters={extraPaymentsActQuery} variables={{ locationId }}>
      {(queryRef) => <LoadedPayments queryRef={queryRef} locationId={locationId} />}
    </ActQuery>
  );
}

function LoadedPayments({
  queryRef,
  locationId,
}: {
  queryRef: PreloadedQuery<ExtraPaymentsActQuery>;
  locationId: number;
}) {
  const { location } = usePreloadedQuery<ExtraPaymentsActQuery>(
    graphql`
      query ExtraPaymentsActQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) {
          adHocPayments(first: 10, statuses: [FAILED, ERROR]) {
            edges {
              node {
                id
                ...ExtraPaymentToRetry_payment
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!location?.adHocPayments) throw new Fault('UNKNOWN', 'The extra payments could not be loaded.');
  const { edges } = location.adHocPayments;
  if (edges.length === 0) return <p className={styles.note}>No failed extra payments.</p>;
  return (
    <MovingRows className={styles.rows} aria-label="Failed extra payments">
      {edges.map(({ node }) => (
        <ExtraPaymentToRetry key={node.id} payment={node} locationId={locationId} />
      ))}
    </MovingRows>
  );
}
