import {
  commitMutation,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';

type CommitConfig<TMutation extends MutationParameters> = Omit<
  MutationConfig<TMutation>,
  'onCompleted' | 'onError' | 'onNext' | 'onUnsubscribe'
>;

/**
 * Runs a mutation and resolves to its payloads, in which expected failures are data. Rejects with a Fault when the
 * request itself failed; the optimistic update is then rolled back.
 */
export function commit<TMutation extends MutationParameters>(
  environment: IEnvironment,
  config: CommitConfig<TMutation>,
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, { ...config, onCompleted: resolve, onError: reject });
  });
}
