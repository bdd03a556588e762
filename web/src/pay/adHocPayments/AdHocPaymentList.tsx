import { useMemo } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { AdHocPaymentList_location$key } from '../../__generated__/AdHocPaymentList_location.graphql.ts';
import type { AdHocPaymentListPaginationQuery } from '../../__generated__/AdHocPaymentListPaginationQuery.graphql.ts';
import type { AdHocPaymentsScreenQuery } from '../../__generated__/AdHocPaymentsScreenQuery.graphql.ts';
import { LoadMore } from '../../platform/paging/LoadMore.tsx';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { useNextPage } from '../../platform/paging/useNextPage.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import styles from './adHocPayments.module.css';
import { AdHocPaymentRow } from './AdHocPaymentRow.tsx';
import type { AdHocChoice } from './adHocSearch.ts';

const columns: readonly TableColumn[] = [
  { id: 'pro', header: 'Pro' },
  { id: 'reason', header: 'Reason' },
  { id: 'status', header: 'Status' },
  { id: 'amount', header: 'Amount', align: 'end' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

interface Props {
  location: AdHocPaymentList_location$key;
  locationId: number;
  list: ScreenQuery<AdHocPaymentsScreenQuery>;
  choice: AdHocChoice;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** The extra payments of a location, the newest first. */
export function AdHocPaymentList({ location, locationId, list, choice, isBusy }: Props) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    AdHocPaymentListPaginationQuery,
    AdHocPaymentList_location$key
  >(
    graphql`
      fragment AdHocPaymentList_location on Location
      @refetchable(queryName: "AdHocPaymentListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        timeZone @catch(to: NULL)
        adHocPayments(first: $count, after: $cursor, statuses: $statuses, reasons: $reasons)
          @connection(key: "AdHocPaymentList_adHocPayments") {
          edges {
            node {
              id
              ...AdHocPaymentRow_payment
            }
          }
        }
      }
    `,
    location,
  );
  if (!data?.adHocPayments) {
    throw new Fault('UNKNOWN', 'The extra payments of this location could not be loaded.');
  }
  const { edges } = data.adHocPayments;
  const loaded = useMemo(() => edges.map(({ node }) => node), [edges]);
  const { rows } = useListRefresh(list, loaded, { hasNext, isLoadingNext, loadNext, refetch });
  const next = useNextPage(loadNext);
  if (rows.length === 0 && !hasNext) return <NoPayments choice={choice} />;

  return (
    <div className={styles.list}>
      <Card padding="none">
        <Table label="Extra payments" columns={columns} isBusy={isBusy}>
          {rows.map((payment) => (
            <AdHocPaymentRow
              key={payment.id}
              payment={payment}
              locationId={locationId}
              zone={data.timeZone ?? null}
            />
          ))}
        </Table>
      </Card>
      {hasNext ? (
        <LoadMore
          label="Load more extra payments"
          isLoading={isLoadingNext}
          hasFailed={next.hasFailed}
          onLoad={next.load}
        />
      ) : null}
    </div>
  );
}

function NoPayments({ choice: { state, reasons } }: { choice: AdHocChoice }) {
  return state !== null || reasons.length > 0 ? (
    <EmptyState illustration={<NoResults />} title="No matching extra payments">
      Try fewer filters.
    </EmptyState>
  ) : (
    <EmptyState illustration={<NoGigs />} title="No extra payments yet">
      Send a tip, a bonus or a reimbursement to a pro who worked here.
    </EmptyState>
  );
}
