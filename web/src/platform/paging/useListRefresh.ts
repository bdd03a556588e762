import { startTransition, useEffect, useEffectEvent } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import type { ScreenQuery } from '../relay/screenQuery.ts';
import { largestPage } from './largestPage.ts';
import { useHeldRows } from './useRetainedRows.ts';

// The least that is asked for: a short list may have become longer.
const leastPage = 25;

/** What `usePaginationFragment` gives, as far as a refresh needs it. */
interface Pages<TQuery extends OperationType> {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: LoadMoreFn<TQuery>;
  readonly refetch: (
    variables: { count: number },
    options: { fetchPolicy: 'network-only'; onComplete: (error: Error | null) => void },
  ) => unknown;
}

interface RefreshedRows<Row> {
  /** The rows to show. */
  readonly rows: readonly Row[];
  /** Whether those are older ones, until as many are there again. */
  readonly isHeld: boolean;
  /** Asks for all of them again. */
  readonly refresh: () => void;
}

/**
 * The rows of a list that is asked for again, behind what is on the screen, when its data is stale or when somebody has
 * changed it. It stays as long as it was, however many pages that are.
 *
 * @param loaded the rows that are there
 */
export function useListRefresh<Row, TQuery extends OperationType>(
  list: ScreenQuery<OperationType>,
  loaded: readonly Row[],
  { hasNext, isLoadingNext, loadNext, refetch }: Pages<TQuery>,
): RefreshedRows<Row> {
  const { rows, isHeld, hold, onRefetched } = useHeldRows(loaded, {
    query: list.queryRef,
    hasNext,
    isLoadingNext,
    loadNext,
  });
  const refresh = () => {
    const count = Math.min(Math.max(rows.length, leastPage), largestPage);
    // Outside of the transition: the rows shrink as soon as the answer is there.
    hold();
    startTransition(() => void refetch({ count }, { fetchPolicy: 'network-only', onComplete: onRefetched }));
  };
  const refreshStale = useEffectEvent(refresh);
  useEffect(() => {
    if (list.isStale) refreshStale();
  }, [list]);
  return { rows, isHeld, refresh };
}
