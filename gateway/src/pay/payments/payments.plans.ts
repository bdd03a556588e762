import { finishWork } from '../../testing/payDay.ts';
import { applicationIds } from '../../testing/plans/applicants.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  payProsMutation: {
    variables: async ({ stack, gig }) => {
      await finishWork(stack, gig);
      const payments = applicationIds(gig).map((applicationId) => ({ applicationId }));
      return { input: { gigId: gig.id, payments } };
    },
  },
};
