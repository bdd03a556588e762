import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  resendNetworkInviteMutation,
  ResendNetworkInviteInput,
} from '../../__generated__/resendNetworkInviteMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Sends an invite again, with a new link; answers how it went. */
export async function resendNetworkInvite(environment: IEnvironment, input: ResendNetworkInviteInput) {
  const { resendNetworkInvite: payload } = await commit<resendNetworkInviteMutation>(environment, {
    mutation: graphql`
      mutation resendNetworkInviteMutation($input: ResendNetworkInviteInput!) {
        resendNetworkInvite(input: $input) {
          errors {
            message
            path
          }
          networkInvite {
            status
            ...NetworkInviteRow_invite
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
