import { grillId } from '../../testing/demoIds.ts';
import { finishWork } from '../../testing/payDay.ts';
import { applicationIds } from '../../testing/plans/applicants.ts';
import type { OperationPlans, PlanFixtures } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  payProBeforeBusinessMutation: {
    as: 'admin',
    variables: async (fixtures) => {
      const [first] = await payments(fixtures);
      return { input: first };
    },
  },
  payProsAtLocationMutation: {
    variables: async (fixtures) => ({ input: { locationId: grillId, payments: await payments(fixtures) } }),
  },
  payProsMutation: {
    variables: async (fixtures) => ({
      input: { gigId: fixtures.gig.id, payments: await payments(fixtures) },
    }),
  },
};

async function payments({ stack, gig }: PlanFixtures) {
  await finishWork(stack, gig);
  return applicationIds(gig).map((applicationId) => ({ applicationId }));
}
