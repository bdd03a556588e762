import { useCallback, useState } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';

/** Rows of one page. */
export const pageSize = 25;

/**
 * Loads a list's next page, and stores when that failed. `load` changes whenever `loadNext` does, for example when the
 * screen's own request has completed, until which Relay ignores it.
 */
export function useNextPage<TQuery extends OperationType>(loadNext: LoadMoreFn<TQuery>, size = pageSize) {
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    loadNext(size, { onComplete: (error) => setHasFailed(error !== null) });
  }, [loadNext, size]);
  return { hasFailed, load };
}
