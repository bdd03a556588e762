import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  createGigTemplate: {
    input: () => ({
      locationId: grillId,
      name: 'Brunch',
      skillId: globalId('Skill', 1),
      hourlyRateCents: 2400,
      positionDescription: 'Bake.',
    }),
    outcomes: teamMember,
  },
  deleteGigTemplate: {
    input: () => ({ gigTemplateId: globalId('GigTemplate', 1) }),
    outcomes: teamMember,
    isOnce: true,
  },
  updateGigTemplate: {
    input: () => ({ gigTemplateId: globalId('GigTemplate', 1), name: 'Brunch' }),
    outcomes: teamMember,
  },
};
