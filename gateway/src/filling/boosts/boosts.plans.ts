import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  boostGigMutation: {
    variables: ({ gig }) => ({ input: { gigId: gig.id, bonusCents: 90_000 } }),
  },
  BoostOfGigQuery: {
    variables: ({ gig }) => ({ gigId: gig.id }),
  },
};
