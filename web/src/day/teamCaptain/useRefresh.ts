import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { useVisibleInterval } from '../../platform/live/useVisibleInterval.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import type { OperationType } from 'relay-runtime';

/** How often captains’ screens are refetched that follow no changes, in milliseconds. */
export const halfMinute = 30_000;

/** Refetches a screen twice a minute while it is visible: team captains cannot follow the changes of several shifts. */
export function useRefresh<TQuery extends OperationType>(query: ScreenQuery<TQuery>): () => void {
  const refresh = useThrottledCallback(() => refetchScreen(query));
  useVisibleInterval(refresh, halfMinute);
  return refresh;
}
