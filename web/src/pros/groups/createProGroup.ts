import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  createProGroupMutation,
  CreateProGroupInput,
} from '../../__generated__/createProGroupMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Adds an empty group; answers it, or what the server has against it. */
export async function createProGroup(environment: IEnvironment, input: CreateProGroupInput) {
  const { createProGroup: payload } = await commit<createProGroupMutation>(environment, {
    mutation: graphql`
      mutation createProGroupMutation($input: CreateProGroupInput!) {
        createProGroup(input: $input) {
          errors {
            message
            path
          }
          proGroup {
            databaseId
            name
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
