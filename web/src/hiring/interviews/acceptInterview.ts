import { graphql, type IEnvironment } from 'relay-runtime';
import type { acceptInterviewMutation } from '../../__generated__/acceptInterviewMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { showInvitation } from './showInvitation.ts';

/** Accepts an interview invitation. Resolves to the errors. */
export async function acceptInterview(
  environment: IEnvironment,
  code: string,
): Promise<readonly { readonly message: string }[]> {
  const { acceptInterview: payload } = await commit<acceptInterviewMutation>(environment, {
    mutation: graphql`
      mutation acceptInterviewMutation($input: AcceptInterviewInput!) {
        acceptInterview(input: $input) {
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
    updater: (store) => showInvitation(store, 'acceptInterview', code),
  });
  return payload.errors;
}
