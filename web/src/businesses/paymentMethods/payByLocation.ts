import { graphql, type IEnvironment } from 'relay-runtime';
import type { payByLocationMutation } from '../../__generated__/payByLocationMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import type { BillingError } from './BillingError.ts';

/** From now on a location pays by the payment method of its own that it has kept. */
export async function payByLocation(
  environment: IEnvironment,
  locationId: string,
): Promise<readonly BillingError[]> {
  const { switchToLocationBilling: payload } = await commit<payByLocationMutation>(environment, {
    mutation: graphql`
      mutation payByLocationMutation($input: SwitchToLocationBillingInput!) {
        switchToLocationBilling(input: $input) {
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
