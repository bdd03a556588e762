import { graphql, type IEnvironment } from 'relay-runtime';
import type { resubmitLocationMutation } from '../../../__generated__/resubmitLocationMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';

/** Asks the platform to look again at a location that was turned down. Resolves to what was refused. */
export async function resubmitLocation(
  environment: IEnvironment,
  locationId: string,
): Promise<readonly { readonly message: string }[]> {
  const { resubmitLocation: payload } = await commit<resubmitLocationMutation>(environment, {
    mutation: graphql`
      mutation resubmitLocationMutation($input: ResubmitLocationInput!) {
        resubmitLocation(input: $input) {
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
