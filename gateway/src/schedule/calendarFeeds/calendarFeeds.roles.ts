import { grillId } from '../../testing/demoIds.ts';
import { madeByCaller, teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createCalendarFeed: { input: () => ({ locationId: grillId }), outcomes: teamMember },
  revokeCalendarFeed: { testedElsewhere: madeByCaller },
};
