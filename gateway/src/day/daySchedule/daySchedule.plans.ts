import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  CallListScreenQuery: { as: 'onsite', variables: () => ({ locationId: 1, from: null }) },
  DayScheduleScreenQuery: { as: 'onsite', variables: () => ({ locationId: 1, from: null, days: 7 }) },
};
