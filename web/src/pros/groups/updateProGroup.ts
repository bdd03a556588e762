import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  updateProGroupMutation,
  UpdateProGroupInput,
} from '../../__generated__/updateProGroupMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Changes what a group is called; answers it, or what the server has against it. */
export async function updateProGroup(environment: IEnvironment, input: UpdateProGroupInput) {
  const { updateProGroup: payload } = await commit<updateProGroupMutation>(environment, {
    mutation: graphql`
      mutation updateProGroupMutation($input: UpdateProGroupInput!) {
        updateProGroup(input: $input) {
          errors {
            message
            path
          }
          proGroup {
            id
            name
            description
          }
        }
      }
    `,
    variables: { input },
    // Lists refetch when they are next shown.
    updater: (store) => store.invalidateStore(),
  });
  return payload;
}
