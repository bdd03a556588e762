import { graphql, type IEnvironment } from 'relay-runtime';
import type { reviewUnselectMutation } from '../../__generated__/reviewUnselectMutation.graphql.ts';
import type { ApplicantsOutcome } from '../applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { invalidateStages } from './invalidateStages.ts';
import { reviewOutcome } from './reviewOutcome.ts';

/** Undoes a selection. */
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
            ...reviewOutcome_result
          }
        }
      }
    `,
    variables: { input },
    updater: invalidateStages('unselectApplicants'),
  });
  return reviewOutcome(input.applicationIds, payload);
}
