import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  askedAgainMutation: {
    variables: ({ gig }) => ({
      input: {
        gigId: gig.id,
        scope: 'ALL',
        date: '2026-06-20',
        startTime: '12:00',
        endTime: '18:00',
        validateOnly: true,
      },
    }),
  },
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
