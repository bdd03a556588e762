import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  withdrawNetworkInviteMutation,
  WithdrawNetworkInviteInput,
} from '../../__generated__/withdrawNetworkInviteMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Takes an invite back; answers what the server has against it. */
export async function withdrawNetworkInvite(environment: IEnvironment, input: WithdrawNetworkInviteInput) {
  const { withdrawNetworkInvite: payload } = await commit<withdrawNetworkInviteMutation>(environment, {
    mutation: graphql`
      mutation withdrawNetworkInviteMutation($input: WithdrawNetworkInviteInput!) {
        withdrawNetworkInvite(input: $input) {
          errors {
            message
            path
          }
          deletedNetworkInviteId
        }
      }
    `,
    variables: { input },
    // Lists refetch when they are next shown.
    updater: (store) => store.invalidateStore(),
  });
  return payload;
}
