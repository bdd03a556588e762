import { grillId } from '../../testing/demoIds.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  PastWorkListPaginationQuery: {
    variables: () => ({ id: grillId, filter: {} }),
  },
  PastWorkScreenQuery: {
    variables: () => ({ locationId: 1, filter: { minimumRating: 4.5 } }),
  },
};
