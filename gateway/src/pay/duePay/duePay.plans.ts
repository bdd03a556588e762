import { grillId } from '../../testing/demoIds.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  PayListPaginationQuery: { variables: () => ({ id: grillId }) },
  PayScreenQuery: { variables: () => ({ locationId: 1 }) },
};
