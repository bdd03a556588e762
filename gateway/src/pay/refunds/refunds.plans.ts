import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { chargedAdHocPayment } from '../../testing/chargedAdHocPayment.ts';
import { invoicedWork } from '../../testing/demoInvoices.ts';

export const plans: OperationPlans = {
  refundAdHocPaymentMutation: {
    as: 'admin',
    variables: async ({ stack }) => {
      const { paymentId } = await chargedAdHocPayment(stack);
      return { input: { paymentId, amountCents: 500, reason: 'The bonus was meant for another pro.' } };
    },
  },
  refundWorkMutation: {
    as: 'admin',
    variables: async ({ stack }) => {
      const { applicationId } = await invoicedWork(stack);
      return { input: { applicationId, amountCents: 500, reason: 'The pro left at noon.' } };
    },
  },
};
