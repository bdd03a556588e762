import { graphql, type IEnvironment } from 'relay-runtime';
import type { savePaymentMethodMutation } from '../../../__generated__/savePaymentMethodMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';
import type { BillingError } from '../BillingError.ts';

/** Saves what was set up as the payment method of its owner, wherever that is shown. */
export async function savePaymentMethod(
  environment: IEnvironment,
  ownerId: string,
  paymentMethodId: string,
): Promise<readonly BillingError[]> {
  const { savePaymentMethod: payload } = await commit<savePaymentMethodMutation>(environment, {
    mutation: graphql`
      mutation savePaymentMethodMutation($input: SavePaymentMethodInput!) {
        savePaymentMethod(input: $input) {
          location {
            ...LocationBilling_location
            ...LocationCard_location
          }
          organization {
            ...OrganizationBilling_organization
          }
          errors {
            code
            message
            path
          }
        }
      }
    `,
    variables: { input: { ownerId, paymentMethodId } },
  });
  return payload.errors;
}
