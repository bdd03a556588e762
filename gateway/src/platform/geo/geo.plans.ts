import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  findOnMapQuery: {
    variables: () => ({ stateCode: 'NY', postalCode: '10012' }),
  },
  findTimeZoneQuery: {
    variables: () => ({ longitude: -74, latitude: 40.7 }),
  },
};
