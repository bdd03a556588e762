import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { favoritePro } from '../../testing/plans/favoritePro.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

/** What the link of a new invite to the network carries. */
async function inviteToken(stack: TestStack): Promise<string> {
  const { data } = await stack.run(
    graphql(`
      mutation ($input: InviteToNetworkInput!) {
        inviteToNetwork(input: $input) {
          networkInvite {
            link
          }
        }
      }
    `),
    { as: 'member', variables: { input: { locationId: grillId, email: 'kim@elsewhere.example' } } },
  );
  return new URL(present(data?.inviteToNetwork.networkInvite).link).searchParams.get('invite') ?? '';
}

export const plans: OperationPlans = {
  addToNetworkMutation: {
    variables: async ({ stack }) => ({
      input: { locationId: grillId, proIds: [(await favoritePro(stack)).id] },
    }),
  },
  ConnectProScreenQuery: {
    variables: async ({ stack }) => ({ uuid: (await favoritePro(stack)).uuid }),
  },
  importNetworkInvitesMutation: {
    variables: () => ({
      input: { locationId: grillId, rows: [{ email: 'nia@elsewhere.example' }] },
    }),
  },
  inviteToNetworkMutation: {
    variables: () => ({ input: { locationId: grillId, email: 'nia@elsewhere.example' } }),
  },
  JoinNetworkMutation: {
    variables: async ({ stack }) => ({ input: { token: await inviteToken(stack) } }),
  },
  NetworkInviteListPaginationQuery: {
    variables: () => ({ id: grillId, count: 25, search: '' }),
  },
  NetworkInviteScreenQuery: {
    isPublic: true,
    variables: async ({ stack }) => ({ token: await inviteToken(stack) }),
  },
  NetworkInvitesScreenQuery: {
    variables: () => ({ locationId: 1, search: '' }),
  },
  NetworkMemberListPaginationQuery: {
    variables: () => ({ id: grillId, count: 25, search: '' }),
  },
  NetworkMembersScreenQuery: {
    variables: () => ({ locationId: 1, search: '' }),
  },
  removeProFromNetworkMutation: {
    variables: async ({ stack }) => ({
      input: { locationId: grillId, proId: (await favoritePro(stack)).id },
    }),
  },
  resendNetworkInviteMutation: {
    variables: () => ({ input: { networkInviteId: globalId('NetworkInvite', '1-1') } }),
  },
  StepGroupsQuery: {
    variables: () => ({ locationId: 1 }),
  },
  withdrawNetworkInviteMutation: {
    variables: () => ({ input: { networkInviteId: globalId('NetworkInvite', '1-1') } }),
  },
};
