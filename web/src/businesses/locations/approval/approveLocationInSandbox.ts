import { graphql, type IEnvironment } from 'relay-runtime';
import type { approveLocationInSandboxMutation } from '../../../__generated__/approveLocationInSandboxMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';

/** Lets a location in without waiting for the platform; outside production only. Resolves to what was refused. */
export async function approveLocationInSandbox(
  environment: IEnvironment,
  locationId: string,
): Promise<readonly { readonly message: string }[]> {
  const { approveLocationInSandbox: payload } = await commit<approveLocationInSandboxMutation>(environment, {
    mutation: graphql`
      mutation approveLocationInSandboxMutation($input: ApproveLocationInSandboxInput!) {
        approveLocationInSandbox(input: $input) {
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
