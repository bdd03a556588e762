import { grillId } from '../../testing/demoIds.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  createRequirementMutation: {
    variables: () => ({
      input: { locationId: grillId, name: 'Own apron', category: 'ATTIRE' },
    }),
  },
};
