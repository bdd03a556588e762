import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { DisputesActQuery } from '../../../__generated__/DisputesActQuery.graphql.ts';
import disputesActQuery from '../../../__generated__/DisputesActQuery$parameters.ts';
import { Fault } from '../../../platform/relay/Fault.ts';
import { ActQuery } from './ActQuery.tsx';
import styles from './acts.module.css';
import { DisputeToAnswer } from './DisputeToAnswer.tsx';
import { MovingRows } from '../../../ui/motion/MovingRows.tsx';

/** The claims that wait for the answer of the business, to accept or to counter in place. */
export function DisputesAct({ locationId }: { locationId: number }) {
  return (
    <ActQuery<DisputesActQuery> parameters={disputesActQuery} variables={{ locationId }}>
      {(queryRef) => <LoadedDisputes queryRef={queryRef} locationId={locationId} />}
    </ActQuery>
  );
}

function LoadedDisputes({
  queryRef,
  locationId,
}: {
  queryRef: PreloadedQuery<DisputesActQuery>;
  locationId: number;
}) {
  const { location } = usePreloadedQuery<DisputesActQuery>(
    graphql`
      query DisputesActQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) {
          disputes(first: 20, statuses: [OPEN]) {
            edges {
              node {
                id
                ...DisputeToAnswer_dispute
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!location?.disputes) throw new Fault('UNKNOWN', 'The disputes at this location could not be loaded.');
  const { edges } = location.disputes;
  if (edges.length === 0) return <p className={styles.note}>No disputes to answer.</p>;
  return (
    <MovingRows className={styles.rows} aria-label="Disputes to answer">
      {edges.map(({ node }) => (
        <DisputeToAnswer key={node.id} dispute={node} locationId={locationId} />
      ))}
    </MovingRows>
  );
}
