import { grillId } from '../../testing/demoIds.ts';
import { applicationIds } from '../../testing/plans/applicants.ts';
import { atWork, duringGig } from '../../testing/plans/duringGig.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  cancelledByBlockQuery: {
    variables: () => ({ locationId: grillId, proDatabaseId: 1, now: '2026-11-21T00:00:00Z' }),
  },
  ReviewCategoriesQuery: { as: 'onsite', variables: () => ({}) },
  reviewProsMutation: {
    as: 'onsite',
    variables: async (fixtures) => {
      await duringGig(fixtures);
      await atWork(fixtures, false);
      const reviews = applicationIds(fixtures.gig).map((applicationId) => ({
        applicationId,
        ratings: [{ category: 'OVERALL', value: 5 }],
        feedback: null,
      }));
      return { input: { reviews } };
    },
  },
};
