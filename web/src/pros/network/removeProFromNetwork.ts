import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  removeProFromNetworkMutation,
  RemoveProFromNetworkInput,
} from '../../__generated__/removeProFromNetworkMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Removes a pro from a location's network and groups. Resolves to the server's refusals. */
export async function removeProFromNetwork(environment: IEnvironment, input: RemoveProFromNetworkInput) {
  const { removeProFromNetwork: payload } = await commit<removeProFromNetworkMutation>(environment, {
    mutation: graphql`
      mutation removeProFromNetworkMutation($input: RemoveProFromNetworkInput!) {
        removeProFromNetwork(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    variables: { input },
    // Lists refetch: the shown one at once, the others when they are next shown.
    updater: (store) => store.invalidateStore(),
  });
  return payload.errors;
}
