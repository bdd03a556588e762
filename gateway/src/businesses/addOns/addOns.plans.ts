import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  bookLocationAddOnMutation: {
    as: 'manager',
    variables: () => ({
      input: { locationId: grillId, type: 'HIRE', startDate: '2026-03-02' },
    }),
  },
  LocationAddOnsScreenQuery: {
    variables: () => ({ locationId: 1 }),
  },
  updateLocationAddOnMutation: {
    as: 'manager',
    variables: () => ({
      input: { addOnId: globalId('LocationAddOn', '1-2'), endDate: '2026-03-31' },
    }),
  },
};
