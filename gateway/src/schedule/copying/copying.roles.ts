import { grillId } from '../../testing/demoIds.ts';
import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  copyGigs: {
    input: () => ({ locationId: grillId, weekOf: '2026-03-01', toWeekOf: '2026-03-15' }),
    outcomes: teamMember,
  },
};
