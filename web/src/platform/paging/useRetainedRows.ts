import { useEffect, useState } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { largestPage } from './largestPage.ts';

interface List<TQuery extends OperationType> {
  /** Identifies the list; changes with its filters. */
  readonly query: unknown;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: LoadMoreFn<TQuery>;
  /** How many rows a page may have. Default: the gateway's largest page. */
  readonly mostRows?: number;
}

interface RetainedRows<Row> {
  /** The rows to show. */
  readonly rows: readonly Row[];
  /** Whether the rows are stale ones, shown until as many have been refetched. */
  readonly isHeld: boolean;
  /** Call it with a refetch, to keep the current rows. */
  readonly hold: () => void;
  /** Call it when the refetch has failed: the current rows are then the loaded ones. */
  readonly release: () => void;
}

/**
 * Keeps the rows of a long list on screen during a refetch. A refetch returns one page, and a user who has scrolled
 * further would lose their place, so the following pages are loaded before the rows change.
 */
export function useRetainedRows<Row, TQuery extends OperationType>(
  rows: readonly Row[],
  { query, hasNext, isLoadingNext, loadNext, mostRows = largestPage }: List<TQuery>,
): RetainedRows<Row> {
  const [held, setHeld] = useState<{ rows: readonly Row[]; query: unknown; hasShrunk: boolean } | null>(null);
  const missing = held === null ? 0 : held.rows.length - rows.length;
  if (held !== null) {
    const isRefilled = held.hasShrunk && (missing <= 0 || !hasNext);
    if (isRefilled || held.query !== query) setHeld(null);
    else if (missing > 0 && !held.hasShrunk) setHeld({ ...held, hasShrunk: true });
  }

  useEffect(() => {
    if (missing <= 0 || !hasNext || isLoadingNext) return;
    loadNext(Math.min(missing, mostRows), {
      onComplete: (error) => {
        if (error) setHeld(null);
      },
    });
  }, [missing, hasNext, isLoadingNext, loadNext, mostRows]);

  return {
    rows: held?.rows ?? rows,
    isHeld: held !== null,
    hold: () => {
      if (held === null && rows.length > mostRows) setHeld({ rows, query, hasShrunk: false });
    },
    release: () => setHeld(null),
  };
}
