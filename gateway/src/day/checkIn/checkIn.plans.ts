import { checkInOf } from '../../testing/checkInOf.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  checkInMutation: {
    isPublic: true,
    variables: async ({ stack, gig }) => {
      const { token, phoneNumber, code } = await checkInOf(stack, gig);
      return { input: { token, phoneNumber, code } };
    },
  },
  CheckInScreenQuery: {
    isPublic: true,
    variables: async ({ stack, gig }) => ({ token: (await checkInOf(stack, gig)).token }),
  },
  renewCheckInMutation: {
    as: 'onsite',
    variables: ({ gig }) => ({ input: { gigId: gig.id } }),
  },
};
