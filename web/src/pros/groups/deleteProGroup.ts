import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  deleteProGroupMutation,
  DeleteProGroupInput,
} from '../../__generated__/deleteProGroupMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Deletes a group, whose pros stay in the network; answers what the server has against it. */
export async function deleteProGroup(environment: IEnvironment, input: DeleteProGroupInput) {
  const { deleteProGroup: payload } = await commit<deleteProGroupMutation>(environment, {
    mutation: graphql`
      mutation deleteProGroupMutation($input: DeleteProGroupInput!) {
        deleteProGroup(input: $input) {
          errors {
            message
            path
          }
          deletedProGroupId
        }
      }
    `,
    variables: { input },
    // Lists refetch when they are next shown.
    updater: (store) => store.invalidateStore(),
  });
  return payload;
}
