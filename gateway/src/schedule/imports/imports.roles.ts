import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import { teamMember, type MutationRoles } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  importGigs: {
    input: () => ({
      locationId: grillId,
      rows: [
        {
          line: {
            skillId: globalId('Skill', 1),
            date: '2026-03-10',
            startTime: '17:00',
            endTime: '23:00',
            places: 1,
            wageCents: 2400,
          },
        },
      ],
    }),
    outcomes: teamMember,
  },
};
