import { graphql, type IEnvironment } from 'relay-runtime';
import type { reviewDismissMutation } from '../../__generated__/reviewDismissMutation.graphql.ts';
import type { ApplicantsOutcome } from '../applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { invalidateStages } from './invalidateStages.ts';
import { reviewOutcome } from './reviewOutcome.ts';

/** Dismisses an applicant. */
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
            ...reviewOutcome_result
          }
        }
      }
    `,
    variables: { input },
    updater: invalidateStages('dismissApplicants'),
  });
  return reviewOutcome(input.applicationIds, payload);
}
