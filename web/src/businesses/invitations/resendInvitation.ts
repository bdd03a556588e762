import { graphql, type IEnvironment } from 'relay-runtime';
import type { resendInvitationMutation } from '../../__generated__/resendInvitationMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { invited, type Invited } from './invited.ts';

/** Sends an invitation again, with a new link. */
export async function resendInvitation(environment: IEnvironment, invitationId: string): Promise<Invited> {
  const { resendInvitation: payload } = await commit<resendInvitationMutation>(environment, {
    mutation: graphql`
      mutation resendInvitationMutation($input: ResendInvitationInput!) {
        resendInvitation(input: $input) {
          errors {
            message
            path
          }
          invitation {
            status
            ...InvitationRow_invitation
          }
        }
      }
    `,
    variables: { input: { invitationId } },
  });
  return invited(payload);
}
