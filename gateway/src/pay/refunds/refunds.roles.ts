import { type MutationRoles, platformAdmin } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  // The business has not paid for the work: who may is refused for another reason.
  refundWork: {
    input: ({ applicationId }) => ({ applicationId, amountCents: 500, reason: 'The pro left at noon.' }),
    outcomes: { ...platformAdmin, rival: 'FORBIDDEN' },
  },
  refundAdHocPayment: {
    input: ({ adHocPaymentId }) => ({
      paymentId: adHocPaymentId,
      amountCents: 500,
      reason: 'The bonus was meant for another pro.',
    }),
    outcomes: { ...platformAdmin, rival: 'FORBIDDEN' },
  },
};
