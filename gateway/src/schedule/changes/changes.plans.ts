import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  GigActivityPaginationQuery: {
    variables: ({ gig }) => ({ id: gig.id }),
  },
};
