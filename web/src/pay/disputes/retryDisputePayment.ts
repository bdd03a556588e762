import { graphql, type IEnvironment } from 'relay-runtime';
import type { retryDisputePaymentMutation } from '../../__generated__/retryDisputePaymentMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Retries the failed charge of a dispute. Resolves to the errors of the mutation. */
export async function retryDisputePayment(environment: IEnvironment, disputeId: string) {
  const { retryDisputePayment: payload } = await commit<retryDisputePaymentMutation>(environment, {
    mutation: graphql`
      mutation retryDisputePaymentMutation($input: RetryDisputePaymentInput!) {
        retryDisputePayment(input: $input) {
          errors {
            message
          }
          dispute {
            ...DisputeDetails_dispute
          }
        }
      }
    `,
    variables: { input: { disputeId } },
  });
  return payload.errors;
}
