import { fetchQuery, type PreloadedQuery } from 'react-relay/hooks';
import { Observable, PreloadableQueryRegistry, type OperationType } from 'relay-runtime';
import { refetchOf } from './requestMetadata.ts';

/**
 * Asks again for what a query has loaded. Its screen goes on showing that in the meantime, and all the same when this
 * fails.
 */
export function refetched<TQuery extends OperationType>({
  environment,
  id,
  networkCacheConfig,
  variables,
}: PreloadedQuery<TQuery>): Observable<TQuery['response']> {
  const document = id == null ? null : PreloadableQueryRegistry.get(id);
  // Without its document, the query was never answered.
  if (!document) return Observable.create((sink) => sink.complete());
  return fetchQuery<TQuery>(environment, document, variables, {
    fetchPolicy: 'network-only',
    networkCacheConfig: refetchOf(networkCacheConfig),
  });
}
