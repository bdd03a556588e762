import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  moveLocationMutation: {
    as: 'admin',
    variables: () => ({
      input: { locationId: grillId, organizationId: globalId('Organization', 2) },
    }),
  },
  MoveLocationScreenQuery: {
    as: 'admin',
    variables: () => ({
      locationId: 1,
      organizationId: globalId('Organization', 2),
      isChosen: true,
    }),
  },
};
