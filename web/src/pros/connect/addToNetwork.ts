import { graphql, type IEnvironment } from 'relay-runtime';
import type { addToNetworkMutation } from '../../__generated__/addToNetworkMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Takes a pro into the network of a location; both are ids of nodes. Resolves to the server's refusal, null when there
 * is none.
 *
 * @throws Fault
 */
export async function addToNetwork(
  environment: IEnvironment,
  { proId, locationId }: { readonly proId: string; readonly locationId: string },
): Promise<string | null> {
  const { addProsToNetwork: payload } = await commit<addToNetworkMutation>(environment, {
    mutation: graphql`
      mutation addToNetworkMutation($input: AddProsToNetworkInput!) {
        addProsToNetwork(input: $input) {
          errors {
            message
          }
          results {
            errors {
              message
            }
          }
        }
      }
    `,
    variables: { input: { locationId, proIds: [proId] } },
    // The lists of the network refetch when they are next shown.
    updater: (store) => store.invalidateStore(),
  });
  const [error] = [...payload.errors, ...payload.results.flatMap((result) => result.errors)];
  return error?.message ?? null;
}
