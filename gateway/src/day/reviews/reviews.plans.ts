import { applicationIds } from '../../testing/plans/applicants.ts';
import { atWork, duringGig } from '../../testing/plans/duringGig.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
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
