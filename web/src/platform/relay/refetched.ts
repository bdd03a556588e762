import { fetchQuery, type PreloadedQuery } from 'react-relay/hooks';
import { Observable, PreloadableQueryRegistry, type OperationType } from 'relay-runtime';
import { refetchOf } from './requestMetadata.ts';

/**
 * Refetches a query in the background. The screen keeps its data, even if the refetch fails.
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
