import { duringGig } from '../../testing/plans/duringGig.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  CaptainRosterScreenQuery: {
    variables: async (fixtures) => {
      await duringGig(fixtures);
      return { gigId: fixtures.gig.databaseId };
    },
  },
  TeamCaptainScreenQuery: {
    as: 'onsite',
    variables: ({ gig }) => ({
      sourceGigId: gig.databaseId,
      startTime: '2026-03-02T00:00:00Z',
      endTime: '2026-03-09T00:00:00Z',
    }),
  },
};
