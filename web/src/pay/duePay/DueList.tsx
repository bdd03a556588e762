import type { ReactNode } from 'react';
import type { OperationType } from 'relay-runtime';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import type { Pages } from '../../platform/paging/pages.ts';
import { useGradualRows } from '../../platform/paging/useGradualRows.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { MovingRows } from '../../ui/motion/MovingRows.tsx';
import type { BreakChoice } from '../../schedule/gigs/gigListSearch.ts';
import { PayFilters } from './PayFilters.tsx';
import styles from './pay.module.css';

/** As many cards as a screen has room for. */
const firstCards = 2;

interface Props<Row, TQuery extends OperationType> {
  /** Shown before the cards, of all that is due. */
  total: ReactNode;
  breaks: BreakChoice | null;
  onBreaksChosen: (breaks: BreakChoice | null) => void;
  /** The plural of what is listed: "shifts". */
  noun: string;
  /** What the list says while it is empty. */
  emptyText: string;
  rows: readonly Row[];
  pages: Pages<TQuery>;
  /** Rows of a further page. */
  pageSize: number;
  /** Draws a row as an item of the list. */
  children: (row: Row) => ReactNode;
}

/** What is due at a location: the total, and a card for each row. */
export function DueList<Row, TQuery extends OperationType>({
  total,
  breaks,
  onBreaksChosen,
  noun,
  emptyText,
  rows,
  pages,
  pageSize,
  children,
}: Props<Row, TQuery>) {
  const drawn = useGradualRows(rows, firstCards);
  const isEmpty = rows.length === 0 && !pages.hasNext;
  if (isEmpty && breaks === null) {
    return (
      <EmptyState illustration={<NoGigs />} title="Nothing is due">
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      {breaks === null ? total : null}
      <PayFilters breaks={breaks} onChosen={onBreaksChosen} />
      {isEmpty ? (
        <EmptyState illustration={<NoGigs />} title="No matches">
          {`No ${noun} to pay match this break filter.`}
        </EmptyState>
      ) : (
        <MovingRows
          className={styles.gigs}
          aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} to pay`}
        >
          {drawn.map((row) => children(row))}
        </MovingRows>
      )}
      {drawn.length === rows.length ? (
        <NextPage label={`Load more ${noun}`} pages={pages} size={pageSize} />
      ) : null}
    </>
  );
}
