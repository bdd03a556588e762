import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { invoicedWork } from '../../testing/demoInvoices.ts';

export const plans: OperationPlans = {
  refundWorkMutation: {
    as: 'admin',
    variables: async ({ stack }) => {
      const { applicationId } = await invoicedWork(stack);
      return { input: { applicationId, amountCents: 500, reason: 'The pro left at noon.' } };
    },
  },
};
