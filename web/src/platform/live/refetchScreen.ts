import { fetchQuery } from 'react-relay/hooks';
import { PreloadableQueryRegistry, type OperationType } from 'relay-runtime';
import type { ScreenQuery } from '../relay/screenQuery.ts';

/** Asks again for what a screen shows, which goes on showing it in the meantime, and all the same when that fails. */
export async function refetchScreen<TQuery extends OperationType>({
  queryRef,
}: ScreenQuery<TQuery>): Promise<void> {
  const { environment, id, networkCacheConfig, variables } = queryRef;
  const document = id == null ? null : PreloadableQueryRegistry.get(id);
  if (!document) return;
  await fetchQuery<TQuery>(environment, document, variables, {
    fetchPolicy: 'network-only',
    networkCacheConfig,
  })
    .toPromise()
    .catch(() => undefined);
}
