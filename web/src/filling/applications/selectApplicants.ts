import { graphql, type IEnvironment } from 'relay-runtime';
import type { selectApplicantsMutation } from '../../__generated__/selectApplicantsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { applicantListOutcome } from './applicantListOutcome.ts';
import type { ApplicantsAction, ApplicantsOutcome } from './applicantOutcome.ts';
import { moveApplicants, outdateOtherStages } from './moveApplicants.ts';

/** Selects applicants, with an optimistic update. */
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
            ...applicantListOutcome_result
          }
        }
      }
    `,
    variables: { input: { applicationIds, overrideNote } },
    optimisticUpdater: (store) => moveApplicants(store, gigId, applicationIds, 'SELECTED'),
    updater: (store) => outdateOtherStages(store, gigId, shown),
  });
  return applicantListOutcome(applicationIds, payload);
}
