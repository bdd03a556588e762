import type { ReactNode } from 'react';
import { LoadMore } from '../../platform/paging/LoadMore.tsx';
import type { useNextPage } from '../../platform/paging/useNextPage.ts';
import { useGradualRows } from '../../platform/paging/useGradualRows.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import styles from './pay.module.css';

/** As many cards as a screen has room for. */
const firstCards = 2;

interface Props<Row> {
  /** Shown before the cards. */
  total: ReactNode;
  /** The plural of what is listed: "shifts". */
  noun: string;
  /** What the list says while it is empty. */
  emptyText: string;
  rows: readonly Row[];
  hasNext: boolean;
  isLoadingNext: boolean;
  next: ReturnType<typeof useNextPage>;
  /** Draws a row as an item of the list. */
  children: (row: Row) => ReactNode;
}

/** What is due at a location: the total, and a card for each row. */
export function DueList<Row>({
  total,
  noun,
  emptyText,
  rows,
  hasNext,
  isLoadingNext,
  next,
  children,
}: Props<Row>) {
  const drawn = useGradualRows(rows, firstCards);
  if (rows.length === 0 && !hasNext) {
    return (
      <EmptyState illustration={<NoGigs />} title="Nothing is due">
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      {total}
      <ul className={styles.gigs} aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} to pay`}>
        {drawn.map((row) => children(row))}
      </ul>
      {hasNext && drawn.length === rows.length ? (
        <LoadMore
          label={`Load more ${noun}`}
          isLoading={isLoadingNext}
          hasFailed={next.hasFailed}
          onLoad={next.load}
        />
      ) : null}
    </>
  );
}
