import { startTransition, useEffect, useEffectEvent } from 'react';
import type { ScreenQuery } from '../relay/screenQuery.ts';
import type { OperationType } from 'relay-runtime';

/** The gateway's largest page. */
export const largestPage = 100;

// The least that is asked for: a short list may have become longer.
const leastPage = 25;

const nothing = () => undefined;

/**
 * Asks again for the rows that a list shows when its data is stale, behind what is on the screen.
 *
 * @param rowCount how many rows are loaded
 * @param refetch asks for that many from the first on
 * @param hold told before, outside of the transition: the rows shrink as soon as the answer is there
 */
export function useListRefresh<TQuery extends OperationType>(
  list: ScreenQuery<TQuery>,
  rowCount: number,
  refetch: (count: number) => void,
  hold: () => void = nothing,
): void {
  const refresh = useEffectEvent(() => refetch(Math.min(Math.max(rowCount, leastPage), largestPage)));
  const holdNow = useEffectEvent(hold);
  useEffect(() => {
    if (!list.isStale) return;
    holdNow();
    startTransition(refresh);
  }, [list]);
}
