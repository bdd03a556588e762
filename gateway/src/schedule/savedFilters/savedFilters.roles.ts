import { grillId } from '../../testing/demoIds.ts';
import { anyRole, madeByCaller, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  deleteSavedFilter: { testedElsewhere: madeByCaller },
  saveFilter: {
    input: () => ({ locationId: grillId, name: 'Nights', search: 'statuses=unfilled' }),
    outcomes: anyRole,
  },
};
