import { graphql, type IEnvironment } from 'relay-runtime';
import type { retryAdHocPaymentMutation } from '../../__generated__/retryAdHocPaymentMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Submits a failed payment again. Resolves to the errors of the mutation. */
export async function retryAdHocPayment(environment: IEnvironment, paymentId: string) {
  const { retryAdHocPayment: payload } = await commit<retryAdHocPaymentMutation>(environment, {
    mutation: graphql`
      mutation retryAdHocPaymentMutation($input: RetryAdHocPaymentInput!) {
        retryAdHocPayment(input: $input) {
          errors {
            message
          }
          payment {
            ...AdHocPaymentRow_payment
          }
        }
      }
    `,
    variables: { input: { paymentId } },
  });
  return payload.errors;
}
