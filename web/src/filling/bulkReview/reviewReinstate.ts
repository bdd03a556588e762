import { graphql, type IEnvironment } from 'relay-runtime';
import type { reviewReinstateMutation } from '../../__generated__/reviewReinstateMutation.graphql.ts';
import type { ApplicantsOutcome } from '../applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { invalidateStages } from './invalidateStages.ts';
import { reviewOutcome } from './reviewOutcome.ts';

/** Undoes a dismissal. */
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
            ...reviewOutcome_result
          }
        }
      }
    `,
    variables: { input },
    updater: invalidateStages('reinstateApplicants'),
  });
  return reviewOutcome(input.applicationIds, payload);
}
