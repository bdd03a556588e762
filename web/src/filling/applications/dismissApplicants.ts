import type { DismissalReason } from '@brigade/domain/filling/applications/dismissalReasons.ts';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { dismissApplicantsMutation } from '../../__generated__/dismissApplicantsMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { applicantsOutcome, type ApplicantsAction, type ApplicantsOutcome } from './applicantOutcome.ts';
import { outdateOtherStages } from './moveApplicants.ts';

/** Why somebody is dismissed. */
export interface Dismissal {
  readonly reason: DismissalReason;
  /** Required for OTHER. */
  readonly explanation: string | null;
}

/** Dismisses applicants for one reason. */
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
    variables: { input: { applicationIds, reason, explanation } },
    updater: (store) => outdateOtherStages(store, gigId, shown),
  });
  return applicantsOutcome(applicationIds, payload);
}
