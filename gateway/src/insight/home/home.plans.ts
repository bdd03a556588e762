import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  HomeScreenQuery: { variables: () => ({ locationId: 1 }) },
};
