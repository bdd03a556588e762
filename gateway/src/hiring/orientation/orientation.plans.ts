import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  markItemReadMutation: {
    isPublic: true,
    variables: () => ({ input: { code: '0R1ENTAT10N5', itemDatabaseId: 1 } }),
  },
  OrientationScreenQuery: {
    isPublic: true,
    variables: () => ({ code: '0R1ENTAT10N5' }),
  },
};
