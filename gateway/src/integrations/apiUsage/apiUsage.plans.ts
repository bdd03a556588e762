import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  ApiUsageScreenQuery: {
    variables: () => ({}),
  },
};
