import { graphql, type IEnvironment } from 'relay-runtime';
import type { revokeApiTokenMutation } from '../../__generated__/revokeApiTokenMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Ends an API token.
 *
 * @param apiTokenId global id
 * @param connectionId the Relay id of the list to remove it from
 */
export async function revokeApiToken(
  environment: IEnvironment,
  apiTokenId: string,
  connectionId: string,
): Promise<readonly { readonly message: string }[]> {
  const { revokeApiToken: payload } = await commit<revokeApiTokenMutation>(environment, {
    mutation: graphql`
      mutation revokeApiTokenMutation($input: RevokeApiTokenInput!, $connections: [ID!]!) {
        revokeApiToken(input: $input) {
          revokedApiTokenId @deleteEdge(connections: $connections)
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { apiTokenId }, connections: [connectionId] },
  });
  return payload.errors;
}
