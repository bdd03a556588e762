import { graphql, type IEnvironment } from 'relay-runtime';
import type { approveLocationMutation } from '../../../__generated__/approveLocationMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';

/** Lets a location in. Resolves to what was refused. */
export async function approveLocation(
  environment: IEnvironment,
  locationId: string,
): Promise<readonly { readonly message: string }[]> {
  const { approveLocation: payload } = await commit<approveLocationMutation>(environment, {
    mutation: graphql`
      mutation approveLocationMutation($input: ApproveLocationInput!) {
        approveLocation(input: $input) {
          errors {
            message
          }
          location {
            ...ApprovalPanel_location
            ...LocationSettingsShell_location
            ...LocationCard_location
          }
        }
      }
    `,
    variables: { input: { locationId } },
  });
  return payload.errors;
}
