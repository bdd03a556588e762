import { graphql, type IEnvironment } from 'relay-runtime';
import type { payByOrganizationMutation } from '../../__generated__/payByOrganizationMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { BillingError } from './BillingError.ts';

/** From now on the organization pays for the shifts of a location. */
export async function payByOrganization(
  environment: IEnvironment,
  locationId: string,
): Promise<readonly BillingError[]> {
  const { switchToOrganizationBilling: payload } = await commit<payByOrganizationMutation>(environment, {
    mutation: graphql`
      mutation payByOrganizationMutation($input: SwitchToOrganizationBillingInput!) {
        switchToOrganizationBilling(input: $input) {
          location {
            ...LocationBilling_location
            ...LocationCard_location
          }
          errors {
            code
            message
            path
          }
        }
      }
    `,
    variables: { input: { locationId } },
  });
  return payload.errors;
}
