import { graphql, type IEnvironment } from 'relay-runtime';
import type { payProsAtLocationMutation } from '../../__generated__/payProsAtLocationMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { type Payment, paymentOutcome, type PaymentsOutcome } from './paymentOutcome.ts';

/** Submits payments for work of several gigs of a location. */
export function payProsAtLocation(
  environment: IEnvironment,
  locationId: string,
  payments: readonly Payment[],
): Promise<PaymentsOutcome> {
  return paymentOutcome(payments, async () => {
    const { payProsAtLocation: payload } = await commit<payProsAtLocationMutation>(environment, {
      mutation: graphql`
        mutation payProsAtLocationMutation($input: PayProsAtLocationInput!) {
          payProsAtLocation(input: $input) {
            errors {
              message
            }
            results {
              ...paymentOutcome_result
            }
            pros {
              ...PayPerson_pro
            }
          }
        }
      `,
      variables: { input: { locationId, payments } },
    });
    return payload;
  });
}
