import { grillId } from '../../testing/demoIds.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  GigListPaginationQuery: {
    variables: () => ({ id: grillId, filter: {}, orderBy: 'STARTING_SOONEST' }),
  },
  GigListScreenQuery: {
    variables: () => ({ locationId: 1, filter: {}, orderBy: 'STARTING_SOONEST' }),
  },
  GigScreenQuery: {
    variables: ({ gig }) => ({ gigId: gig.databaseId }),
  },
};
