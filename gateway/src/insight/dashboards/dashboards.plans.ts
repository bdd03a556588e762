import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  DashboardScreenQuery: {
    variables: () => ({ locationId: 1, name: 'SPEND', compare: 'PREVIOUS_PERIOD' }),
  },
  OrganizationDashboardScreenQuery: {
    variables: () => ({ organizationId: 1, name: 'SPEND', compare: 'PREVIOUS_PERIOD' }),
  },
};
