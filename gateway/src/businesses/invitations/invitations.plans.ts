import { copperFinchId, grillId } from '../../testing/demoIds.ts';
import { graphql } from '../../testing/graphql.ts';
import { inviteToSaltbox } from '../../testing/inviteToSaltbox.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

/** The newest invitation to the demo's first location that has this status. */
async function anInvitation(stack: TestStack, status: 'SUBMITTED' | 'EXPIRED' = 'SUBMITTED') {
  const { data } = await stack.run(
    graphql(`
      query ($statuses: [InvitationStatus!]) {
        location(databaseId: 1) {
          invitations(statuses: $statuses) {
            edges {
              node {
                id
                link
              }
            }
          }
        }
      }
    `),
    { as: 'manager', variables: { statuses: [status] } },
  );
  const { id, link } = present(data?.location?.invitations?.edges[0]).node;
  return { id, token: link.split('/').at(-1) };
}

export const plans: OperationPlans = {
  acceptInvitationMutation: {
    variables: async ({ stack }) => ({
      input: { scope: 'LOCATION', token: await inviteToSaltbox(stack, { email: 'member@brigade.example' }) },
    }),
  },
  InvitationScreenQuery: {
    isPublic: true,
    variables: async ({ stack }) => ({
      scope: 'LOCATION',
      token: await inviteToSaltbox(stack, { email: 'member@brigade.example' }),
    }),
  },
  inviteToLocationMutation: {
    as: 'manager',
    variables: () => ({
      input: { locationId: grillId, role: 'TEAM_MEMBER', email: 'pat@elsewhere.example' },
    }),
  },
  inviteToOrganizationMutation: {
    as: 'owner',
    variables: () => ({
      input: { organizationId: copperFinchId, email: 'pat@elsewhere.example' },
    }),
  },
  LocationInvitationsPaginationQuery: {
    as: 'manager',
    variables: () => ({ id: grillId }),
  },
  OrganizationInvitationsPaginationQuery: {
    as: 'owner',
    variables: () => ({ id: copperFinchId }),
  },
  requestNewInvitationMutation: {
    isPublic: true,
    variables: async ({ stack }) => ({
      input: { scope: 'LOCATION', token: (await anInvitation(stack, 'EXPIRED')).token },
    }),
  },
  resendInvitationMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({ input: { invitationId: (await anInvitation(stack)).id } }),
  },
  withdrawInvitationMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({
      input: { invitationId: (await anInvitation(stack)).id },
      connections: [],
    }),
  },
};
