import { graphql, type IEnvironment } from 'relay-runtime';
import type { payProsMutation } from '../../__generated__/payProsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { type Payment, paymentOutcome, type PaymentsOutcome } from './paymentOutcome.ts';

/** Submits payments of pros of a gig. */
export function payPros(
  environment: IEnvironment,
  gigId: string,
  payments: readonly Payment[],
): Promise<PaymentsOutcome> {
  return paymentOutcome(payments, async () => {
    const { payPros: payload } = await commit<payProsMutation>(environment, {
      mutation: graphql`
        mutation payProsMutation($input: PayProsInput!) {
          payPros(input: $input) {
            errors {
              message
            }
            results {
              ...paymentOutcome_result
            }
            gig {
              ...PayGig_gig
              ...GigStatusBadge_gig
            }
          }
        }
      `,
      variables: { input: { gigId, payments } },
    });
    return payload;
  });
}
