import { graphql, type IEnvironment } from 'relay-runtime';
import type { reviewDismissMutation } from '../../__generated__/reviewDismissMutation.graphql.ts';
import { applicantsOutcome, type ApplicantsOutcome } from '../applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { outdateStages } from './outdateStages.ts';

/** Dismisses an applicant, at once. */
export async function reviewDismiss(
  environment: IEnvironment,
  input: reviewDismissMutation['variables']['input'],
): Promise<ApplicantsOutcome> {
  const { dismissApplicants: payload } = await commit<reviewDismissMutation>(environment, {
    mutation: graphql`
      mutation reviewDismissMutation($input: DismissApplicantsInput!) {
        dismissApplicants(input: $input) {
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
    updater: outdateStages('dismissApplicants'),
  });
  return applicantsOutcome(input.applicationIds, payload);
}
