import { graphql, type IEnvironment } from 'relay-runtime';
import type { rotateApiTokenMutation } from '../../__generated__/rotateApiTokenMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Replaces the secret of an API token. */
export async function rotateApiToken(environment: IEnvironment, apiTokenId: string) {
  const { rotateApiToken: payload } = await commit<rotateApiTokenMutation>(environment, {
    mutation: graphql`
      mutation rotateApiTokenMutation($input: RotateApiTokenInput!) {
        rotateApiToken(input: $input) {
          secret
          apiToken {
            ...ApiTokenRow_token
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { apiTokenId } },
  });
  return payload;
}
