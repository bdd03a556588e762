import { graphql, type IEnvironment } from 'relay-runtime';
import type { reviewUnselectMutation } from '../../__generated__/reviewUnselectMutation.graphql.ts';
import { applicantsOutcome, type ApplicantsOutcome } from '../applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { outdateStages } from './outdateStages.ts';

/** Takes back a place that was given just now. */
export async function reviewUnselect(
  environment: IEnvironment,
  input: reviewUnselectMutation['variables']['input'],
): Promise<ApplicantsOutcome> {
  const { unselectApplicants: payload } = await commit<reviewUnselectMutation>(environment, {
    mutation: graphql`
      mutation reviewUnselectMutation($input: UnselectApplicantsInput!) {
        unselectApplicants(input: $input) {
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
    updater: outdateStages('unselectApplicants'),
  });
  return applicantsOutcome(input.applicationIds, payload);
}
