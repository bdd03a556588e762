import { graphql, type IEnvironment } from 'relay-runtime';
import type { reviewSelectMutation } from '../../__generated__/reviewSelectMutation.graphql.ts';
import type { ApplicantsOutcome } from '../applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { invalidateStages } from './invalidateStages.ts';
import { reviewOutcome } from './reviewOutcome.ts';

/** Selects an applicant. */
export async function reviewSelect(
  environment: IEnvironment,
  input: reviewSelectMutation['variables']['input'],
): Promise<ApplicantsOutcome> {
  const { selectApplicants: payload } = await commit<reviewSelectMutation>(environment, {
    mutation: graphql`
      mutation reviewSelectMutation($input: SelectApplicantsInput!) {
        selectApplicants(input: $input) {
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
    updater: invalidateStages('selectApplicants'),
  });
  return reviewOutcome(input.applicationIds, payload);
}
