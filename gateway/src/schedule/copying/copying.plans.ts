import { grillId } from '../../testing/demoIds.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  copyGigsMutation: {
    variables: () => ({
      input: { locationId: grillId, weekOf: '2020-01-05', toWeekOf: '2020-01-12', validateOnly: true },
    }),
  },
};
