import { grillId } from '../../testing/demoIds.ts';
import { globalId } from '../../testing/globalId.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  importGigsMutation: {
    variables: ({ stack }) => ({
      input: {
        locationId: grillId,
        rows: [
          {
            line: {
              skillId: globalId('Skill', 1),
              date: new Date(stack.upstream.clock.now().getTime() + 3 * 86_400_000)
                .toISOString()
                .slice(0, 10),
              startTime: '17:00',
              endTime: '23:00',
              places: 1,
              wageCents: 2400,
            },
          },
        ],
      },
    }),
  },
  ImportScreenQuery: {
    variables: () => ({ locationId: 1 }),
  },
};
