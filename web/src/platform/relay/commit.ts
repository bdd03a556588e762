import {
  commitMutation,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';
import { mutationWithKey } from './requestMetadata.ts';

type CommitConfig<TMutation extends MutationParameters> = Omit<
  MutationConfig<TMutation>,
  'cacheConfig' | 'onCompleted' | 'onError' | 'onNext' | 'onUnsubscribe'
>;

/**
 * Runs a mutation and resolves to its payloads, in which expected failures are data. Rejects with a Fault when the
 * request itself failed; the optimistic update is then rolled back.
 *
 * @param key the idempotency key; null for a new one
 */
export function commit<TMutation extends MutationParameters>(
  environment: IEnvironment,
  config: CommitConfig<TMutation>,
  key: string | null = null,
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, {
      ...config,
      ...(key !== null && { cacheConfig: mutationWithKey(key) }),
      onCompleted: resolve,
      onError: reject,
    });
  });
}
