import { startTransition, useEffect, useEffectEvent } from 'react';
import type { ScreenQuery } from '../relay/screenQuery.ts';
import type { OperationType } from 'relay-runtime';

// The gateway's largest page.
const largestPage = 100;

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
  const refresh = useEffectEvent(() => refetch(Math.min(Math.max(rowCount, 1), largestPage)));
  useEffect(() => {
    if (list.isStale) startTransition(refresh);
  }, [list]);
}
