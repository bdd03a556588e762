import { graphql, type IEnvironment } from 'relay-runtime';
import type { unselectApplicantsMutation } from '../../__generated__/unselectApplicantsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { applicantsOutcome, type ApplicantsAction, type ApplicantsOutcome } from './applicantOutcome.ts';
import { moveApplicants, outdateOtherStages } from './moveApplicants.ts';

/** Takes places back from applicants who have not been confirmed. The answer is shown before it comes. */
export async function unselectApplicants(
  environment: IEnvironment,
  { gigId, applicationIds, shown }: ApplicantsAction,
): Promise<ApplicantsOutcome> {
  const { unselectApplicants: payload } = await commit<unselectApplicantsMutation>(environment, {
    mutation: graphql`
      mutation unselectApplicantsMutation($input: UnselectApplicantsInput!) {
        unselectApplicants(input: $input) {
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
    variables: { input: { applicationIds } },
    optimisticUpdater: (store) => moveApplicants(store, gigId, applicationIds, 'OPEN'),
    updater: (store) => outdateOtherStages(store, gigId, shown),
  });
  return applicantsOutcome(applicationIds, payload);
}
