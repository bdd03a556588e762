import { grillId } from '../../testing/demoIds.ts';
import { locationAdmin, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  bookLocationAddOn: {
    input: () => ({ locationId: grillId, type: 'API_ACCESS', startDate: '2026-04-01' }),
    outcomes: locationAdmin,
  },
  updateLocationAddOn: {
    input: ({ addOnId }) => ({ addOnId, notes: 'Ask for Dana' }),
    outcomes: locationAdmin,
  },
};
