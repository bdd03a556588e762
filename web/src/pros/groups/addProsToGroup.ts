import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  addProsToGroupMutation,
  AddProsToGroupInput,
} from '../../__generated__/addProsToGroupMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Adds pros to a group; answers how it went with each. */
export async function addProsToGroup(environment: IEnvironment, input: AddProsToGroupInput) {
  const { addProsToGroup: payload } = await commit<addProsToGroupMutation>(environment, {
    mutation: graphql`
      mutation addProsToGroupMutation($input: AddProsToGroupInput!) {
        addProsToGroup(input: $input) {
          errors {
            message
            path
          }
          results {
            isNew
            pro {
              id
              displayName
            }
            errors {
              message
            }
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
