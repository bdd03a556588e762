import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  sendAdHocPaymentMutation,
  sendAdHocPaymentMutation$data,
} from '../../__generated__/sendAdHocPaymentMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Submits a payment. Resolves to the payment, or to the errors of the mutation. */
export async function sendAdHocPayment(
  environment: IEnvironment,
  input: sendAdHocPaymentMutation['variables']['input'],
): Promise<sendAdHocPaymentMutation$data['sendAdHocPayment']> {
  const { sendAdHocPayment: payload } = await commit<sendAdHocPaymentMutation>(environment, {
    mutation: graphql`
      mutation sendAdHocPaymentMutation($input: SendAdHocPaymentInput!) {
        sendAdHocPayment(input: $input) {
          errors {
            code
            message
            path
          }
          payment {
            error {
              code
            }
          }
        }
      }
    `,
    variables: { input },
  });
  return payload;
}
