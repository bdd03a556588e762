import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  createReferralCodeMutation: {
    variables: () => ({ input: {} }),
  },
  OwnReferralsScreenQuery: {
    variables: () => ({}),
  },
  ReferralScreenQuery: {
    isPublic: true,
    variables: () => ({ code: 'COPPER-FINCH' }),
  },
  ReferredBusinessListPaginationQuery: {
    variables: () => ({ count: 25 }),
  },
};
