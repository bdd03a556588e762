import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createManagerOnDuty: {
    input: () => ({ locationId: grillId, fullName: 'Jo Park', phoneNumber: '2125550177' }),
    outcomes: teamMember,
  },
  deleteManagerOnDuty: {
    input: () => ({ managerOnDutyId: globalId('ManagerOnDuty', '1-1') }),
    outcomes: teamMember,
    isOnce: true,
  },
  updateManagerOnDuty: {
    input: () => ({ managerOnDutyId: globalId('ManagerOnDuty', '1-1'), fullName: 'Jo Park' }),
    outcomes: teamMember,
  },
};
