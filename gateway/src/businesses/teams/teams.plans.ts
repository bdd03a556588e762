import { copperFinchId, grillId } from '../../testing/demoIds.ts';
import { graphql } from '../../testing/graphql.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';
import type { Person, TestStack } from '../../testing/startTestStack.ts';

/** The role of one of the demo's people at its first location. */
async function aManager(stack: TestStack, person: Person): Promise<string> {
  const { data } = await stack.run(
    graphql('{ location(databaseId: 1) { managers { edges { node { id person { email } } } } } }'),
    { as: 'member' },
  );
  const { edges } = present(data?.location?.managers);
  return present(edges.find(({ node }) => node.person.email === `${person}@brigade.example`)).node.id;
}

async function anOrganizationManager(stack: TestStack): Promise<string> {
  const { data } = await stack.run(
    graphql('{ organization(databaseId: 1) { managers(first: 1) { edges { node { id } } } } }'),
    { as: 'member' },
  );
  return present(data?.organization?.managers?.edges[0]).node.id;
}

export const plans: OperationPlans = {
  changeManagerRoleMutation: {
    as: 'manager',
    variables: async ({ stack }) => ({
      input: { locationManagerId: await aManager(stack, 'onsite'), role: 'TEAM_MEMBER' },
    }),
  },
  LocationTeamPaginationQuery: {
    variables: () => ({ id: grillId }),
  },
  LocationTeamScreenQuery: {
    as: 'manager',
    variables: () => ({ locationId: 1 }),
  },
  OrganizationAdminsPaginationQuery: {
    variables: () => ({ id: copperFinchId }),
  },
  OrganizationTeamsPaginationQuery: {
    variables: () => ({ id: copperFinchId }),
  },
  OrganizationTeamsScreenQuery: {
    as: 'owner',
    variables: () => ({ organizationId: 1 }),
  },
  removeLocationManagerMutation: {
    variables: async ({ stack }) => ({
      input: { locationManagerId: await aManager(stack, 'member') },
      connections: [],
    }),
  },
  removeOrganizationManagerMutation: {
    as: 'owner',
    variables: async ({ stack }) => ({
      input: { organizationManagerId: await anOrganizationManager(stack) },
      connections: [],
    }),
  },
};
