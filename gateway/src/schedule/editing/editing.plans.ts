import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  EditGigScreenQuery: {
    variables: ({ gig }) => ({ gigId: gig.databaseId, locationId: 1 }),
  },
  setApplicationsOpenCloseMutation: {
    variables: ({ gig }) => ({ input: { gigIds: [gig.id] } }),
  },
  setApplicationsOpenReopenMutation: {
    variables: ({ gig }) => ({ input: { gigIds: [gig.id] } }),
  },
  updateGigMutation: {
    variables: ({ gig }) => ({ input: { gigId: gig.id, privateNotes: 'Loud band.' } }),
  },
  updateGigsMutation: {
    variables: ({ gig }) => ({ input: { gigIds: [gig.id], contactName: 'Dana' } }),
  },
};
