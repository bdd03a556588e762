import { type MutationRoles, teamMember } from '../../testing/roles/mutationRole.ts';

export const roles: MutationRoles = {
  // The applicant is not confirmed, and the payment may have been retried: who may is refused for another reason.
  sendAdHocPayment: {
    input: ({ applicationId }) => ({ applicationId, reason: 'PRO_BONUS', amountCents: 2000 }),
    outcomes: teamMember,
  },
  retryAdHocPayment: {
    input: ({ adHocPaymentId }) => ({ paymentId: adHocPaymentId }),
    outcomes: teamMember,
  },
};
