import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { InvoicesActQuery } from '../../../__generated__/InvoicesActQuery.graphql.ts';
import invoicesActQuery from '../../../__generated__/InvoicesActQuery$parameters.ts';
import { Fault } from '../../../platform/relay/Fault.ts';
import { ActQuery } from './ActQuery.tsx';
import styles from './acts.module.css';
import { InvoiceInHome } from './InvoiceInHome.tsx';
import { MovingRows } from '../../../ui/motion/MovingRows.tsx';

interface Props {
  locationId: number;
  /** Whether it is about drafts to review, and not about invoices to pay. */
  isReview: boolean;
}

/** Pays invoices that are late or failed, or approves drafts. */
export function InvoicesAct({ locationId, isReview }: Props) {
  return (
    <ActQuery<InvoicesActQuery>
      parameters={invoicesActQuery}
      variables={{ locationId, statuses: isReview ? ['DRAFT'] : ['FAILED', 'OVERDUE'] }}
    >
      {(queryRef) => <LoadedInvoices queryRef={queryRef} locationId={locationId} isReview={isReview} />}
    </ActQuery>
  );
}

function LoadedInvoices({
  queryRef,
  locationId,
  isReview,
}: Props & { queryRef: PreloadedQuery<InvoicesActQuery> }) {
  const { location } = usePreloadedQuery<InvoicesActQuery>(
    graphql`
      query InvoicesActQuery($locationId: DatabaseId!, $statuses: [InvoiceStatus!]!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) {
          invoices(first: 5, filter: { statuses: $statuses }) {
            edges {
              node {
                id
                ...InvoiceInHome_invoice
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!location?.invoices) throw new Fault('UNKNOWN', 'The invoices of this location could not be loaded.');
  const { edges } = location.invoices;
  if (edges.length === 0)
    return <p className={styles.note}>{isReview ? 'No invoices to review.' : 'No invoices to pay.'}</p>;
  return (
    <MovingRows className={styles.rows} aria-label="Invoices">
      {edges.map(({ node }) => (
        <InvoiceInHome key={node.id} invoice={node} locationId={locationId} />
      ))}
    </MovingRows>
  );
}
