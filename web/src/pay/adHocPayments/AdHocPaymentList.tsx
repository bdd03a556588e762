import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { AdHocPaymentList_location$key } from '../../__generated__/AdHocPaymentList_location.graphql.ts';
import type { AdHocPaymentListPaginationQuery } from '../../__generated__/AdHocPaymentListPaginationQuery.graphql.ts';
import type { AdHocPaymentsScreenQuery } from '../../__generated__/AdHocPaymentsScreenQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import styles from './adHocPayments.module.css';
import { AdHocFilters } from './AdHocFilters.tsx';
import { AdHocPaymentRow } from './AdHocPaymentRow.tsx';
import { type AdHocChoice, allPayments, isFiltered } from './adHocSearch.ts';

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
  onChosen: (choice: AdHocChoice) => void;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** The extra payments of a location, the newest first. */
export function AdHocPaymentList({ location, locationId, list, choice, onChosen, isBusy }: Props) {
  const { data, ...pages } = usePages<AdHocPaymentListPaginationQuery, AdHocPaymentList_location$key>(
    graphql`
      fragment AdHocPaymentList_location on Location
      @refetchable(queryName: "AdHocPaymentListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        timeZone @catch(to: NULL)
        adHocPayments(
          first: $count
          after: $cursor
          statuses: $statuses
          reasons: $reasons
          gigId: $gigId
          proId: $proId
        ) @connection(key: "AdHocPaymentList_adHocPayments") {
          edges {
            node {
              id
              ...AdHocFilters_payments
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
  const { rows } = useListRefresh(list, loaded, pages);
  const zone = data.timeZone ?? null;
  const filters = (
    <div className={styles.filters}>
      <AdHocFilters payments={rows} zone={zone} choice={choice} onChosen={onChosen} />
    </div>
  );
  if (rows.length === 0 && !pages.hasNext) {
    return (
      <>
        {filters}
        <NoPayments isFiltered={isFiltered(choice)} onCleared={() => onChosen(allPayments)} />
      </>
    );
  }

  return (
    <>
      {filters}
      <Card padding="none">
        <Table label="Extra payments" columns={columns} isBusy={isBusy}>
          {rows.map((payment) => (
            <AdHocPaymentRow key={payment.id} payment={payment} locationId={locationId} zone={zone} />
          ))}
        </Table>
      </Card>
      <NextPage label="Load more extra payments" pages={pages} />
    </>
  );
}

interface NoPaymentsProps {
  isFiltered: boolean;
  onCleared: () => void;
}

function NoPayments({ isFiltered: isHidden, onCleared }: NoPaymentsProps) {
  return isHidden ? (
    <EmptyState
      illustration={<NoResults />}
      title="No matching extra payments"
      action={<Button onPress={onCleared}>Clear filters</Button>}
    >
      The filters hide all extra payments.
    </EmptyState>
  ) : (
    <EmptyState illustration={<NoGigs />} title="No extra payments yet">
      Send a tip, a bonus or a reimbursement to a pro who worked here.
    </EmptyState>
  );
}
