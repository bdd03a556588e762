import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeRows_disputes$key } from '../../__generated__/DisputeRows_disputes.graphql.ts';
import { LoadMore } from '../../platform/paging/LoadMore.tsx';
import { useNextPage } from '../../platform/paging/useNextPage.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DisputeFilters } from './DisputeFilters.tsx';
import { DisputeRow } from './DisputeRow.tsx';
import styles from './disputes.module.css';
import type { DisputesChoice } from './disputesSearch.ts';

interface Props {
  disputes: DisputeRows_disputes$key;
  /** The path of the list. */
  list: string;
  /** Whether the list is of several locations. */
  isPlaceShown?: boolean;
  choice: DisputesChoice;
  onChosen: (choice: DisputesChoice) => void;
  /** Whether other rows are loading. */
  isBusy: boolean;
  pages: {
    readonly hasNext: boolean;
    readonly isLoadingNext: boolean;
    readonly loadNext: Parameters<typeof useNextPage>[0];
  };
  /** In place of a list that is empty without a filter. */
  children: ReactNode;
}

/** A list of disputes with its filter. */
export function DisputeRows({
  disputes,
  list,
  isPlaceShown = false,
  choice,
  onChosen,
  isBusy,
  pages: { hasNext, isLoadingNext, loadNext },
  children,
}: Props) {
  const rows = useFragment(
    graphql`
      fragment DisputeRows_disputes on Dispute @relay(plural: true) @throwOnFieldError {
        id
        ...DisputeRow_dispute
      }
    `,
    disputes,
  );
  const next = useNextPage(loadNext);
  const isEmpty = rows.length === 0 && !hasNext;
  if (isEmpty && choice.statuses.length === 0) return children;
  return (
    <div className={styles.list}>
      {choice.show === 'open' ? <DisputeFilters choice={choice} onChosen={onChosen} /> : null}
      {isEmpty ? (
        <EmptyState illustration={<NoGigs />} title="No dispute has this status" />
      ) : (
        <Card padding="none">
          <ul className={styles.rows} aria-label="Disputes" aria-busy={isBusy || undefined}>
            {rows.map((dispute) => (
              <DisputeRow key={dispute.id} dispute={dispute} list={list} isPlaceShown={isPlaceShown} />
            ))}
          </ul>
        </Card>
      )}
      {hasNext ? (
        <LoadMore
          label="Load more disputes"
          isLoading={isLoadingNext}
          hasFailed={next.hasFailed}
          onLoad={next.load}
        />
      ) : null}
    </div>
  );
}
