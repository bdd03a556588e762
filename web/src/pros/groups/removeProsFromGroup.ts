import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  removeProsFromGroupMutation,
  RemoveProsFromGroupInput,
} from '../../__generated__/removeProsFromGroupMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Takes pros out of a group; answers what the server has against it. */
export async function removeProsFromGroup(environment: IEnvironment, input: RemoveProsFromGroupInput) {
  const { removeProsFromGroup: payload } = await commit<removeProsFromGroupMutation>(environment, {
    mutation: graphql`
      mutation removeProsFromGroupMutation($input: RemoveProsFromGroupInput!) {
        removeProsFromGroup(input: $input) {
          errors {
            message
            path
          }
          proGroup {
            id
            memberCount
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
