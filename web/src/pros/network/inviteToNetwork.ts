import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  inviteToNetworkMutation,
  InviteToNetworkInput,
} from '../../__generated__/inviteToNetworkMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Invites a guest to the network of a location. */
export async function inviteToNetwork(environment: IEnvironment, input: InviteToNetworkInput) {
  const { inviteToNetwork: payload } = await commit<inviteToNetworkMutation>(environment, {
    mutation: graphql`
      mutation inviteToNetworkMutation($input: InviteToNetworkInput!) {
        inviteToNetwork(input: $input) {
          errors {
            message
            path
          }
          networkInvite {
            status
          }
        }
      }
    `,
    variables: { input },
    // Lists refetch when they are next shown.
    updater: (store) => store.invalidateStore(),
  });
  return payload;
}
