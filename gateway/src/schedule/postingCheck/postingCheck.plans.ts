import { globalId } from '../../testing/globalId.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  PostingWarningsResultsQuery: {
    variables: () => ({
      locationId: 1,
      input: {
        hasContact: false,
        shifts: [
          {
            skillId: globalId('Skill', 1),
            date: '2026-04-20',
            startTime: '17:00',
            endTime: '23:00',
            wageCents: 1500,
          },
        ],
      },
    }),
  },
};
