import { graphql, type IEnvironment } from 'relay-runtime';
import type { payProsMutation } from '../../__generated__/payProsMutation.graphql.ts';
import { applicantsOutcome, type ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';

type Input = payProsMutation['variables']['input'];

/** Submits payments. If the request fails, each pro is refused with the failure's message. */
export async function payPros(environment: IEnvironment, input: Input): Promise<ApplicantsOutcome> {
  const ids = input.payments.map(({ applicationId }) => applicationId);
  try {
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
      variables: { input },
    });
    return applicantsOutcome(ids, payload);
  } catch (error) {
    const message = faultMessage(error);
    return { done: [], refused: new Map(ids.map((id) => [id, message])) };
  }
}
