import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  inviteToLocationMutation,
  InviteToLocationInput,
} from '../../__generated__/inviteToLocationMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { invited, type Invited } from './invited.ts';

/** Invites someone to the team of a location; the location's list then begins with it. */
export async function inviteToLocation(
  environment: IEnvironment,
  input: InviteToLocationInput,
): Promise<Invited> {
  const { inviteToLocation: payload } = await commit<inviteToLocationMutation>(environment, {
    mutation: graphql`
      mutation inviteToLocationMutation($input: InviteToLocationInput!) {
        inviteToLocation(input: $input) {
          errors {
            message
            path
          }
          invitation {
            status
          }
          location {
            ...LocationInvitations_location
          }
        }
      }
    `,
    variables: { input },
  });
  return invited(payload);
}
