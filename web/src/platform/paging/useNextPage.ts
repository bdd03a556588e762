import { useState } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';

/** Rows of one page. */
export const pageSize = 25;

/** Loads a list's next page, and remembers when that failed. */
export function useNextPage<TQuery extends OperationType>(loadNext: LoadMoreFn<TQuery>, size = pageSize) {
  const [hasFailed, setHasFailed] = useState(false);
  return {
    hasFailed,
    load: () => {
      setHasFailed(false);
      loadNext(size, { onComplete: (error) => setHasFailed(error !== null) });
    },
  };
}
