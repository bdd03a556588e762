import { type MutationRoles, platformAdmin, teamMember } from '../../testing/roles/mutationRole.ts';

const note = 'The clock-out is at 9 pm.';

export const roles: MutationRoles = {
  acceptDispute: {
    input: ({ openDisputeId }) => ({ disputeId: openDisputeId }),
    outcomes: teamMember,
    isOnce: true,
  },
  counterDispute: {
    input: ({ openDisputeId }) => ({ disputeId: openDisputeId, minutes: 1, note }),
    outcomes: teamMember,
  },
  escalateDispute: {
    input: ({ openDisputeId }) => ({ disputeId: openDisputeId, note }),
    outcomes: teamMember,
    isOnce: true,
  },
  // Nothing has failed: an authorized caller is refused.
  retryDisputePayment: {
    input: ({ openDisputeId }) => ({ disputeId: openDisputeId }),
    outcomes: teamMember,
  },
  resolveDispute: {
    input: ({ escalatedDisputeId }) => ({ disputeId: escalatedDisputeId, decision: 'FOR_PRO', note }),
    outcomes: { ...platformAdmin, rival: 'FORBIDDEN' },
    isOnce: true,
  },
};
