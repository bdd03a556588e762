import { postGig } from '../../testing/plans/postGig.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  cancelGigsMutation: {
    variables: ({ gig }) => ({ input: { gigIds: [gig.id], reason: 'FEWER_PROS_NEEDED' } }),
  },
  CancellationPreviewFactsQuery: {
    variables: ({ gig }) => ({ gigIds: [gig.id], scope: 'THIS' }),
  },
  deleteGigMutation: {
    variables: async ({ stack }) => ({ input: { gigId: await postGig(stack) } }),
  },
};
