import { grillId } from '../../testing/demoIds.ts';
import type { OperationPlans, PlanFixtures } from '../../testing/plans/operationPlan.ts';

async function block({ stack, gig }: PlanFixtures): Promise<void> {
  await stack.run('mutation ($input: BlockProInput!) { blockPro(input: $input) { errors { code } } }', {
    as: 'member',
    variables: {
      input: { proId: gig.applicants[0]?.pro.id, locationIds: [grillId], reason: 'CANCELLED_CALLED_OUT' },
    },
  });
}

export const plans: OperationPlans = {
  BlockListPaginationQuery: {
    variables: () => ({ id: grillId, locationId: 1 }),
  },
  BlockLocationChoiceQuery: {
    variables: () => ({}),
  },
  BlocksScreenQuery: {
    variables: () => ({ locationId: 1 }),
  },
  setBlockAddMutation: {
    variables: ({ gig }) => ({
      input: { proId: gig.applicants[0]?.pro.id, locationIds: [grillId], reason: 'CANCELLED_CALLED_OUT' },
    }),
  },
  setBlockRemoveMutation: {
    variables: async ({ stack, gig }) => {
      await block({ stack, gig });
      return { input: { proId: gig.applicants[0]?.pro.id, locationId: grillId } };
    },
  },
};
