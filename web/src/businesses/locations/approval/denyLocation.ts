import { graphql, type IEnvironment } from 'relay-runtime';
import type { denyLocationMutation } from '../../../__generated__/denyLocationMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';

/** Denies a location, or withdraws its approval. Resolves to the errors. */
export async function denyLocation(
  environment: IEnvironment,
  input: { locationId: string; reason: string },
): Promise<readonly { readonly message: string; readonly path: readonly string[] }[]> {
  const { denyLocation: payload } = await commit<denyLocationMutation>(environment, {
    mutation: graphql`
      mutation denyLocationMutation($input: DenyLocationInput!) {
        denyLocation(input: $input) {
          errors {
            message
            path
          }
          location {
            ...ApprovalPanel_location
            ...LocationSettingsShell_location
            ...LocationCard_location
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
