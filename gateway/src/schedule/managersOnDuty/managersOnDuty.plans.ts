import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  createManagerOnDutyMutation: {
    variables: () => ({
      input: { locationId: grillId, fullName: 'Jo Park', phoneNumber: '2125550177' },
    }),
  },
  deleteManagerOnDutyMutation: {
    variables: () => ({ input: { managerOnDutyId: globalId('ManagerOnDuty', '1-1') } }),
  },
  updateManagerOnDutyMutation: {
    variables: () => ({
      input: { managerOnDutyId: globalId('ManagerOnDuty', '1-1'), fullName: 'Jo Park' },
    }),
  },
};
