import { grillId, pendingLocationId } from '../../testing/demoIds.ts';
import { graphql } from '../../testing/graphql.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

async function denyLocation(stack: TestStack): Promise<void> {
  const input = { locationId: pendingLocationId, reason: 'A private home.' };
  await stack.run(
    graphql(`
      mutation ($input: DenyLocationInput!) {
        denyLocation(input: $input) {
          errors {
            message
          }
        }
      }
    `),
    { as: 'admin', variables: { input } },
  );
}

export const plans: OperationPlans = {
  addLocationMutation: {
    as: 'owner',
    variables: () => ({
      input: {
        name: 'Finch on Wells',
        streetAddress: '1120 North Wells Street',
        city: 'Chicago',
        stateCode: 'IL',
        postalCode: '60610',
      },
    }),
  },
  AddLocationScreenQuery: {
    as: 'owner',
    variables: () => ({}),
  },
  ApprovalsScreenQuery: {
    as: 'admin',
    variables: () => ({}),
  },
  approveLocationInSandboxMutation: {
    as: 'owner',
    variables: () => ({ input: { locationId: pendingLocationId } }),
  },
  approveLocationMutation: {
    as: 'admin',
    variables: () => ({ input: { locationId: pendingLocationId } }),
  },
  denyLocationMutation: {
    as: 'admin',
    variables: () => ({ input: { locationId: pendingLocationId, reason: 'A private home.' } }),
  },
  LocationInfoScreenQuery: {
    variables: () => ({ locationId: 1 }),
  },
  LocationListPaginationQuery: {
    variables: () => ({}),
  },
  LocationSettingsFrameQuery: {
    variables: () => ({ locationId: 1 }),
  },
  LocationsScreenQuery: {
    variables: () => ({}),
  },
  resubmitLocationMutation: {
    as: 'owner',
    variables: async ({ stack }) => {
      await denyLocation(stack);
      return { input: { locationId: pendingLocationId } };
    },
  },
  updateLocationMutation: {
    as: 'manager',
    variables: () => ({ input: { locationId: grillId, overfillPositions: 2 } }),
  },
};
