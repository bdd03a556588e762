import { useEffect, useState } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { largestPage } from './largestPage.ts';

interface List<TQuery extends OperationType> {
  /** Tells this list from the next, with other filters. */
  readonly query: unknown;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: LoadMoreFn<TQuery>;
}

interface HeldRows<Row> {
  /** The rows to show. */
  readonly rows: readonly Row[];
  /** Whether those are older ones, until as many are there again. */
  readonly isHeld: boolean;
  /** To be called with a refetch: what is in sight stays there. */
  readonly hold: () => void;
  /** To be called at the end of the refetch: nothing is waited for when it failed. */
  readonly onRefetched: (error: Error | null) => void;
}

/**
 * Keeps the rows of a long list in sight while it is asked for again. A refetch gives one page; whoever had scrolled
 * further would lose their place, so the pages behind it are loaded before anything changes.
 */
export function useHeldRows<Row, TQuery extends OperationType>(
  rows: readonly Row[],
  { query, hasNext, isLoadingNext, loadNext }: List<TQuery>,
): HeldRows<Row> {
  const [held, setHeld] = useState<{ rows: readonly Row[]; query: unknown; hasShrunk: boolean } | null>(null);
  const missing = held === null ? 0 : held.rows.length - rows.length;
  if (held !== null) {
    const isRefilled = held.hasShrunk && (missing <= 0 || !hasNext);
    if (isRefilled || held.query !== query) setHeld(null);
    else if (missing > 0 && !held.hasShrunk) setHeld({ ...held, hasShrunk: true });
  }

  useEffect(() => {
    if (missing <= 0 || !hasNext || isLoadingNext) return;
    loadNext(Math.min(missing, largestPage), {
      onComplete: (error) => {
        if (error) setHeld(null);
      },
    });
  }, [missing, hasNext, isLoadingNext, loadNext]);

  return {
    rows: held?.rows ?? rows,
    isHeld: held !== null,
    hold: () => {
      if (held === null && rows.length > largestPage) setHeld({ rows, query, hasShrunk: false });
    },
    onRefetched: (error) => {
      if (error) setHeld(null);
    },
  };
}
