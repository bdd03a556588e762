import { graphql, type IEnvironment } from 'relay-runtime';
import type { confirmApplicantsMutation } from '../../__generated__/confirmApplicantsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { applicantListOutcome } from './applicantListOutcome.ts';
import type { ApplicantsAction, ApplicantsOutcome } from './applicantOutcome.ts';
import { outdateOtherStages } from './moveApplicants.ts';

/** Confirms selected applicants. */
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
            ...applicantListOutcome_result
          }
        }
      }
    `,
    variables: { input: { applicationIds, overrideNote } },
    updater: (store) => outdateOtherStages(store, gigId, shown),
  });
  return applicantListOutcome(applicationIds, payload);
}
