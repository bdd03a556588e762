import { graphql, type IEnvironment } from 'relay-runtime';
import type { payProsMutation } from '../../__generated__/payProsMutation.graphql.ts';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { paymentOutcome } from './paymentOutcome.ts';
import type { Payment } from './usePayments.ts';

/** Submits payments of pros of a gig. */
export function payPros(
  environment: IEnvironment,
  gigId: string,
  payments: readonly Payment[],
): Promise<ApplicantsOutcome> {
  return paymentOutcome(payments, async () => {
    const { payPros: payload } = await commit<payProsMutation>(environment, {
      mutation: graphql`
        mutation payProsMutation($input: PayProsInput!) {
          payPros(input: $input) {
            errors {
              message
            }
            results {
              ...applicantOutcome_result
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
