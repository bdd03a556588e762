import { grillId, upcomingEventId } from '../../testing/demoIds.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';

export const plans: OperationPlans = {
  CalendarScreenQuery: {
    variables: () => ({
      locationId: 1,
      from: '2026-03-01',
      until: '2026-03-07',
      filter: {},
      isByPerson: false,
    }),
  },
  GigCardQuery: {
    variables: ({ gig }) => ({ gigId: gig.databaseId }),
  },
  EventChoicesQuery: {
    variables: () => ({ locationId: 1 }),
  },
  addGigsToEventMutation: {
    variables: ({ gig }) => ({ input: { eventId: upcomingEventId, gigIds: [gig.id] } }),
  },
  createEventWithGigsMutation: {
    variables: ({ gig }) => ({
      input: { locationId: grillId, name: 'Spring Gala', gigIds: [gig.id] },
    }),
  },
  moveGigMutation: {
    variables: ({ gig }) => ({
      input: { gigId: gig.id, scope: 'THIS', date: '2026-03-20', startTime: '17:00', endTime: '23:00' },
    }),
  },
};
