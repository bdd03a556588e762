import { graphql, type IEnvironment } from 'relay-runtime';
import type { unselectApplicantsMutation } from '../../__generated__/unselectApplicantsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { applicantListOutcome } from './applicantListOutcome.ts';
import type { ApplicantsAction, ApplicantsOutcome } from './applicantOutcome.ts';
import { moveApplicants, outdateOtherStages } from './moveApplicants.ts';

/** Unselects applicants who are not confirmed yet, with an optimistic update. */
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
            ...applicantListOutcome_result
          }
        }
      }
    `,
    variables: { input: { applicationIds } },
    optimisticUpdater: (store) => moveApplicants(store, gigId, applicationIds, 'OPEN'),
    updater: (store) => outdateOtherStages(store, gigId, shown),
  });
  return applicantListOutcome(applicationIds, payload);
}
