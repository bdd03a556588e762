import { graphql, type IEnvironment } from 'relay-runtime';
import type { resendDeliveryMutation } from '../../__generated__/resendDeliveryMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Sends a delivery again. */
export async function resendDelivery(
  environment: IEnvironment,
  deliveryId: string,
): Promise<readonly { readonly message: string }[]> {
  const { resendWebhookDelivery: payload } = await commit<resendDeliveryMutation>(environment, {
    mutation: graphql`
      mutation resendDeliveryMutation($input: ResendWebhookDeliveryInput!) {
        resendWebhookDelivery(input: $input) {
          delivery {
            ...DeliveryRow_delivery
            ...DeliveryDetails_delivery
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { deliveryId } },
  });
  return payload.errors;
}
