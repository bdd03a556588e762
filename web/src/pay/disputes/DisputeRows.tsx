import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import type { DisputeRows_disputes$key } from '../../__generated__/DisputeRows_disputes.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import type { RefetchablePages } from '../../platform/paging/pages.ts';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { MovingRows } from '../../ui/motion/MovingRows.tsx';
import { DisputeFilters } from './DisputeFilters.tsx';
import { DisputeRow } from './DisputeRow.tsx';
import styles from './disputes.module.css';
import type { DisputesChoice } from './disputesSearch.ts';

interface Props<TQuery extends OperationType> {
  /** The loaded rows. */
  disputes: DisputeRows_disputes$key;
  list: ScreenQuery<OperationType>;
  pages: RefetchablePages<TQuery>;
  /** The path of the list. */
  path: string;
  /** Whether the list is of several locations. */
  isPlaceShown?: boolean;
  choice: DisputesChoice;
  onChosen: (choice: DisputesChoice) => void;
  /** Whether other rows are loading. */
  isBusy: boolean;
  /** In place of a list that is empty without a filter. */
  children: ReactNode;
}

/** A list of disputes with its filter, which refetches its rows when something has changed. */
export function DisputeRows<TQuery extends OperationType>({
  disputes,
  list,
  pages,
  path,
  isPlaceShown = false,
  choice,
  onChosen,
  isBusy,
  children,
}: Props<TQuery>) {
  const refreshed = useListRefresh(list, disputes, pages);
  const rows = useFragment(
    graphql`
      fragment DisputeRows_disputes on Dispute @relay(plural: true) @throwOnFieldError {
        id
        ...DisputeRow_dispute
      }
    `,
    refreshed.rows,
  );
  const isEmpty = rows.length === 0 && !pages.hasNext;
  if (isEmpty && choice.statuses.length === 0) return children;
  return (
    <div className={styles.list}>
      {choice.show === 'open' ? <DisputeFilters choice={choice} onChosen={onChosen} /> : null}
      {isEmpty ? (
        <EmptyState illustration={<NoGigs />} title="No dispute has this status" />
      ) : (
        <Card padding="none">
          <MovingRows className={styles.rows} aria-label="Disputes" aria-busy={isBusy || undefined}>
            {rows.map((dispute) => (
              <DisputeRow key={dispute.id} dispute={dispute} list={path} isPlaceShown={isPlaceShown} />
            ))}
          </MovingRows>
        </Card>
      )}
      <NextPage label="Load more disputes" pages={pages} />
    </div>
  );
}
