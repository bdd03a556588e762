import { graphql, type IEnvironment } from 'relay-runtime';
import type { reviewSelectMutation } from '../../__generated__/reviewSelectMutation.graphql.ts';
import { applicantsOutcome, type ApplicantsOutcome } from '../applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { outdateStages } from './outdateStages.ts';

/** Gives an applicant a place, at once. */
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
    updater: outdateStages('selectApplicants'),
  });
  return applicantsOutcome(input.applicationIds, payload);
}
