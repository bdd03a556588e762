import { useState } from 'react';
import type { OperationType } from 'relay-runtime';
import type { ScreenQuery } from '../relay/screenQuery.ts';
import { useThrottledCallback } from './useThrottledCallback.ts';

/**
 * A list that refetches all of its loaded rows, in their order, when something has changed.
 *
 * @returns the list to show, and a function that reports a change
 */
export function useLiveList<TQuery extends OperationType>(
  list: ScreenQuery<TQuery>,
): readonly [ScreenQuery<TQuery>, () => void] {
  const [stale, setStale] = useState<ScreenQuery<TQuery> | null>(null);
  const onChanged = useThrottledCallback(() => setStale({ ...list, isStale: true }));
  return [stale?.queryRef === list.queryRef ? stale : list, onChanged];
}
