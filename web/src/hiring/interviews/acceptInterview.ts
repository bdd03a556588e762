import { graphql, type IEnvironment } from 'relay-runtime';
import type { acceptInterviewMutation } from '../../__generated__/acceptInterviewMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { showInvitation } from './showInvitation.ts';

/** Says that the candidate will come. Resolves to the server's refusal, null when there is none. */
export async function acceptInterview(environment: IEnvironment, code: string): Promise<string | null> {
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
  return payload.errors[0]?.message ?? null;
}
