import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { favoritePro } from '../../testing/plans/favoritePro.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

/** The input for adding a pro to, or removing one from, a group of the demo. */
async function inGroup(stack: TestStack) {
  return { input: { proGroupId: globalId('ProGroup', 1), proIds: [(await favoritePro(stack)).id] } };
}

export const plans: OperationPlans = {
  addProsToGroupMutation: {
    variables: ({ stack }) => inGroup(stack),
  },
  createProGroupMutation: {
    variables: () => ({ input: { locationId: grillId, name: 'Brunch' } }),
  },
  deleteProGroupMutation: {
    variables: () => ({ input: { proGroupId: globalId('ProGroup', 1) } }),
  },
  GroupListPaginationQuery: {
    variables: () => ({ id: grillId, count: 25, search: '' }),
  },
  GroupMembersPaginationQuery: {
    variables: () => ({ id: globalId('ProGroup', 1), count: 25, search: '' }),
  },
  GroupScreenQuery: {
    variables: () => ({ groupId: 1, search: '' }),
  },
  GroupsScreenQuery: {
    variables: () => ({ locationId: 1, search: '' }),
  },
  removeProsFromGroupMutation: {
    variables: ({ stack }) => inGroup(stack),
  },
  updateProGroupMutation: {
    variables: () => ({ input: { proGroupId: globalId('ProGroup', 1), name: 'Brunch' } }),
  },
};
