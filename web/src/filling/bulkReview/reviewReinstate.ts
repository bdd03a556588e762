import { graphql, type IEnvironment } from 'relay-runtime';
import type { reviewReinstateMutation } from '../../__generated__/reviewReinstateMutation.graphql.ts';
import { applicantsOutcome, type ApplicantsOutcome } from '../applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { outdateStages } from './outdateStages.ts';

/** Takes back a dismissal of just now. */
export async function reviewReinstate(
  environment: IEnvironment,
  input: reviewReinstateMutation['variables']['input'],
): Promise<ApplicantsOutcome> {
  const { reinstateApplicants: payload } = await commit<reviewReinstateMutation>(environment, {
    mutation: graphql`
      mutation reviewReinstateMutation($input: ReinstateApplicantsInput!) {
        reinstateApplicants(input: $input) {
          errors {
            message
          }
          results {
            ...applicantOutcome_result
            application {
              ...ReviewCard_application
              gig {
                ...ReviewColumn_gig
              }
            }
          }
        }
      }
    `,
    variables: { input },
    updater: outdateStages('reinstateApplicants'),
  });
  return applicantsOutcome(input.applicationIds, payload);
}
