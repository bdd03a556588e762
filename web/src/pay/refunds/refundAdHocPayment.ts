import { graphql, type IEnvironment } from 'relay-runtime';
import type { refundAdHocPaymentMutation } from '../../__generated__/refundAdHocPaymentMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

type Input = refundAdHocPaymentMutation['variables']['input'];

/** Gives a business back what it paid for an extra payment. */
export async function refundAdHocPayment(environment: IEnvironment, input: Input) {
  const { refundAdHocPayment: payload } = await commit<refundAdHocPaymentMutation>(environment, {
    mutation: graphql`
      mutation refundAdHocPaymentMutation($input: RefundAdHocPaymentInput!) {
        refundAdHocPayment(input: $input) {
          errors {
            message
            path
          }
          refunds {
            way
          }
          payment {
            ...AdHocPaymentRow_payment
          }
        }
      }
    `,
    variables: { input },
  });
  return payload;
}
