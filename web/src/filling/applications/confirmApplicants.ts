import { graphql, type IEnvironment } from 'relay-runtime';
import type { confirmApplicantsMutation } from '../../__generated__/confirmApplicantsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { applicantsOutcome, type ApplicantsAction, type ApplicantsOutcome } from './applicantOutcome.ts';
import { outdateOtherStages } from './moveApplicants.ts';

/** Confirms selected applicants: they have the place. */
export async function confirmApplicants(
  environment: IEnvironment,
  { gigId, applicationIds, shown, overrideNote = null }: ApplicantsAction,
): Promise<ApplicantsOutcome> {
  const { confirmApplicants: payload } = await commit<confirmApplicantsMutation>(environment, {
    mutation: graphql`
      mutation confirmApplicantsMutation($input: ConfirmApplicantsInput!) {
        confirmApplicants(input: $input) {
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
    updater: (store) => outdateOtherStages(store, gigId, shown),
  });
  return applicantsOutcome(applicationIds, payload);
}
