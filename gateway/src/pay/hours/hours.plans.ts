import { finishWork } from '../../testing/payDay.ts';
import type { OperationPlan, OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';

const onWork = (more: object = {}): OperationPlan => ({
  variables: async ({ stack, gig }) => {
    await finishWork(stack, gig);
    const now = stack.upstream.clock.now().getTime();
    return {
      input: {
        applicationId: present(gig.applicants[0]).id,
        startTime: new Date(now - 6 * 3_600_000).toISOString(),
        endTime: new Date(now - 2 * 3_600_000).toISOString(),
        reason: 'Left early',
        ...more,
      },
    };
  },
});

export const plans: OperationPlans = {
  HoursCostMutation: onWork({ validateOnly: true }),
  adjustHoursMutation: onWork(),
};
