import { grillId } from '../../testing/demoIds.ts';
import { graphql } from '../../testing/graphql.ts';
import type { OperationPlans, PlanFixtures } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';

const blockMutation = graphql(`
  mutation ($input: BlockProInput!) {
    blockPro(input: $input) {
      errors {
        code
      }
    }
  }
`);

async function block({ stack, gig }: PlanFixtures): Promise<void> {
  await stack.run(blockMutation, {
    as: 'member',
    variables: {
      input: {
        proId: present(gig.applicants[0]).pro.id,
        locationIds: [grillId],
        reason: 'CANCELLED_CALLED_OUT',
      },
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
