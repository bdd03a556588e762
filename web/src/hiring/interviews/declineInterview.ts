import { graphql, type IEnvironment } from 'relay-runtime';
import type { declineInterviewMutation } from '../../__generated__/declineInterviewMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { showInvitation } from './showInvitation.ts';

/** Declines an interview invitation. Resolves to the errors. */
export async function declineInterview(
  environment: IEnvironment,
  code: string,
): Promise<readonly { readonly message: string }[]> {
  const { declineInterview: payload } = await commit<declineInterviewMutation>(environment, {
    mutation: graphql`
      mutation declineInterviewMutation($input: DeclineInterviewInput!) {
        declineInterview(input: $input) {
          errors {
            message
          }
          invitation {
            ...InterviewFacts_invitation
            ...InterviewAnswer_invitation
          }
        }
      }
    `,
    variables: { input: { code } },
    updater: (store) => showInvitation(store, 'declineInterview', code),
  });
  return payload.errors;
}
