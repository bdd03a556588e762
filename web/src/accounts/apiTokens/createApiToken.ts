import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  CreateApiTokenInput,
  createApiTokenMutation,
} from '../../__generated__/createApiTokenMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Creates an API token.
 *
 * @param connectionId the Relay id of the list to add it to
 */
export async function createApiToken(
  environment: IEnvironment,
  input: CreateApiTokenInput,
  connectionId: string,
) {
  const { createApiToken: payload } = await commit<createApiTokenMutation>(environment, {
    mutation: graphql`
      mutation createApiTokenMutation($input: CreateApiTokenInput!, $connections: [ID!]!) {
        createApiToken(input: $input) {
          secret
          apiToken @prependNode(connections: $connections, edgeTypeName: "ApiTokenEdge") {
            id
            ...ApiTokenRow_token
          }
          errors {
            message
            path
          }
        }
      }
    `,
    variables: { input, connections: [connectionId] },
  });
  return payload;
}
