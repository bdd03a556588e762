import { graphql, type IEnvironment } from 'relay-runtime';
import type { withdrawInvitationMutation } from '../../__generated__/withdrawInvitationMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Takes an invitation back, and out of the list that showed it. */
export async function withdrawInvitation(
  environment: IEnvironment,
  { invitationId, connectionId }: { readonly invitationId: string; readonly connectionId: string },
): Promise<readonly { readonly message: string }[]> {
  const { withdrawInvitation: payload } = await commit<withdrawInvitationMutation>(environment, {
    mutation: graphql`
      mutation withdrawInvitationMutation($input: WithdrawInvitationInput!, $connections: [ID!]!) {
        withdrawInvitation(input: $input) {
          errors {
            message
          }
          deletedId @deleteEdge(connections: $connections)
        }
      }
    `,
    variables: { input: { invitationId }, connections: [connectionId] },
  });
  return payload.errors;
}
