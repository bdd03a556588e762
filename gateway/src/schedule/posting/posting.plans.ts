import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  createPostingEventMutation: {
    variables: () => ({
      input: { locationId: grillId, name: 'Winter Ball', leads: [{ role: 'HOST', name: 'Ada Moreno' }] },
    }),
  },
  postGigsMutation: {
    variables: () => ({
      input: {
        locationId: grillId,
        lines: [
          {
            skillId: globalId('Skill', 10),
            date: '2026-04-20',
            startTime: '17:00',
            endTime: '23:00',
            places: 2,
            wageCents: 2450,
          },
        ],
      },
    }),
  },
  PostGigsScreenQuery: {
    variables: ({ gig }) => ({
      locationId: 1,
      gigId: gig.databaseId,
      hasGig: true,
      eventId: 1,
      hasEvent: true,
      proUuid: '',
      hasPro: false,
    }),
  },
};
