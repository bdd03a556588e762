import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { refetched } from '../relay/refetched.ts';
import type { ScreenQuery } from '../relay/screenQuery.ts';
import { isFinalFault } from './finalFault.ts';

/**
 * Refetches the query in the background. The screen keeps its data, even if the refetch fails.
 *
 * @returns whether it is done: false after a failure that a retry may fix
 */
export function refetchScreen<TQuery extends OperationType>(query: ScreenQuery<TQuery>): Promise<boolean> {
  return refetchQuery(query.queryRef);
}

/** The same for a part of a screen that has a query of its own. */
export function refetchQuery<TQuery extends OperationType>(query: PreloadedQuery<TQuery>): Promise<boolean> {
  return new Promise((resolve) => {
    // Not its first response, which may be the cached one of a request that was under way.
    refetched(query).subscribe({
      complete: () => resolve(true),
      error: (error: unknown) => resolve(isFinalFault(error)),
    });
  });
}
