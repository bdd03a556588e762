import { grillId } from '../../testing/demoIds.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  GigPayScreenQuery: { variables: ({ gig }) => ({ gigId: gig.databaseId }) },
  PayListPaginationQuery: { variables: () => ({ id: grillId }) },
  PayScreenQuery: { variables: () => ({ locationId: 1 }) },
};
