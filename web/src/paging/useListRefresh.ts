import { startTransition, useEffect, useEffectEvent } from 'react';
import type { ScreenQuery } from '../relay/screenQuery.ts';
import type { OperationType } from 'relay-runtime';

// The gateway's largest page, and the least that is asked for: a short list may have become longer.
const largestPage = 100;
const leastPage = 25;

/**
 * Asks again for the rows that a list shows when its data is stale, behind what is on the screen.
 *
 * @param rowCount how many rows are loaded
 * @param refetch asks for that many from the first on
 */
export function useListRefresh<TQuery extends OperationType>(
  list: ScreenQuery<TQuery>,
  rowCount: number,
  refetch: (count: number) => void,
): void {
  const refresh = useEffectEvent(() => refetch(Math.min(Math.max(rowCount, leastPage), largestPage)));
  useEffect(() => {
    if (list.isStale) startTransition(refresh);
  }, [list]);
}
