import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  ReferralScreenQuery: {
    isPublic: true,
    variables: () => ({ code: 'COPPER-FINCH' }),
  },
};
