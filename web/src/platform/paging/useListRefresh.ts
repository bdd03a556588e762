import { useEffect, useEffectEvent } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { useThrottledCallback } from '../live/useThrottledCallback.ts';
import type { ScreenQuery } from '../relay/screenQuery.ts';
import { largestPage } from './largestPage.ts';
import { useRetainedRows } from './useRetainedRows.ts';

// The smallest page: a short list may have grown.
const leastPage = 25;

/** The part of `usePages` that a refresh needs. */
interface Pages<TQuery extends OperationType> {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: LoadMoreFn<TQuery>;
  readonly refetch: (variables: { readonly count: number }, onFailed: () => void) => Promise<boolean>;
  /** How many rows a page may have: fewer where rows cost much. Default: the gateway's largest page. */
  readonly mostRows?: number;
}

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
  { hasNext, isLoadingNext, loadNext, refetch, mostRows = largestPage }: Pages<TQuery>,
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
