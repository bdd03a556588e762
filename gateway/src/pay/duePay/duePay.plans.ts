import { grillId } from '../../testing/demoIds.ts';
import { duringGig } from '../../testing/plans/duringGig.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  GigPayScreenQuery: { variables: ({ gig }) => ({ gigId: gig.databaseId }) },
  // The longest pages that the web app loads.
  PayListPaginationQuery: { variables: () => ({ id: grillId, count: 20, breaks: 'NON_COMPLIANT' }) },
  PayPeoplePaginationQuery: { variables: () => ({ id: grillId, count: 40, breaks: 'NON_COMPLIANT' }) },
  PayPeopleScreenQuery: { variables: () => ({ locationId: 1, breaks: null }) },
  PayScreenQuery: { variables: () => ({ locationId: 1, breaks: null }) },
  useSendHomeCostQuery: {
    variables: async (fixtures) => {
      await duringGig(fixtures);
      const { id, applicants } = fixtures.gig;
      return { gigId: id, applicationIds: applicants.slice(0, 2).map((applicant) => applicant.id) };
    },
  },
};
