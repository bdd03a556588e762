import { graphql, type IEnvironment } from 'relay-runtime';
import type { sendProsHomeMutation } from '../../__generated__/sendProsHomeMutation.graphql.ts';
import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import { commit } from '../../platform/relay/commit.ts';
import { rosterOutcome } from './rosterOutcome.ts';

/** Ends the work of pros early. */
export async function sendProsHome(
  environment: IEnvironment,
  input: sendProsHomeMutation['variables']['input'],
): Promise<ApplicantsOutcome> {
  const { sendProsHome: payload } = await commit<sendProsHomeMutation>(environment, {
    mutation: graphql`
      mutation sendProsHomeMutation($input: SendProsHomeInput!) {
        sendProsHome(input: $input) {
          errors {
            message
          }
          results {
            ...rosterOutcome_result
          }
        }
      }
    `,
    variables: { input },
  });
  return rosterOutcome(input.applicationIds, payload);
}
