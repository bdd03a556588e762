import { graphql, type IEnvironment } from 'relay-runtime';
import type { selectApplicantsMutation } from '../../__generated__/selectApplicantsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { applicantsOutcome, type ApplicantsAction, type ApplicantsOutcome } from './applicantOutcome.ts';
import { moveApplicants, outdateOtherStages } from './moveApplicants.ts';

/** Offers places to applicants. The answer is shown before it comes. */
export async function selectApplicants(
  environment: IEnvironment,
  { gigId, applicationIds, shown, overrideNote = null }: ApplicantsAction,
): Promise<ApplicantsOutcome> {
  const { selectApplicants: payload } = await commit<selectApplicantsMutation>(environment, {
    mutation: graphql`
      mutation selectApplicantsMutation($input: SelectApplicantsInput!) {
        selectApplicants(input: $input) {
          errors {
            message
          }
          results {
            ...applicantOutcome_result
            application {
              ...ApplicantRow_application
              gig {
                ...GigHeader_gig
                ...ApplicantsToolbar_gig
              }
            }
          }
        }
      }
    `,
    variables: { input: { applicationIds, overrideNote } },
    optimisticUpdater: (store) => moveApplicants(store, gigId, applicationIds, 'SELECTED'),
    updater: (store) => outdateOtherStages(store, gigId, shown),
  });
  return applicantsOutcome(applicationIds, payload);
}
