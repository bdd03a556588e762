import { graphql, type IEnvironment } from 'relay-runtime';
import type { reinstateApplicantsMutation } from '../../__generated__/reinstateApplicantsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { applicantListOutcome } from './applicantListOutcome.ts';
import type { ApplicantsAction, ApplicantsOutcome } from './applicantOutcome.ts';
import { outdateOtherStages } from './moveApplicants.ts';

/** Undoes dismissals, within ten seconds. */
export async function reinstateApplicants(
  environment: IEnvironment,
  { gigId, applicationIds, shown }: ApplicantsAction,
): Promise<ApplicantsOutcome> {
  const { reinstateApplicants: payload } = await commit<reinstateApplicantsMutation>(environment, {
    mutation: graphql`
      mutation reinstateApplicantsMutation($input: ReinstateApplicantsInput!) {
        reinstateApplicants(input: $input) {
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
    updater: (store) => outdateOtherStages(store, gigId, shown),
  });
  return applicantListOutcome(applicationIds, payload);
}
