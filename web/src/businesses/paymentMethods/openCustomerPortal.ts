import { graphql, type IEnvironment } from 'relay-runtime';
import type { openCustomerPortalMutation } from '../../__generated__/openCustomerPortalMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { Fault } from '../../platform/relay/Fault.ts';

/**
 * Opens the card network's page for a location or an organization; it leads back to a path of the app.
 *
 * @returns the address of the page
 * @throws Fault, also where the server refuses
 */
export async function openCustomerPortal(
  environment: IEnvironment,
  ownerId: string,
  returnPath: string,
): Promise<string> {
  const { openCustomerPortal: payload } = await commit<openCustomerPortalMutation>(environment, {
    mutation: graphql`
      mutation openCustomerPortalMutation($input: OpenCustomerPortalInput!) {
        openCustomerPortal(input: $input) {
          url
          errors {
            code
            message
          }
        }
      }
    `,
    variables: { input: { ownerId, returnPath } },
  });
  if (payload.url != null) return payload.url;
  const [error] = payload.errors;
  throw new Fault(error?.code ?? 'UNKNOWN', error?.message ?? 'The page could not be opened.');
}
