import { grillId, upcomingEventId } from '../../testing/demoIds.ts';
import { graphql } from '../../testing/graphql.ts';
import type { OperationPlans } from '../../testing/plans/operationPlan.ts';
import { present } from '../../testing/present.ts';
import type { TestStack } from '../../testing/startTestStack.ts';

/** The first shift of the demo's event that is next. */
async function anEventShift(stack: TestStack) {
  const { data } = await stack.run(
    graphql(`
      {
        event(databaseId: 5) {
          shifts(first: 1) {
            edges {
              node {
                id
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  return present(data?.event?.shifts?.edges[0]).node.id;
}

export const plans: OperationPlans = {
  AddableShiftsPaginationQuery: {
    variables: () => ({ id: upcomingEventId }),
  },
  AddableShiftsQuery: {
    variables: () => ({ eventId: 5 }),
  },
  addToEventMutation: {
    variables: ({ gig }) => ({ input: { eventId: upcomingEventId, gigIds: [gig.id] } }),
  },
  createEventMutation: {
    variables: ({ gig }) => ({ input: { locationId: grillId, name: 'Spring Gala', gigIds: [gig.id] } }),
  },
  deleteEventMutation: {
    variables: () => ({ input: { eventId: upcomingEventId } }),
  },
  EventContentPaginationQuery: {
    variables: () => ({ id: upcomingEventId }),
  },
  EventListPaginationQuery: {
    variables: () => ({ id: grillId, period: 'UPCOMING', search: '' }),
  },
  EventScreenQuery: {
    variables: () => ({ eventId: 5, locationId: 1 }),
  },
  EventsScreenQuery: {
    variables: () => ({ locationId: 1, period: 'UPCOMING', search: '' }),
  },
  removeFromEventMutation: {
    variables: ({ gig }) => ({ input: { eventId: upcomingEventId, gigIds: [gig.id] } }),
  },
  updateEventMutation: {
    variables: () => ({ input: { eventId: upcomingEventId, name: 'Spring Gala' } }),
  },
  updateEventShiftMutation: {
    variables: async ({ stack }) => ({
      input: { shiftId: await anEventShift(stack), contactName: 'Ana Ruiz' },
    }),
  },
};
