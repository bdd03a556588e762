import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  createShiftTemplateMutation: {
    variables: () => ({
      input: { locationId: grillId, startTime: '06:10', endTime: '11:50' },
    }),
  },
  deleteShiftTemplateMutation: {
    variables: () => ({ input: { shiftTemplateId: globalId('ShiftTemplate', '1-1') } }),
  },
  updateShiftTemplateMutation: {
    variables: () => ({
      input: {
        shiftTemplateId: globalId('ShiftTemplate', '1-1'),
        startTime: '06:10',
        endTime: '11:50',
        unpaidBreakMinutes: 0,
      },
    }),
  },
};
