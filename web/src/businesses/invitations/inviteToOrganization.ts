import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  inviteToOrganizationMutation,
  InviteToOrganizationInput,
} from '../../__generated__/inviteToOrganizationMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { invited, type Invited } from './invited.ts';

/** Invites someone to administer an organization; its list of invitations then begins with it. */
export async function inviteToOrganization(
  environment: IEnvironment,
  input: InviteToOrganizationInput,
): Promise<Invited> {
  const { inviteToOrganization: payload } = await commit<inviteToOrganizationMutation>(environment, {
    mutation: graphql`
      mutation inviteToOrganizationMutation($input: InviteToOrganizationInput!) {
        inviteToOrganization(input: $input) {
          errors {
            message
            path
          }
          invitation {
            status
          }
          organization {
            ...OrganizationInvitations_organization
          }
        }
      }
    `,
    variables: { input },
  });
  return invited(payload);
}
