import type { DismissalReason } from '@brigade/domain/filling/applications/dismissalReasons.ts';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { dismissApplicantsMutation } from '../../__generated__/dismissApplicantsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { applicantListOutcome } from './applicantListOutcome.ts';
import type { ApplicantsAction, ApplicantsOutcome } from './applicantOutcome.ts';
import { outdateOtherStages } from './moveApplicants.ts';

/** The reason for a dismissal. */
export interface Dismissal {
  readonly reason: DismissalReason;
  /** Required for OTHER. */
  readonly explanation: string | null;
}

/** Dismisses applicants, all for the same reason. */
export async function dismissApplicants(
  environment: IEnvironment,
  { gigId, applicationIds, shown }: ApplicantsAction,
  { reason, explanation }: Dismissal,
): Promise<ApplicantsOutcome> {
  const { dismissApplicants: payload } = await commit<dismissApplicantsMutation>(environment, {
    mutation: graphql`
      mutation dismissApplicantsMutation($input: DismissApplicantsInput!) {
        dismissApplicants(input: $input) {
          errors {
            message
          }
          results {
            ...applicantListOutcome_result
          }
        }
      }
    `,
    variables: { input: { applicationIds, reason, explanation } },
    updater: (store) => outdateOtherStages(store, gigId, shown),
  });
  return applicantListOutcome(applicationIds, payload);
}
