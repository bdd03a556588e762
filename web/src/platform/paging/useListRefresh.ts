import { useEffect, useEffectEvent } from 'react';
import type { OperationType } from 'relay-runtime';
import { useThrottledCallback } from '../live/useThrottledCallback.ts';
import type { ScreenQuery } from '../relay/screenQuery.ts';
import { largestPage } from './largestPage.ts';
import type { RefetchablePages } from './pages.ts';
import { useRetainedRows } from './useRetainedRows.ts';

// The smallest page: a short list may have grown.
const leastPage = 25;

interface RefreshedRows<Row> {
  /** The rows to show. */
  readonly rows: readonly Row[];
  /** Whether the rows are stale ones, shown until as many have been refetched. */
  readonly isHeld: boolean;
  /** Refetches all rows. */
  readonly refresh: () => void;
}

/**
 * The rows of a list that refetches in the background when its data is stale or after a change. It keeps all loaded
 * pages, and repeats a refetch that has failed.
 *
 * @param loaded the loaded rows
 */
export function useListRefresh<Row, TQuery extends OperationType>(
  list: ScreenQuery<OperationType>,
  loaded: readonly Row[],
  { hasNext, isLoadingNext, loadNext, refetch, mostRows = largestPage }: RefetchablePages<TQuery>,
): RefreshedRows<Row> {
  const { rows, isHeld, hold, release } = useRetainedRows(loaded, {
    query: list.queryRef,
    hasNext,
    isLoadingNext,
    loadNext,
    mostRows,
  });
  const refresh = useThrottledCallback(() => {
    hold();
    return refetch({ count: Math.min(Math.max(rows.length, leastPage), mostRows) }, release);
  });
  const refreshStale = useEffectEvent(refresh);
  useEffect(() => {
    if (list.isStale) refreshStale();
  }, [list]);
  return { rows, isHeld, refresh };
}
