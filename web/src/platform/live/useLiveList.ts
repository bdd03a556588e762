import { useState } from 'react';
import type { OperationType } from 'relay-runtime';
import type { ScreenQuery } from '../relay/screenQuery.ts';
import { useCalmly } from './useThrottledCallback.ts';

/**
 * A list that is asked for again as far as it is loaded, in its order, when it was told that something changed.
 *
 * @returns the list to show, and what tells
 */
export function useLiveList<TQuery extends OperationType>(
  list: ScreenQuery<TQuery>,
): readonly [ScreenQuery<TQuery>, () => void] {
  const [stale, setStale] = useState<ScreenQuery<TQuery> | null>(null);
  const onChanged = useCalmly(() => setStale({ ...list, isStale: true }));
  return [stale?.queryRef === list.queryRef ? stale : list, onChanged];
}
