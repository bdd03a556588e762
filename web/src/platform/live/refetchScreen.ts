import { fetchQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PreloadableQueryRegistry, type OperationType } from 'relay-runtime';
import type { ScreenQuery } from '../relay/screenQuery.ts';
import { isFinalFault } from './finalFault.ts';

/**
 * Asks again for what a screen shows, which goes on showing it in the meantime, and all the same when that fails.
 *
 * @returns whether it is done: false after a failure that a retry may fix
 */
export function refetchScreen<TQuery extends OperationType>(query: ScreenQuery<TQuery>): Promise<boolean> {
  return refetchQuery(query.queryRef);
}

/** The same for a part of a screen that has a query of its own. */
export async function refetchQuery<TQuery extends OperationType>({
  environment,
  id,
  networkCacheConfig,
  variables,
}: PreloadedQuery<TQuery>): Promise<boolean> {
  const document = id == null ? null : PreloadableQueryRegistry.get(id);
  if (!document) return true;
  const refetched = fetchQuery<TQuery>(environment, document, variables, {
    fetchPolicy: 'network-only',
    networkCacheConfig,
  });
  return refetched.toPromise().then(() => true, isFinalFault);
}
