import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createShiftTemplate: {
    input: () => ({ locationId: grillId, startTime: '06:10', endTime: '11:50' }),
    outcomes: teamMember,
  },
  deleteShiftTemplate: {
    input: () => ({ shiftTemplateId: globalId('ShiftTemplate', '1-1') }),
    outcomes: teamMember,
    isOnce: true,
  },
  updateShiftTemplate: {
    input: () => ({
      shiftTemplateId: globalId('ShiftTemplate', '1-1'),
      startTime: '06:10',
      endTime: '11:50',
    }),
    outcomes: teamMember,
  },
};
